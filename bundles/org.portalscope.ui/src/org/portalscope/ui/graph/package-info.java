/** The view of the Portals graph: the figure of the document with the state at the cursor. */
package org.portalscope.ui.graph;

/** The view of the flow chart of address translation. */
package org.portalscope.ui.flow;

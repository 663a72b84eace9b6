/** The view of the wait-for graph. */
package org.portalscope.ui.waiting;

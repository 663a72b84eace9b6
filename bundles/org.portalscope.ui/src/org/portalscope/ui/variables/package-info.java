/** The Variables view: what the threads of the shown process are in, and the names they know there with their values. */
package org.portalscope.ui.variables;

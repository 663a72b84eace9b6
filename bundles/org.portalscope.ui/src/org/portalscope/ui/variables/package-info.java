/** The Variables view: what the threads of the shown process are in, and the names that they know there with their values. */
package org.portalscope.ui.variables;

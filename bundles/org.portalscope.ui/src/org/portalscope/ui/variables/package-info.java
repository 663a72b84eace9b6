/** The Variables view: what the threads of the shown process are in, and the names they know there with their values, and what protocols know. */
package org.portalscope.ui.variables;

/** The Variables view: what the threads of the shown process are in, the names they know there with their values, and what protocols know of it. */
package org.portalscope.ui.variables;

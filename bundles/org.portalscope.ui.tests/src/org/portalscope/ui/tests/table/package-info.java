/** Tables of the state and of steps, and the selection that all views share. */
package org.portalscope.ui.tests.table;

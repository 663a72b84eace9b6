/** Breakpoints in the workbench: the list of them, the lines that they write, and what keeps them from one start to the next. */
package org.portalscope.ui.breakpoint;

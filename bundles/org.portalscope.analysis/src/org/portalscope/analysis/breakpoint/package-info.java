/** Breakpoints: where a session that runs, forwards or back, stops, or writes a line and goes on. */
package org.portalscope.analysis.breakpoint;

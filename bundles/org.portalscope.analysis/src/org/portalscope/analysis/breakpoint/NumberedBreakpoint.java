package org.portalscope.analysis.breakpoint;

/**
 * A breakpoint of a list.
 *
 * @param number from 1; no other one of the list ever had it
 */
public record NumberedBreakpoint(int number, Breakpoint breakpoint) {
}

package org.portalscope.ui.editor.run;

/**
 * A line of a text that has a breakpoint.
 *
 * @param line    from 1
 * @param enabled whether it stops a run
 * @param hits    how often it is hit in what has been executed, as far as that has been looked through
 * @param words   what it says when the pointer rests on it
 */
public record BreakpointMark(int line, boolean enabled, int hits, String words) {
}

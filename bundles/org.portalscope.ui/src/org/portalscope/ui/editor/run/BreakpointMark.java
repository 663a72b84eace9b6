package org.portalscope.ui.editor.run;

/**
 * A line of a text that has a breakpoint.
 *
 * @param line    from 1
 * @param enabled whether it stops a run
 * @param words   what it says when the pointer rests on it
 */
public record BreakpointMark(int line, boolean enabled, String words) {
}

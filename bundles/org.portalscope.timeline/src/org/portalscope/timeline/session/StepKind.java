package org.portalscope.timeline.session;

/** The ways in which a cursor moves; each works in both directions. */
public enum StepKind {
    /** To the next step, wherever it is. */
    INTO,
    /** To the end of what the selected frame is doing. */
    OVER,
    /** To the end of the frame that the selected one is part of. */
    RETURN,
    /** To the end, or to where an expectation failed. */
    RESUME
}

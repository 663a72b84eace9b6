package org.portalscope.engine.step;

/**
 * Something that takes several steps: what a debugger shows as a frame.
 *
 * @param kind    what it is
 * @param subject what it is about; its text is the name of the scope
 */
public record Scope(Kind kind, Object subject) {

    /** What to call it, such as {@code PtlPut}, {@code put #7 from 0:0} or {@code entry 3}. */
    public String name() {
        return subject.toString();
    }

    /** The kinds of scopes, from the outermost to the innermost. */
    public enum Kind {
        /** A statement of a thread of a scenario. */
        STATEMENT,
        /** A call of a protocol above Portals. */
        UPPER_CALL,
        /** A message that has arrived. */
        MESSAGE,
        /** The completion of an operation: data moves, END is logged. */
        COMPLETION,
        /** A call of the Portals API. */
        CALL,
        /** The address translation of a put or get request. */
        TRANSLATION,
        /** The examination of one match entry. */
        ENTRY
    }
}

package org.portalscope.scenario.program;

/** What a program in Java is answered, in snapshots, which hold the numbers of these constants. */
enum AnswerKind {
    /** The return code and the outputs of a call of Portals. */
    CALL,
    /** The outcome of a call of a protocol. */
    OUTCOME,
    /** A region, bytes, or nothing. */
    VALUE,
    /** A function that a call of a protocol calls back. */
    CALLBACK;

    /** What the result or an output of a call of a protocol is. */
    enum Part {
        /** A number, a process id, a region, or nothing. */
        SIMPLE,
        LIST,
        STRUCTURE
    }
}

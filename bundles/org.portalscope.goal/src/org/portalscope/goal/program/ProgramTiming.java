package org.portalscope.goal.program;

/** What decides when the programs of a schedule do what it says. */
public enum ProgramTiming {
    /** Nothing: everything may happen in any order that the schedule allows. */
    NONE,
    /** The text of the program: calculations and channels take time. */
    CHANNELS,
    /** The LogGOPS model: it lets each operation begin, so that each chain of them is a thread of its own. */
    MODEL
}

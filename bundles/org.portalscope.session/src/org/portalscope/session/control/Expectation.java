package org.portalscope.session.control;

import java.util.OptionalInt;

import org.portalscope.world.program.SourceLocation;

/**
 * A statement of a process that says what must hold, and what became of it.
 *
 * @param process index of the process
 * @param name    of the process
 * @param place   where the statement begins
 * @param held    how often what it says held
 * @param verdict what became of it last
 * @param last    the transition in which it was executed last, from 1; empty if it was not
 */
public record Expectation(int process, String name, SourceLocation place, int held, Verdict verdict, OptionalInt last) {

    /** What becomes of an expectation. */
    public enum Verdict {
        HELD("held"),
        FAILED("failed"),
        WAITING("waits"),
        NOT_REACHED("not reached");

        private final String words;

        Verdict(String words) {
            this.words = words;
        }

        /** As users read it. */
        public String words() {
            return words;
        }
    }
}

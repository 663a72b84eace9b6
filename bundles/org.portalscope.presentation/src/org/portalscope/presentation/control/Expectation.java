package org.portalscope.presentation.control;

import java.util.OptionalInt;

import org.portalscope.engine.step.Numbers;
import org.portalscope.world.program.SourceLocation;

/**
 * What a process says must hold, in a statement or after each of its transitions, and what became of it.
 *
 * @param process index of the process
 * @param name    of the process
 * @param place   where the statement begins
 * @param always  whether it must hold after each transition of the process
 * @param held    how often what it says held
 * @param verdict what became of it last
 * @param last    the transition in which it was executed last, from 1; empty if it was not
 */
public record Expectation(int process, String name, SourceLocation place, boolean always, int held, Verdict verdict, OptionalInt last) {

    /** How often it held, in words; empty if it never did. */
    public String heldWords() {
        if (held == 0) {
            return "";
        }
        return always ? "after " + Numbers.count(held, "transition") : held == 1 ? "once" : held + " times";
    }

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

package org.portalscope.world.explore;

import java.util.List;
import java.util.Optional;

/**
 * What the explorer found, and what it did to find it.
 *
 * @param findings of each thing that is wrong a shortest one, which of several does not depend on chance, the shortest first; empty if nothing is wrong as
 *                 far as it looked
 * @param limit    what kept it from looking at everything; empty if nothing did, or if it found as much as it was to find before
 * @param unsought why {@link Finding.Kind#LIVELOCK} was not looked for; empty if it was, or was not wanted
 * @param effort   how far it got
 * @param bytes    memory of the stored states
 */
public record ExplorationResult(List<Finding> findings, Optional<Limit> limit, Optional<Unsought> unsought, ExplorationProgress effort, long bytes) {

    public ExplorationResult {
        findings = List.copyOf(findings);
    }

    /** What keeps an exploration from being complete. */
    public enum Limit {
        STATES("the bound of states"), MEMORY("the bound of memory"), DEPTH("the bound of depth"), CANCELLED("a cancel signal"),
        HIDDEN_STATE("a program whose state cannot be seen");

        private final String words;

        Limit(String words) {
            this.words = words;
        }

        /** What it is, as part of a sentence. */
        public String words() {
            return words;
        }
    }

    /** Why livelocks were not looked for. */
    public enum Unsought {
        FINDINGS("enough else had been found"), BOUND("not all states were looked at"), HIDDEN_STATE("the state of a program cannot be seen"),
        VIRTUAL_TIME("in virtual time no state comes again");

        private final String words;

        Unsought(String words) {
            this.words = words;
        }

        /** What it is, as a sentence without a full stop. */
        public String words() {
            return words;
        }
    }

    /** The shortest one, if something is wrong. */
    public Optional<Finding> finding() {
        return findings.stream().findFirst();
    }

    /** Whether every state that can be reached was looked at, but for collisions of digests, and nothing was found. */
    public boolean isComplete() {
        return findings.isEmpty() && limit.isEmpty();
    }

    /** The exponent of 2 that bounds how probable it is that two different states had the same digest: states² / 2^129. */
    public int collisionExponent() {
        return 2 * (Long.SIZE - Long.numberOfLeadingZeros(effort.states())) - 129;
    }
}

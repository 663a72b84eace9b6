package org.portalscope.world.fault;

import org.portalscope.engine.annotation.Mutation;

/**
 * How many transitions each of some processes has made, and which of them have died. Those of a world stand side by side: who asks all of them, one after the
 * other, touches little memory.
 */
public final class Lifetimes {

    private final long[] transitions;
    private final boolean[] dead;

    /** @param processes how many there are, which live and have made no transition */
    public Lifetimes(int processes) {
        transitions = new long[processes];
        dead = new boolean[processes];
    }

    /** How many transitions a process has made, by its index. */
    public long transitions(int process) {
        return transitions[process];
    }

    /** Whether a process has died, by its index. */
    public boolean isDead(int process) {
        return dead[process];
    }

    /** Counts a transition of a process. */
    @Mutation
    public void addTransition(int process) {
        transitions[process]++;
    }

    void setTransitions(int process, long count) {
        transitions[process] = count;
    }

    void setDead(int process, boolean isDead) {
        dead[process] = isDead;
    }
}

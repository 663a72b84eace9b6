package org.portalscope.scenario.program;

import org.portalscope.world.program.Failure;

/** What changes of a program in Java, as far as that can be seen: what it has been answered. */
final class JavaProgramState {

    private ProgramHistory history;
    private Failure failure;
    private boolean dead;

    JavaProgramState(ProgramHistory history) {
        this.history = history;
    }

    ProgramHistory history() {
        return history;
    }

    Failure failure() {
        return failure;
    }

    boolean isDead() {
        return dead;
    }

    void setHistory(ProgramHistory after) {
        history = after;
    }

    void setFailure(Failure ended) {
        failure = ended;
    }

    void setDead(boolean isDead) {
        dead = isDead;
    }

    @Override
    public String toString() {
        return history + ", failure " + failure + (dead ? ", dead" : "") + '\n';
    }
}

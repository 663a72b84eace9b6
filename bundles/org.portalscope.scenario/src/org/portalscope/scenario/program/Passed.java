package org.portalscope.scenario.program;

/** An instruction before which no thread ever stands: whoever comes to it goes on in the same transition. */
interface Passed extends Instruction {

    /**
     * Passes it.
     *
     * @param here where it stands
     * @return the instruction that comes next
     */
    int next(int here, Running running);

    @Override
    default void execute(Running running) {
        throw new IllegalStateException("what is passed is not executed");
    }
}

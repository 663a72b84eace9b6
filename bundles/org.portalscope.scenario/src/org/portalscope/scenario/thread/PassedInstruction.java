package org.portalscope.scenario.thread;

/** An instruction before which no thread ever stands: whoever comes to it goes on in the same transition. */
public interface PassedInstruction extends Instruction {

    /**
     * Passes it.
     *
     * @param here where it stands
     * @return the instruction that comes next
     */
    int next(int here, ThreadContext context);

    @Override
    default void execute(ThreadContext context) {
        throw new IllegalStateException("what is passed is not executed");
    }
}

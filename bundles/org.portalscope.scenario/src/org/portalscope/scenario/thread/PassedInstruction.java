package org.portalscope.scenario.thread;

/** An instruction before which no thread ever stops: whoever comes to it goes on in the same transition. */
public interface PassedInstruction extends Instruction {

    /**
     * Passes it.
     *
     * @param here its place in the source
     * @return the instruction that comes next
     */
    int next(int here, ThreadContext context);

    @Override
    default void execute(ThreadContext context) {
        throw new IllegalStateException("what is passed is not executed");
    }
}

package org.portalscope.scenario.program;

import org.portalscope.protocol.call.ResumableCall;

/**
 * A program in Java got on in a call of a protocol.
 *
 * @param before null if the call begins
 * @param after  null if it returns
 */
record UpperCallAdvanced(String operation, ResumableCall before, ResumableCall after) implements JavaProgramEffect {

    @Override
    public void apply(JavaProgramState program) {
        program.setCall(after);
    }

    @Override
    public void revert(JavaProgramState program) {
        program.setCall(before);
    }

    @Override
    public String words() {
        return operation + (after == null ? " returns" : before == null ? " begins" : " goes on");
    }
}

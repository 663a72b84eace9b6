package org.portalscope.scenario.program;

import java.util.List;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
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

    @Override
    public List<Field> fields() {
        return new Fields().value("operation", operation).value("before", before == null ? null : before.toString())
                .value("after", after == null ? null : after.toString()).list();
    }
}

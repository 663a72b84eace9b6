package org.portalscope.scenario.program;

import java.util.List;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.protocol.state.ProtocolState;

/**
 * A protocol knows something else of the process of a program in Java.
 *
 * @param before null before the first time
 * @param what   happened, in words
 */
record ProtocolStateReplaced(String protocol, ProtocolState before, ProtocolState after, String what) implements JavaProgramEffect {

    @Override
    public void apply(JavaProgramState program) {
        program.setProtocol(protocol, after);
    }

    @Override
    public void revert(JavaProgramState program) {
        program.setProtocol(protocol, before);
    }

    @Override
    public String words() {
        return protocol + ": " + what;
    }

    @Override
    public List<Field> fields() {
        return new Fields().value("protocol", protocol).value("before", before == null ? null : before.toString())
                .value("after", after.toString()).value("what", what).list();
    }
}

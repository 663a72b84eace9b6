package org.portalscope.scenario.program;

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
}

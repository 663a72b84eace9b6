package org.portalscope.scenario.effect;

import org.portalscope.scenario.thread.ProgramState;
import org.portalscope.protocol.state.ProtocolState;

/**
 * A protocol knows something else of its process.
 *
 * @param before null before the first time
 * @param what   happened, in words
 */
public record ProtocolChanged(String protocol, ProtocolState before, ProtocolState after, String what) implements ScenarioEffect {

    @Override
    public void apply(ProgramState program) {
        program.setProtocol(protocol, after);
    }

    @Override
    public void revert(ProgramState program) {
        program.setProtocol(protocol, before);
    }

    @Override
    public String words() {
        return protocol + ": " + what;
    }
}

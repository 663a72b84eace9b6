package org.portalscope.protocol.repeat;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.ProcessParts;

/**
 * From now on nobody knows what protocols know of a process, since a call does something else than was recorded.
 *
 * @param why as a part of a sentence
 */
public record ProtocolsLost(String why) implements Effect {

    @Override
    public void apply(ProcessParts parts) {
        parts.part(RepeatedProtocols.class).setLost(why);
    }

    @Override
    public void revert(ProcessParts parts) {
        parts.part(RepeatedProtocols.class).setLost("");
    }

    @Override
    public String words() {
        return "the state of protocols is not known any more: " + why;
    }

    @Override
    public String section() {
        return "";
    }

    @Override
    public void describe(Fields out) {
        out.value("why", why);
    }
}

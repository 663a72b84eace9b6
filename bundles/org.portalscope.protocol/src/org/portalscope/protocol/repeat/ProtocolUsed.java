package org.portalscope.protocol.repeat;

import java.util.stream.Collectors;

import org.portalscope.engine.description.Elements;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.protocol.ProtocolUse;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.ProcessParts;

/**
 * It became known how a process uses a protocol.
 *
 * @param before null before its first call
 */
record ProtocolUsed(ProtocolUse before, ProtocolUse after) implements Effect {

    @Override
    public void apply(ProcessParts parts) {
        parts.part(RepeatedProtocols.class).setUse(after.protocol(), after);
    }

    @Override
    public void revert(ProcessParts parts) {
        parts.part(RepeatedProtocols.class).setUse(after.protocol(), before);
    }

    @Override
    public String words() {
        return "the process uses " + text(after);
    }

    private static String text(ProtocolUse use) {
        return use.protocol() + use.settings().entrySet().stream().map(setting -> setting.getKey() + " = " + setting.getValue())
                .collect(Collectors.joining(", ", " { ", " }"));
    }

    @Override
    public String section() {
        return "";
    }

    @Override
    public void describe(Fields out) {
        out.value("before", before == null ? null : text(before)).value("after", text(after)).value("processes", new Elements(after.processes()));
    }
}

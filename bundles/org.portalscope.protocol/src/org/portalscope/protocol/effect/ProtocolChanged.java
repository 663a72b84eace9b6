package org.portalscope.protocol.effect;

import java.util.List;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.engine.protocol.TablesChange;
import org.portalscope.protocol.state.ProtocolState;

/**
 * A protocol knows something else of its process.
 *
 * @param before null before the first time
 * @param what   happened, in words
 */
public record ProtocolChanged(String protocol, ProtocolState before, ProtocolState after, String what) implements ProtocolEffect, TablesChange {

    @Override
    public void apply(ProtocolKeeper keeper) {
        keeper.setProtocol(protocol, after);
    }

    @Override
    public void revert(ProtocolKeeper keeper) {
        keeper.setProtocol(protocol, before);
    }

    @Override
    public List<ProtocolTable> tablesBefore() {
        return before == null ? List.of() : before.tables();
    }

    @Override
    public List<ProtocolTable> tablesAfter() {
        return after.tables();
    }

    @Override
    public String words() {
        return protocol + ": " + what;
    }

    @Override
    public void describe(Fields out) {
        out.value("protocol", protocol).value("before", before == null ? null : before.toString())
                .value("after", after.toString()).value("what", what)
                .count("unexpected_messages", after.unexpectedMessages());
    }
}

package org.portalscope.presentation.control;

import java.util.List;
import java.util.Optional;

import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.timeline.session.Session;

/**
 * What protocols above Portals know of a process.
 *
 * @param process index of the process
 * @param tables  what they know at the cursor
 * @param before  what they knew before the last move of the cursor; empty if another process was shown
 */
public record ProtocolTables(int process, List<ProtocolTable> tables, Optional<List<ProtocolTable>> before) {

    public ProtocolTables {
        tables = List.copyOf(tables);
    }

    static ProtocolTables of(Session session, int process, SessionSnapshot last) {
        return new ProtocolTables(process, session.state().process(process).protocolTables(), before(session, process, last));
    }

    private static Optional<List<ProtocolTable>> before(Session session, int process, SessionSnapshot last) {
        if (last == null || last.tables().process != process) {
            return Optional.empty();
        }
        return last.position().equals(session.position()) ? last.tables().before : Optional.of(last.tables().tables);
    }
}

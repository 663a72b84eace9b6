package org.portalscope.ui.graph;

import java.util.Optional;

import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.analysis.breakpoint.PortalTarget;
import org.portalscope.scene.NodeKey;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.state.ProcessTable;

/** Breakpoints that wait for what nodes of the graph take. */
final class NodeBreakpoints {

    private NodeBreakpoints() {
    }

    /**
     * The breakpoint that waits for requests whose bits a match entry takes, or for all that come to a Portal; nothing for other nodes.
     *
     * @param session that does not move
     */
    static Optional<Breakpoint> requests(NodeKey key, Session session) {
        Optional<PortalTarget> requests = switch (key.kind()) {
            case ENTRY -> PortalTarget.of(key.id(), session.state().process(key.process()));
            case PORTAL -> Optional.of(new PortalTarget((int) key.id(), 0, PortalTarget.ANY_BITS));
            default -> Optional.empty();
        };
        return requests.map(target -> Breakpoint.of(target).in(ProcessTable.of(session.state()).process(key.process())));
    }
}

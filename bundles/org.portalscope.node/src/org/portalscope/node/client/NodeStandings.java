package org.portalscope.node.client;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.portalscope.node.control.NodeState;
import org.portalscope.timeline.state.LiveProcess;

/**
 * How the nodes of a world stood at a moment, by the index of their process.
 *
 * @param outcomes   of those that have ended or are lost
 * @param received   how many transitions have come of each
 * @param written    how many of these the recording has
 * @param unverified the nodes whose replay differs from them
 */
record NodeStandings(List<NodeState> states, List<Optional<NodeOutcome>> outcomes, long[] received, long[] written, Set<Integer> unverified) {

    static NodeStandings of(AttachedWorld world) {
        int nodes = world.nodes().size();
        return new NodeStandings(IntStream.range(0, nodes).mapToObj(world::state).toList(), IntStream.range(0, nodes).mapToObj(world::outcome).toList(),
                world.nodes().stream().mapToLong(node -> node.file().size()).toArray(), IntStream.range(0, nodes).mapToLong(world::taken).toArray(),
                IntStream.range(0, nodes).filter(world::isUnverified).boxed().collect(Collectors.toSet()));
    }

    /** How one of them stands, of which so many transitions are not in the timeline yet. */
    LiveProcess process(int node, long lag, boolean isLeft) {
        boolean isUnverified = unverified.contains(node);
        if (outcomes.get(node).isPresent()) {
            return new LiveProcess(outcomes.get(node).get().state(), lag, outcomes.get(node).get().why(), isUnverified);
        }
        if (isLeft) {
            return new LiveProcess(LiveProcess.State.ENDED, lag, "detached", isUnverified);
        }
        NodeState state = states.get(node);
        LiveProcess.State going = lag >= LiveProcess.LAGGING ? LiveProcess.State.LAGGING : LiveProcess.State.LIVE;
        LiveProcess.State paused = state.waits() ? LiveProcess.State.STEPPING : LiveProcess.State.PAUSED;
        return new LiveProcess(state.isPaused() ? paused : going, lag, state.why(), isUnverified);
    }

    /** Whether one of them has come to a breakpoint since. */
    boolean isHitSince(NodeStandings before) {
        return IntStream.range(0, states.size()).anyMatch(node -> states.get(node).isAtBreakpoint() && !before.states.get(node).isAtBreakpoint());
    }

    /** Whether whoever looks at the nodes sees the same. */
    boolean looksLike(NodeStandings other) {
        return states.equals(other.states) && unverified.equals(other.unverified) && outcomes.equals(other.outcomes) && Arrays.equals(received, other.received)
                && Arrays.equals(written, other.written);
    }
}

package org.portalscope.node.client;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.portalscope.node.control.ControlFrame;
import org.portalscope.session.breakpoint.Breakpoint;

/** Breakpoints as the one condition that a node is told. */
final class NodeCondition {

    private NodeCondition() {
    }

    /**
     * The condition for one of the nodes. What nodes cannot look for is not in it: there the session stops when it comes to the step.
     *
     * @param node index of its process
     * @return nothing if there is nothing that it has to look for
     */
    static Optional<String> of(List<Breakpoint> breakpoints, int node) {
        String all = breakpoints.stream().filter(Breakpoint::enabled)
                .filter(each -> each.process().isEmpty() || each.process().get().index() == node)
                .flatMap(each -> each.stepCondition().stream()).map(condition -> '(' + condition + ')').collect(Collectors.joining(" || "));
        return Optional.of(all).filter(text -> !text.isEmpty());
    }

    /** Whether a condition fits into what a node is told at once. */
    static boolean canBeTold(String condition) {
        return condition.getBytes(StandardCharsets.UTF_8).length <= ControlFrame.LONGEST_TEXT;
    }
}

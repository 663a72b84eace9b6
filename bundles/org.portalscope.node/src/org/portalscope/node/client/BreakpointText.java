package org.portalscope.node.client;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.node.control.ControlFrame;

/** Breakpoints as the text that a node is told, a line each. */
final class BreakpointText {

    private BreakpointText() {
    }

    /**
     * The text for one of the nodes. What nodes cannot look for is not in it: there the session stops when it comes to the step.
     *
     * @param node index of its process
     * @return empty if there is nothing that it has to look for
     */
    static String of(List<Breakpoint> breakpoints, int node) {
        return breakpoints.stream().flatMap(each -> each.toldTo(node).stream()).collect(Collectors.joining("\n"));
    }

    /** Whether a text fits into what a node is told at once. */
    static boolean canBeTold(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length <= ControlFrame.LONGEST_TEXT;
    }
}

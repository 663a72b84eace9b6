package org.portalscope.ui.help;

import java.util.Map;

/** Which page of the help is about what. */
final class HelpPages {

    /** The page that leads to all others. */
    static final String INDEX = "pages/index.html";

    private static final Map<String, String> BY_PART = Map.ofEntries(
            Map.entry("org.portalscope.ui.graph", "pages/graph.html"),
            Map.entry("org.portalscope.ui.sequence", "pages/sequence.html"),
            Map.entry("org.portalscope.ui.flow", "pages/flow.html"),
            Map.entry("org.portalscope.ui.comparison", "pages/comparison.html"),
            Map.entry("org.portalscope.ui.translation", "pages/translation.html"),
            Map.entry("org.portalscope.ui.variables", "pages/variables.html"),
            Map.entry("org.eclipse.debug.ui.DebugView", "pages/debug.html"),
            Map.entry("org.portalscope.ui.timeline", "pages/timeline.html"),
            Map.entry("org.portalscope.ui.breakpoints", "pages/breakpoints.html"),
            Map.entry("org.portalscope.ui.console", "pages/breakpoints.html"),
            Map.entry("org.portalscope.ui.next", "pages/runs.html"),
            Map.entry("org.portalscope.ui.findings", "pages/runs.html"),
            Map.entry("org.portalscope.ui.matchList", "pages/match-list.html"),
            Map.entry("org.portalscope.ui.queues", "pages/queues.html"),
            Map.entry("org.portalscope.ui.eventQueues", "pages/event-queues.html"),
            Map.entry("org.portalscope.ui.memory", "pages/memory.html"),
            Map.entry("org.portalscope.ui.accessControl", "pages/access-control.html"),
            Map.entry("org.portalscope.ui.status", "pages/status.html"),
            Map.entry("org.portalscope.ui.editor", "pages/editor.html"),
            Map.entry("org.portalscope.ui.outline", "pages/editor.html"),
            Map.entry("org.portalscope.ui.gallery", "pages/gallery.html"));

    private HelpPages() {
    }

    /** The page about a view or an editor by its id, or null if none has the focus. */
    static String about(String part) {
        return part == null ? INDEX : BY_PART.getOrDefault(part, INDEX);
    }
}

package org.portalscope.ui.help;

import java.util.Map;

/** Which page of the help is about what. */
final class HelpPages {

    /** The page that leads to all others. */
    static final String INDEX = "pages/index.html";

    private static final Map<String, String> BY_PART = Map.of(
            "org.portalscope.ui.graph", "pages/graph.html",
            "org.portalscope.ui.sequence", "pages/sequence.html",
            "org.portalscope.ui.flow", "pages/flow.html",
            "org.portalscope.ui.comparison", "pages/comparison.html",
            "org.portalscope.ui.translation", "pages/translation.html",
            "org.portalscope.ui.variables", "pages/variables.html",
            "org.portalscope.ui.timeline", "pages/timeline.html",
            "org.portalscope.ui.editor", "pages/editor.html",
            "org.portalscope.ui.gallery", "pages/gallery.html");

    private HelpPages() {
    }

    /** The page about a view or an editor by its id, or null if none has the focus. */
    static String about(String part) {
        return part == null ? INDEX : BY_PART.getOrDefault(part, INDEX);
    }
}

package org.portalscope.ui.help;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Which page of the help is about what. */
final class HelpPages {

    /** The page that leads to all others. */
    static final String INDEX = "pages/index.html";

    private static final Map<String, String> BY_PART = Map.ofEntries(
            Map.entry("org.portalscope.ui.graph", "pages/graph.html"),
            Map.entry("org.portalscope.ui.sequence", "pages/sequence.html"),
            Map.entry("org.portalscope.ui.flow", "pages/flow.html"),
            Map.entry("org.portalscope.ui.waitForGraph", "pages/wait-for-graph.html"),
            Map.entry("org.portalscope.ui.comparison", "pages/comparison.html"),
            Map.entry("org.portalscope.ui.translation", "pages/translation.html"),
            Map.entry("org.portalscope.ui.variables", "pages/variables.html"),
            Map.entry("org.portalscope.ui.expressions", "pages/expressions.html"),
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

    /** How the titles of dialogs begin, and the pages about them. */
    private static final Map<String, String> BY_DIALOG = Map.ofEntries(
            Map.entry("Find Step", "pages/find.html"),
            Map.entry("Go To", "pages/find.html"),
            Map.entry("What If", "pages/recordings.html"),
            Map.entry("Choose Another Transition", "pages/branches.html"),
            Map.entry("Edit ", "pages/branches.html"),
            Map.entry("Compare Timelines", "pages/branches.html"),
            Map.entry("Watch", "pages/expressions.html"),
            Map.entry("Change Expression", "pages/expressions.html"),
            Map.entry("Add Breakpoint", "pages/breakpoints.html"),
            Map.entry("Explore ", "pages/runs.html"),
            Map.entry("Run ", "pages/runs.html"),
            Map.entry("Random Scheduler", "pages/runs.html"),
            Map.entry("Faults", "pages/runs.html"),
            Map.entry("New MPI Exchange", "pages/mpi.html"),
            Map.entry("Attach to Nodes", "pages/nodes.html"),
            Map.entry("Launch Nodes", "pages/nodes.html"),
            Map.entry("Presentation", "pages/presentation.html"),
            Map.entry("Expectations", "pages/translation.html"),
            Map.entry("Preferences", HelpHandler.PREFERENCES));

    private static final Map<String, String> BY_PROTOCOL = Map.of("mpi", "pages/mpi.html", "lapi", "pages/lapi.html", "dat", "pages/dat.html");

    private static final Pattern USE = Pattern.compile("\\buse\\s+(\\w+)\\b[^;]*;");

    private HelpPages() {
    }

    /**
     * The page about the protocol that a scenario brings in by the statement at the caret, such as {@code use mpi;}.
     *
     * @param caret characters in front of it
     */
    static Optional<String> aboutProtocol(String scenario, int caret) {
        return USE.matcher(scenario).results().filter(use -> use.start() <= caret && caret <= use.end()).findFirst()
                .map(use -> BY_PROTOCOL.get(use.group(1)));
    }

    /** The page about a dialog by its title. */
    static String aboutDialog(String title) {
        return BY_DIALOG.entrySet().stream().filter(dialog -> title.startsWith(dialog.getKey())).map(Map.Entry::getValue).findFirst().orElse(INDEX);
    }

    /** All pages about dialogs. */
    static Collection<String> ofDialogs() {
        return BY_DIALOG.values();
    }

    /** The page about a view or an editor by its id, or null if none has the focus. */
    static String about(String part) {
        return part == null ? INDEX : BY_PART.getOrDefault(part, INDEX);
    }
}

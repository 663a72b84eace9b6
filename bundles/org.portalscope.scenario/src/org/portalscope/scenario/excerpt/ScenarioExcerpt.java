package org.portalscope.scenario.excerpt;

import java.util.List;
import java.util.function.Supplier;

import org.portalscope.protocol.Protocols;
import org.portalscope.recording.excerpt.Excerpt;
import org.portalscope.recording.excerpt.ExcerptException;
import org.portalscope.recording.excerpt.ExcerptProcess;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.format.Formatter;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.World;

/** Excerpts as texts of the scenario language. */
public final class ScenarioExcerpt {

    private static final String NAME = "excerpt";
    /** What statements stand in when they are formatted: in lines of its own, and a bracket behind. */
    private static final String HEAD = "scenario \"\";\n\nprocess p at 0:0 {\n";
    private static final int HEAD_LINES = 3;

    private ScenarioExcerpt() {
    }

    /**
     * The text of a scenario that makes the calls of an excerpt, a statement on a line.
     *
     * @throws ExcerptException if a call cannot be written, such as one with a handle that no call before it has returned
     */
    public static String write(Excerpt excerpt) throws ExcerptException {
        return new ExcerptWriter(excerpt).text();
    }

    /**
     * The calls of an excerpt as statements in the style of the {@link Formatter}, to be pasted into a process that has initialized its interface as
     * {@code ni}, with the declarations of the memory that they use; of several processes, those of each under its name.
     *
     * @throws ExcerptException if a call cannot be written
     */
    public static String statements(Excerpt excerpt) throws ExcerptException {
        StringBuilder out = new StringBuilder();
        for (ExcerptProcess process : excerpt.processes()) {
            if (excerpt.processes().size() > 1) {
                out.append(out.isEmpty() ? "" : "\n").append("    // ").append(process.description().name()).append('\n');
            }
            List<String> lines = format(HEAD + new ExcerptWriter(excerpt).statements(process) + "}\n").lines().toList();
            lines.subList(HEAD_LINES, lines.size() - 1).forEach(line -> out.append(line).append('\n'));
        }
        return out.toString();
    }

    /**
     * Such a text in the style of the {@link Formatter}.
     *
     * @throws IllegalArgumentException if it has errors of syntax
     */
    public static String format(String text) {
        try {
            return Formatter.format(NAME, text);
        } catch (ScenarioException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    /**
     * Makes worlds of such a text.
     *
     * @throws ExcerptException if the text is no scenario
     */
    public static Supplier<World> worlds(String text) throws ExcerptException {
        try {
            return Scenario.readText(NAME, text, Protocols.NONE).worlds(List.of());
        } catch (ScenarioException e) {
            throw new ExcerptException("The calls do not make a scenario: " + e.getMessage(), e);
        }
    }
}

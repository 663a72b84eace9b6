package org.portalscope.scenario.excerpt;

import java.util.List;
import java.util.function.Supplier;

import org.portalscope.protocol.Protocols;
import org.portalscope.recording.excerpt.Excerpt;
import org.portalscope.recording.excerpt.ExcerptException;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.format.Formatter;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.World;

/** Excerpts as texts of the scenario language. */
public final class ScenarioExcerpt {

    private static final String NAME = "excerpt";

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

package org.portalscope.scenario.library;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

import org.portalscope.expression.Suggestion;
import org.portalscope.scenario.Imports;
import org.portalscope.scenario.ParseResult;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioException;
import org.portalscope.scenario.ScenarioParser;

/** The scenarios that come with the product, found on the class path of this bundle. */
public final class Library {

    private static final String INDEX = "scenarios.index";
    private static final String EXTENSION = ".ptl";
    private static final String MODULE = "library:";
    private static final Pattern MODULE_NAME = Pattern.compile("[\\w.-]+\\.ptl");

    private Library() {
    }

    /**
     * A scenario of the library.
     *
     * @param id      the file name without its extension
     * @param section of the document that it shows
     * @param about   what to look at
     */
    public record Entry(String id, String title, String section, String about) {
    }

    /** The ids of the scenarios in the order in which they are offered; the first is the one to begin with. */
    public static List<String> ids() {
        return text(INDEX).lines().filter(line -> !line.isBlank()).toList();
    }

    /** The scenarios in the order in which they are offered. */
    public static List<Entry> entries() {
        return ids().stream().map(Library::parse).map(Library::entry).toList();
    }

    /**
     * A scenario of the library.
     *
     * @throws ScenarioException if there is none of that id
     */
    public static Scenario open(String id) throws ScenarioException {
        if (!ids().contains(id)) {
            throw new ScenarioException("there is no scenario '" + id + "' in the library" + Suggestion.near(id, ids()));
        }
        return parse(id);
    }

    /** Whether the name of a file is one that {@link #module} gives. */
    public static boolean isModule(String file) {
        return file.startsWith(MODULE);
    }

    /**
     * A file that scenarios import; its name tells it from the user's files.
     *
     * @throws ScenarioException if there is none of that name
     */
    public static Imports.Module module(String name) throws ScenarioException {
        if (!MODULE_NAME.matcher(name).matches() || Library.class.getResource("/" + name) == null) {
            throw new ScenarioException("there is no file '" + name + "' beside the scenario or in the library");
        }
        return new Imports.Module(MODULE + name, text(name));
    }

    private static Scenario parse(String id) {
        ParseResult result = ScenarioParser.parse(id + EXTENSION, text(id + EXTENSION));
        return result.scenario().orElseThrow(() -> new IllegalStateException(result.report()));
    }

    /** What a list of the library says of one of its scenarios. */
    public static Entry entry(Scenario scenario) {
        String id = scenario.fileName().substring(0, scenario.fileName().length() - EXTENSION.length());
        return new Entry(id, scenario.title(), scenario.section(), scenario.about());
    }

    private static String text(String resource) {
        try (InputStream in = Library.class.getResourceAsStream("/" + resource)) {
            if (in == null) {
                throw new IllegalStateException("the library lacks " + resource);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

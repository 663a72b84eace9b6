package org.portalscope.scenario.recording;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import org.portalscope.protocol.Protocols;
import org.portalscope.recording.EmbeddedFile;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.Imports;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.World;
import org.portalscope.world.program.SourceId;

/** The scenario that a recording brings along. */
public final class EmbeddedScenario {

    private static final String FAULT = "--fault";
    /** What the names of imported files of the library begin with. */
    private static final String LIBRARY = "library:";

    private EmbeddedScenario() {
    }

    /** The files of a scenario, as recordings hold them. */
    public static List<EmbeddedFile> files(Scenario scenario) {
        return scenario.files().stream().map(file -> new EmbeddedFile(file.name(), file.id().kind() == SourceId.Kind.LIBRARY, file.text())).toList();
    }

    /** The options that a run was started with, as recordings hold them: with all its faults, wherever they were written. */
    public static List<String> options(List<String> order, List<String> faults) {
        List<String> options = new ArrayList<>(order);
        for (String fault : faults) {
            options.add(FAULT);
            options.add(fault);
        }
        return options;
    }

    /**
     * The scenario that a recording is of; empty if it is of none, or of one that this version does not understand.
     *
     * @param protocols those that it can use
     */
    public static Optional<Scenario> read(RecordingOrigin origin, Protocols protocols) {
        return read(origin.sources(), protocols);
    }

    /**
     * The scenario of the files that a session or a recording holds; empty if it holds none, or one that this version does not understand.
     *
     * @param protocols those that it can use
     */
    public static Optional<Scenario> read(List<EmbeddedFile> files, Protocols protocols) {
        if (files.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(Scenario.read(modules(files), protocols));
        } catch (ScenarioException e) {
            return Optional.empty(); // what was recorded is shown without the names of its program
        }
    }

    /**
     * What makes worlds of the scenario that a recording is of, with the faults that there were; empty if it is of none, of some of its processes only, or of
     * one that this version does not understand.
     *
     * @param protocols those that it can use
     */
    public static Optional<Supplier<World>> worlds(RecordingOrigin origin, Protocols protocols) {
        return origin.isWhole() ? read(origin, protocols).flatMap(scenario -> worlds(scenario, origin)) : Optional.empty();
    }

    private static Optional<Supplier<World>> worlds(Scenario scenario, RecordingOrigin origin) {
        try {
            return Optional.of(scenario.worlds(faults(origin)));
        } catch (ScenarioException e) {
            return Optional.empty(); // as above
        }
    }

    /** The files that a session or a recording holds, as their imports find them. */
    public static List<Imports.Module> modules(List<EmbeddedFile> files) {
        return files.stream().map(EmbeddedScenario::module).toList();
    }

    private static Imports.Module module(EmbeddedFile file) {
        String name = file.name().startsWith(LIBRARY) ? file.name().substring(LIBRARY.length()) : file.name();
        return new Imports.Module(file.library() ? SourceId.library(name) : SourceId.text(name), file.name(), file.text());
    }

    /** The plans of faults that a run was started with, beside those that its scenario declares. */
    public static List<String> faults(RecordingOrigin origin) {
        return faults(origin.options());
    }

    /** The plans of faults among the options that a run was started with, each name before its value. */
    public static List<String> faults(List<String> options) {
        List<String> faults = new ArrayList<>();
        for (int i = 0; i + 1 < options.size(); i += 2) {
            if (options.get(i).equals(FAULT)) {
                faults.add(options.get(i + 1));
            }
        }
        return faults;
    }
}

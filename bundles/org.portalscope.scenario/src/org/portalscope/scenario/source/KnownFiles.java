package org.portalscope.scenario.source;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.world.program.SourceId;

/** Imports from files that are known beforehand, such as those that a recording brings along, and from nowhere else. */
public final class KnownFiles implements Imports {

    /** What the names of imported files of the library begin with. */
    private static final String LIBRARY = "library:";

    private final List<Module> files;

    public KnownFiles(List<Module> files) {
        this.files = List.copyOf(files);
    }

    @Override
    public Module find(SourceId importer, String name, String path) throws ScenarioException {
        try {
            return find(Path.of(name).resolveSibling(path).normalize().toString().replace('\\', '/')).or(() -> find(LIBRARY + path))
                    .orElseThrow(() -> new ScenarioException("there is no file '" + path + "' among those that are known"));
        } catch (InvalidPathException e) {
            throw new ScenarioException(path + ": this is no name of a file", e);
        }
    }

    /** Those of recordings have names without control characters. */
    private Optional<Module> find(String name) {
        String printable = ControlCharacters.shown(name);
        return files.stream().filter(file -> file.name().equals(printable)).findFirst();
    }
}

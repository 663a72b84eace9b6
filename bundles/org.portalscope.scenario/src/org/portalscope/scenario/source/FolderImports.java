package org.portalscope.scenario.source;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

import org.portalscope.world.program.SourceId;

/** Finds files in the folder of the file that imports them, or else in the library; those that files of the library import, there alone. */
public final class FolderImports implements Imports {

    private final Path folder;

    /** @param folder in which the name of the scenario is found, or null if it is in none */
    public FolderImports(Path folder) {
        this.folder = folder;
    }

    @Override
    public Module find(SourceId importer, String name, String path) throws ScenarioException {
        try {
            if (importer.kind() == SourceId.Kind.LIBRARY) {
                return LibraryFiles.module(path);
            }
            Path found = Path.of(name).resolveSibling(path).normalize();
            Path file = folder == null ? null : folder.resolve(found);
            if (file == null || !Files.exists(file)) {
                return LibraryFiles.module(path);
            }
            return new Module(SourceId.file(file), found.toString().replace('\\', '/'), ScenarioFile.read(file));
        } catch (InvalidPathException e) {
            throw new ScenarioException(path + ": this is no name of a file", e);
        }
    }
}

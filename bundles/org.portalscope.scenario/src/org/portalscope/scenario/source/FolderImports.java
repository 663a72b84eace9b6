package org.portalscope.scenario.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

import org.portalscope.world.program.SourceId;

/**
 * Finds files beside the file that imports them or below its folder, or else in the library; those that files of the library import, there alone. No
 * import leaves that folder, neither by its path nor through a symbolic link: whoever runs somebody else's scenario opens no other file of theirs.
 */
public final class FolderImports implements Imports {

    private final Path folder;

    /** @param folder in which the name of the scenario is found, or null if it is in none: then it imports from the library only */
    public FolderImports(Path folder) {
        this.folder = folder;
    }

    @Override
    public Module find(SourceId importer, String name, String path) throws ScenarioException {
        if (importer.kind() == SourceId.Kind.LIBRARY) {
            return ofLibrary(path, "in the library, where its files import from");
        }
        if (folder == null) {
            return ofLibrary(path, "in the library, and a text without a file imports from nowhere else");
        }
        try {
            Path file = file(name, path);
            return Files.exists(file) ? read(file, name, path) : ofLibrary(path, "beside the scenario or in the library");
        } catch (InvalidPathException e) {
            throw new ScenarioException(path + ": this is no name of a file", e);
        } catch (IOException e) {
            throw new ScenarioException(path + ": the file cannot be read: " + e.getMessage(), e);
        }
    }

    /** Where a path leads from the file of a name, symbolic links not yet followed. */
    private Path file(String name, String path) throws ScenarioException {
        Path beside = folderOf(name);
        Path file = beside.resolve(path).normalize();
        if (Path.of(path).isAbsolute() || !file.startsWith(beside)) {
            throw outside(path);
        }
        return file;
    }

    private Path folderOf(String name) {
        return folder.resolve(name).resolveSibling("").toAbsolutePath().normalize();
    }

    private Module read(Path file, String name, String path) throws IOException, ScenarioException {
        if (!file.toRealPath().startsWith(folderOf(name).toRealPath())) {
            throw outside(path);
        }
        return new Module(SourceId.file(file), Path.of(name).resolveSibling(path).normalize().toString().replace('\\', '/'), ScenarioFile.read(file));
    }

    private static ScenarioException outside(String path) {
        return new ScenarioException("'" + path + "' is neither beside this file nor below its folder");
    }

    private static Module ofLibrary(String path, String where) throws ScenarioException {
        return LibraryFiles.module(path).orElseThrow(() -> new ScenarioException("there is no file '" + path + "' " + where));
    }
}

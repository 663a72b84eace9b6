package org.portalscope.releng.spotbugs;

import edu.umd.cs.findbugs.BugInstance;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The classes that somebody wrote: generated ones have no file in the folder src of a bundle. */
final class Sources {

    private static final Path BUNDLES = Path.of("../../bundles");

    /** Names without suffix, such as org/portalscope/engine/PortalsProcess. */
    private final Set<String> written;

    Sources() throws IOException {
        try (Stream<Path> bundles = Files.list(BUNDLES)) {
            written = bundles.map(bundle -> bundle.resolve("src")).filter(Files::isDirectory).flatMap(Sources::classes).collect(Collectors.toSet());
        }
    }

    /** Returns whether a bug is in a class that was written, or in one within it. */
    boolean hold(BugInstance bug) {
        return written.contains(bug.getPrimaryClass().getClassName().replaceAll("\\$.*", "").replace('.', '/'));
    }

    private static Stream<String> classes(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(file -> folder.relativize(file).toString().replace('\\', '/'))
                .filter(name -> name.endsWith(".java"))
                .map(name -> name.substring(0, name.length() - ".java".length()))
                .toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

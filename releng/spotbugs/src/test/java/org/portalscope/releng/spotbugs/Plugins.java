package org.portalscope.releng.spotbugs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The plugins of the product as it was built for Linux: our bundles, and all that they use. */
final class Plugins {

    private static final Path FOLDER = Path.of("../../product/target/products/org.portalscope.product/linux/gtk/x86_64/plugins");

    private static final Predicate<Path> OURS = jar -> jar.getFileName().toString().startsWith("org.portalscope.");

    private Plugins() {
    }

    static List<Path> ours() throws IOException {
        return jars(OURS);
    }

    static List<Path> others() throws IOException {
        return jars(OURS.negate());
    }

    private static List<Path> jars(Predicate<Path> wanted) throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".jar")).filter(wanted).sorted().toList();
        }
    }
}

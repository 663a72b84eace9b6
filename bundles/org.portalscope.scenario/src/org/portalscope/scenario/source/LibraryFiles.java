package org.portalscope.scenario.source;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;

import org.portalscope.world.program.SourceId;

/** The files that come with the product, found on the class path of this bundle: scenarios, and what they can import. */
public final class LibraryFiles {

    private static final String MODULE = "library:";
    private static final Pattern MODULE_NAME = Pattern.compile("[\\w.-]+\\.ptl");

    private LibraryFiles() {
    }

    /** A file that scenarios import, if there is one of that name; its name tells it from the user's files. */
    public static Optional<Imports.Module> module(String name) {
        if (!MODULE_NAME.matcher(name).matches() || LibraryFiles.class.getResource("/" + name) == null) {
            return Optional.empty();
        }
        return Optional.of(new Imports.Module(SourceId.library(name), MODULE + name, text(name)));
    }

    /** The text of a file that is known to be there. */
    public static String text(String name) {
        try (InputStream in = LibraryFiles.class.getResourceAsStream("/" + name)) {
            if (in == null) {
                throw new IllegalStateException("the library lacks " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

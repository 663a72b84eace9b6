package org.portalscope.world.program;

import java.nio.file.Path;
import java.util.Locale;

/**
 * Which source a place is in: two sources are the same if and only if their ids are, whatever users call them.
 *
 * @param kind where it is
 * @param name which no other source of that kind has
 */
public record SourceId(Kind kind, String name) {

    /** Where a source is. */
    public enum Kind {
        /** A file; its name is its absolute path without detours, with slashes. */
        FILE,
        /** A file that comes with the product; its name is that in the library. */
        LIBRARY,
        /** A text without a file, such as a new scenario in an editor. */
        TEXT
    }

    /** A file, by a path that may be relative to the working directory. */
    public static SourceId file(Path path) {
        return new SourceId(Kind.FILE, path.toAbsolutePath().normalize().toString().replace('\\', '/'));
    }

    /** A file that comes with the product. */
    public static SourceId library(String name) {
        return new SourceId(Kind.LIBRARY, name);
    }

    /** A text without a file. */
    public static SourceId text(String name) {
        return new SourceId(Kind.TEXT, name);
    }

    // Written out, since the one of a record is put together from method handles when it is first used, which delays each start.
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof SourceId that && kind == that.kind && name.equals(that.name);
    }

    @Override
    public int hashCode() {
        return 31 * name.hashCode() + kind.ordinal();
    }

    /** Such as {@code file:/home/me/put.ptl}. */
    @Override
    public String toString() {
        return kind.name().toLowerCase(Locale.ROOT) + ":" + name;
    }
}

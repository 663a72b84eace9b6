package org.portalscope.cli.argument;

import java.util.Locale;

/** How a command writes what it has to tell. */
public enum Format {
    /** For people. */
    TEXT,
    /** For programs: one object a line. */
    JSON;

    /** The value of the option. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}

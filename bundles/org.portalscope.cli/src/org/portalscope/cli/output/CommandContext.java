package org.portalscope.cli.output;

import java.io.PrintWriter;

/** What the commands have in common while one of them is executed. */
public interface CommandContext {

    /** Tells a command when it is to end. */
    Interruption interruption();

    /** Where a command writes a file that it prints, byte for byte; all else it writes so that a terminal shows it. */
    PrintWriter untouched();
}

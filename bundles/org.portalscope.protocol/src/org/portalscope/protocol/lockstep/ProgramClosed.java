package org.portalscope.protocol.lockstep;

/** Unwinds a program that goes on no more. */
final class ProgramClosed extends Error {

    private static final long serialVersionUID = 1;

    ProgramClosed() {
        super("the program has been ended");
    }

    ProgramClosed(InterruptedException cause) {
        super("the program has been ended", cause);
    }
}

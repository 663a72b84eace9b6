package org.portalscope.recording.text;

import java.util.function.Consumer;

/** Tells whoever wants to know of what differs in the line that is read. */
final class Differences {

    private final String file;
    private final Consumer<Discrepancy> listener;
    private int line;

    Differences(String file, Consumer<Discrepancy> listener) {
        this.file = file;
        this.listener = listener;
    }

    /** What comes from now on is said of a line. */
    void begin(int newLine) {
        line = newLine;
    }

    void add(String what, String theirs, String ours) {
        listener.accept(new Discrepancy(file, line, what, theirs, ours));
    }
}

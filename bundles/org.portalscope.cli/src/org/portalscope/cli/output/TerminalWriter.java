package org.portalscope.cli.output;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;

import org.portalscope.engine.description.ControlCharacters;

/** Passes text on so that no terminal obeys what is in it: of all {@link ControlCharacters}, only tabs and line ends stay what they are. */
public final class TerminalWriter extends Writer {

    private final PrintWriter out;

    public TerminalWriter(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void write(char[] text, int from, int length) {
        int passed = from;
        for (int i = from; i < from + length; i++) {
            if (ControlCharacters.contains(text[i]) && !isLayout(text, i, from + length)) {
                out.write(text, passed, i - passed);
                out.write(ControlCharacters.shown(text[i]));
                passed = i + 1;
            }
        }
        out.write(text, passed, from + length - passed);
    }

    private static boolean isLayout(char[] text, int index, int end) {
        return text[index] == '\n' || text[index] == '\t' || text[index] == '\r' && index + 1 < end && text[index + 1] == '\n';
    }

    @Override
    public void flush() throws IOException {
        if (out.checkError()) {
            throw new IOException("what was printed is lost");
        }
    }

    /** What it passes to stays open. */
    @Override
    public void close() throws IOException {
        flush();
    }
}

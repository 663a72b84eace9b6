package org.portalscope.cli.output;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Locale;

import org.portalscope.engine.description.ControlCharacters;

/**
 * Prints lines for a terminal: nothing in a line ends it, whatever names and messages it is made of. Texts of several lines are printed by {@link #print}; of
 * these and of all else, {@link TerminalWriter} shows what a terminal would obey.
 */
public final class TerminalPrinter extends PrintWriter {

    /** @param flushes whether each line is passed on at once */
    public TerminalPrinter(PrintWriter out, boolean flushes) {
        super(new TerminalWriter(out), flushes);
    }

    @Override
    public void println(String line) {
        super.println(ControlCharacters.shown(line));
    }

    @Override
    public void println(Object line) {
        println(String.valueOf(line));
    }

    @Override
    public PrintWriter format(String format, Object... values) {
        return super.format(format, shown(values));
    }

    @Override
    public PrintWriter format(Locale locale, String format, Object... values) {
        return super.format(locale, format, shown(values));
    }

    private static Object[] shown(Object... values) {
        return Arrays.stream(values).map(value -> value instanceof String text ? ControlCharacters.shown(text) : value).toArray();
    }
}

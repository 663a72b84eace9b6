package org.portalscope.timeline.text;

import org.portalscope.engine.description.ControlCharacters;

/** Cells of comma-separated values, RFC 4180. A text that a spreadsheet would take for a formula has an apostrophe in front; numbers never have. */
public final class CsvCell {

    private static final String FORMULA = "=+-@\t\r";
    private static final String NUMBER = "[+-]?\\d+(\\.\\d+)?([eE][+-]?\\d+)?";

    private CsvCell() {
    }

    /** A cell as it stands between two commas. */
    public static String of(String text) {
        String printable = ControlCharacters.shown(text);
        String cell = isFormula(text) ? '\'' + printable : printable;
        return cell.matches("[^,\"]*") ? cell : '"' + cell.replace("\"", "\"\"") + '"';
    }

    private static boolean isFormula(String text) {
        return !text.isEmpty() && FORMULA.indexOf(text.charAt(0)) >= 0 && !text.matches(NUMBER);
    }
}

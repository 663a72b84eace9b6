package org.portalscope.scenario.editing;

import java.util.List;

/** Makes lines of a text comments, or takes them out of comments if they all are some. */
public final class LineComments {

    private static final String MARK = "//";

    private LineComments() {
    }

    /** Lines as they are to be instead; blank ones stay as they are. */
    public static List<String> toggled(List<String> lines) {
        if (lines.stream().filter(line -> !line.isBlank()).allMatch(line -> line.stripLeading().startsWith(MARK))) {
            return lines.stream().map(LineComments::uncommented).toList();
        }
        int indent = lines.stream().filter(line -> !line.isBlank()).mapToInt(LineComments::indent).min().orElse(0);
        return lines.stream().map(line -> line.isBlank() ? line : line.substring(0, indent) + MARK + " " + line.substring(indent)).toList();
    }

    private static String uncommented(String line) {
        if (line.isBlank()) {
            return line;
        }
        int mark = line.indexOf(MARK);
        int rest = mark + MARK.length();
        return line.substring(0, mark) + line.substring(line.startsWith(" ", rest) ? rest + 1 : rest);
    }

    private static int indent(String line) {
        return line.length() - line.stripLeading().length();
    }
}

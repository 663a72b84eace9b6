package org.portalscope.cli.scenario;

import java.util.ArrayList;
import java.util.List;

/** Breaks text into lines. */
final class Paragraph {

    private Paragraph() {
    }

    /** The words of a text in lines of at most a width; a longer word has a line of its own. */
    static List<String> lines(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.strip().split("\\s+")) {
            if (line.length() > 0 && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}

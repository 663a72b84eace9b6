package org.portalscope.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/** Parts text between words into lines. */
public final class Wrapping {

    private Wrapping() {
    }

    /** The lines of a text, none wider than the given width, a longer word aside; at least one. */
    public static List<String> lines(String text, int width, ToIntFunction<String> measure) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ")) {
            if (!line.isEmpty() && measure.applyAsInt(line + " " + word) > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}

package org.portalscope.scene.style;

import java.util.List;
import java.util.Locale;

/** What has become of a thing; shown by line, dash and mark, so that colour only repeats it. */
public enum State {
    IDLE("idle", 1, List.of(), Mark.NONE),
    CURRENT("current", 3, List.of(), Mark.TRIANGLE),
    PASSED_OVER("passed over", 1, List.of(), Mark.NOT_EQUAL),
    REFUSED("refused", 2, List.of(6, 3), Mark.NO_ENTRY),
    ACCEPTED("accepted", 3, List.of(), Mark.CHECK),
    CHANGED("changed", 2, List.of(), Mark.CORNER),
    UNLINKED("unlinked", 1, List.of(2, 2), Mark.STRUCK),
    IN_FLIGHT("in flight, pending", 2, List.of(3, 3), Mark.OPEN_ARROW),
    DROPPED("dropped or failed", 3, List.of(), Mark.CROSS),
    NOT_EXAMINED("not examined", 1, List.of(), Mark.NONE),
    DEADLOCKED("waits for ever", 3, List.of(), Mark.WAITS),
    SELECTED("selected", 1, List.of(2, 2), Mark.NONE);

    private final String word;
    private final int width;
    private final List<Integer> dash;
    private final Mark mark;

    State(String word, int width, List<Integer> dash, Mark mark) {
        this.word = word;
        this.width = width;
        this.dash = List.copyOf(dash);
        this.mark = mark;
    }

    /** What the legend and screen readers call it. */
    public String word() {
        return word;
    }

    /** The width of its line in logical pixels. */
    public int width() {
        return width;
    }

    /** Lengths of strokes and gaps of its line; empty if it is solid. */
    public List<Integer> dash() {
        return dash;
    }

    public Mark mark() {
        return mark;
    }

    /** Whether its text steps back behind that of the others. */
    public boolean isFaint() {
        return this == NOT_EXAMINED || this == PASSED_OVER || this == UNLINKED;
    }

    /** The name in the ids of colours: {@code passed_over}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}

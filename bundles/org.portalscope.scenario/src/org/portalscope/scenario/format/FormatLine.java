package org.portalscope.scenario.format;

import java.util.ArrayList;
import java.util.List;

/** A statement, the head of a block, the end of one, or a comment: what begins on a line of its own, before it is cut to the width of the page. */
final class FormatLine {

    static final int INDENT = 4;

    final int column;
    final boolean blankBefore;
    final List<LinePiece> pieces = new ArrayList<>();
    /** Whether what follows is in a block that it opens. */
    boolean opens;
    private final List<String> trailing = new ArrayList<>();

    /** @param depth how many blocks it is in */
    FormatLine(int depth, boolean blankBefore) {
        column = INDENT * depth;
        this.blankBefore = blankBefore;
    }

    void add(LinePiece piece) {
        pieces.add(piece);
    }

    /** Adds a comment behind everything else. */
    void trail(String comment) {
        trailing.add(comment);
    }

    boolean hasTrailing() {
        return !trailing.isEmpty();
    }

    String trailing() {
        return String.join(" ", trailing);
    }

    /** Columns it takes on one line. */
    int width() {
        return column + pieces.stream().mapToInt(piece -> piece.text().length() + (piece.space() ? 1 : 0)).sum();
    }
}

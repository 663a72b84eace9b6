package org.portalscope.scenario.format;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.scenario.format.LinePiece.Pause;

/**
 * Cuts a line to the width of the page: where it is too long it breaks in the outermost of the brackets it is in, there behind a comma if it
 * can, as late as it can; what follows is aligned with what the bracket opened with.
 */
final class LineLayout {

    static final int WIDTH = 160;

    private static final int CONTINUATION = 8;
    private static final int FARTHEST = 100;

    /** An open bracket: the column of what it opened with. */
    private record Bracket(int column, int depth, Bracket outer) {
    }

    /** A place where the line can break: its columns before and after. */
    private record Chance(int piece, Pause pause, int from, int column, Bracket bracket) {

        private boolean isEarly() {
            return from < WIDTH / 3;
        }

        private int depth() {
            return bracket == null ? 0 : bracket.depth;
        }

        /** The outermost is best, unless it would leave most of the line empty. */
        boolean isWorseThan(Chance later) {
            if (isEarly() != later.isEarly()) {
                return isEarly();
            }
            return later.depth() != depth() ? later.depth() < depth() : later.pause.compareTo(pause) <= 0;
        }
    }

    private final FormatLine line;
    private final List<String> cut = new ArrayList<>();
    /** Columns in which the pieces of the present line end. */
    private final List<Integer> ends = new ArrayList<>();
    private StringBuilder text;
    private int first;
    private Bracket bracket;
    private Chance best;
    private int textColumn;

    private LineLayout(FormatLine line) {
        this.line = line;
        text = new StringBuilder(" ".repeat(line.column));
    }

    /** The lines that become of one, without its trailing comment. */
    static List<String> of(FormatLine line) {
        return new LineLayout(line).cut();
    }

    private List<String> cut() {
        int next = 0;
        while (next < line.pieces.size()) {
            Chance chance = chance(next);
            boolean starts = next == first;
            if (!starts && chance.pause.isForced()) {
                next = breakAt(chance);
            } else if (!starts && best(chance) != null && isTooLong(next)) {
                next = breakAt(best(chance));
            } else {
                best = starts ? best : best(chance);
                place(line.pieces.get(next++), starts);
            }
        }
        cut.add(text.toString());
        return cut;
    }

    private Chance chance(int piece) {
        Pause pause = line.pieces.get(piece).pause();
        int column = switch (pause) {
            case CLAUSE -> line.column + FormatLine.INDENT;
            case TEXT -> textColumn;
            default -> bracket == null || bracket.column > FARTHEST ? line.column + CONTINUATION : bracket.column;
        };
        return new Chance(piece, pause, text.length(), column, bracket);
    }

    private Chance best(Chance last) {
        return last.pause != Pause.NONE && (best == null || best.isWorseThan(last)) ? last : best;
    }

    /** What follows without a space, such as a semicolon, must find room as well. */
    private boolean isTooLong(int piece) {
        int width = text.length() + (line.pieces.get(piece).space() ? 1 : 0) + line.pieces.get(piece).text().length();
        for (int i = piece + 1; i < line.pieces.size() && !line.pieces.get(i).space() && line.pieces.get(i).pause() == Pause.NONE; i++) {
            width += line.pieces.get(i).text().length();
        }
        return width > WIDTH;
    }

    private int breakAt(Chance chance) {
        cut.add(text.substring(0, ends.get(chance.piece - first - 1)));
        text = new StringBuilder(" ".repeat(chance.column));
        first = chance.piece;
        bracket = chance.bracket;
        best = null;
        return first;
    }

    private void place(LinePiece piece, boolean starts) {
        if (starts) {
            ends.clear();
        } else if (piece.space()) {
            text.append(' ');
        }
        if (piece.text().startsWith("\"")) {
            textColumn = text.length();
        }
        text.append(piece.text());
        ends.add(text.length());
        track(piece);
    }

    private void track(LinePiece piece) {
        switch (piece.text()) {
            case "(", "[" -> open(text.length());
            case "{" -> open(text.length() + 1);
            case ")", "]", "}" -> bracket = bracket == null ? null : bracket.outer;
            default -> {
            }
        }
    }

    private void open(int column) {
        bracket = new Bracket(column, bracket == null ? 1 : bracket.depth + 1, bracket);
    }
}

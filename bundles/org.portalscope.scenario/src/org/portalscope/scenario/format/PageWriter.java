package org.portalscope.scenario.format;

import java.util.List;

/** Writes lines one below the other; comments at the ends of neighbouring lines are aligned. */
final class PageWriter {

    private static final int GAP = 4;

    private final StringBuilder out = new StringBuilder();
    private final List<FormatLine> lines;
    private final List<List<String>> cut;

    private PageWriter(List<FormatLine> lines) {
        this.lines = lines;
        cut = lines.stream().map(LineLayout::of).toList();
    }

    static String of(List<FormatLine> lines) {
        PageWriter page = new PageWriter(lines);
        int column = 0;
        for (int i = 0; i < lines.size(); i++) {
            column = page.isNeighbour(i) ? column : page.commentColumn(i);
            page.write(i, column);
        }
        return page.out.toString();
    }

    /** Whether a line and the one above it both end with comments. */
    private boolean isNeighbour(int index) {
        return index > 0 && lines.get(index).hasTrailing() && lines.get(index - 1).hasTrailing() && !lines.get(index).blankBefore;
    }

    /** The column for the comments of a line and of its neighbours below. */
    private int commentColumn(int index) {
        int column = 0;
        int i = index;
        do {
            column = Math.max(column, width(i) + GAP);
            i++;
        } while (i < lines.size() && isNeighbour(i));
        return column;
    }

    private int width(int index) {
        List<String> parts = cut.get(index);
        return parts.get(parts.size() - 1).length();
    }

    private void write(int index, int commentColumn) {
        out.append(lines.get(index).blankBefore ? "\n" : "").append(String.join("\n", cut.get(index)));
        if (lines.get(index).hasTrailing()) {
            out.append(" ".repeat(Math.max(1, commentColumn - width(index)))).append(lines.get(index).trailing());
        }
        out.append('\n');
    }
}

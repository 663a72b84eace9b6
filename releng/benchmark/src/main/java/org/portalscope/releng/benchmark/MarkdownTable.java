package org.portalscope.releng.benchmark;

import java.util.List;

/** A Markdown table, its columns aligned to the right. */
final class MarkdownTable {

    private final StringBuilder text = new StringBuilder();
    private final int columns;
    private boolean empty = true;

    MarkdownTable(String... titles) {
        columns = titles.length;
        line(List.of(titles));
        text.append("|---:".repeat(columns)).append("|\n");
    }

    void row(List<String> cells) {
        if (cells.size() != columns) {
            throw new IllegalArgumentException(columns + " columns, but " + cells);
        }
        line(cells);
        empty = false;
    }

    boolean isEmpty() {
        return empty;
    }

    String text() {
        return text.toString();
    }

    private void line(List<String> cells) {
        text.append("| ").append(String.join(" | ", cells)).append(" |\n");
    }
}

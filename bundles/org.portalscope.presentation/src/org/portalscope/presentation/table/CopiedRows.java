package org.portalscope.presentation.table;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

import org.portalscope.timeline.text.CsvCell;

/**
 * Rows as they leave the window: the names of the columns, and below them a line for each row.
 *
 * @param columns their names
 * @param rows    a text for each column
 */
public record CopiedRows(List<String> columns, List<List<String>> rows) {

    /** Rows of a table of the state. */
    public static CopiedRows of(List<StateColumn> columns, List<StateRow> rows) {
        return new CopiedRows(columns.stream().map(StateColumn::name).toList(),
                rows.stream().map(row -> row.cells().stream().map(StateCell::text).toList()).toList());
    }

    /** With tabs between the cells, as text and as spreadsheets paste it. */
    public String text() {
        return lines("\t", cell -> cell.replaceAll("\\s", " "));
    }

    /** As comma-separated values, {@link CsvCell}. */
    public String csv() {
        return lines(",", CsvCell::of);
    }

    private String lines(String separator, UnaryOperator<String> form) {
        StringBuilder out = new StringBuilder(line(columns, separator, form));
        rows.forEach(row -> out.append(line(row, separator, form)));
        return out.toString();
    }

    private static String line(List<String> cells, String separator, UnaryOperator<String> form) {
        return cells.stream().map(form).collect(Collectors.joining(separator, "", "\n"));
    }
}

package org.portalscope.session.table;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Rows as they leave the window: the names of the columns, and below them a line for each row.
 *
 * @param columns of the table that they belong to
 */
public record CopiedRows(List<StateColumn> columns, List<StateRow> rows) {

    /** With tabs between the cells, as text and as spreadsheets paste it. */
    public String text() {
        return lines("\t", cell -> cell.replaceAll("\\s", " "));
    }

    /** As comma-separated values, RFC 4180. */
    public String csv() {
        return lines(",", CopiedRows::quoted);
    }

    private String lines(String separator, UnaryOperator<String> form) {
        StringBuilder out = new StringBuilder(columns.stream().map(column -> form.apply(column.name())).collect(Collectors.joining(separator))).append('\n');
        rows.forEach(row -> out.append(row.cells().stream().map(cell -> form.apply(cell.text())).collect(Collectors.joining(separator))).append('\n'));
        return out.toString();
    }

    private static String quoted(String cell) {
        return cell.chars().anyMatch(c -> c == '"' || c == ',' || c == '\n' || c == '\r') ? '"' + cell.replace("\"", "\"\"") + '"' : cell;
    }
}

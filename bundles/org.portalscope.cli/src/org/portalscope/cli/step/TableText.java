package org.portalscope.cli.step;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.presentation.control.TableValues;
import org.portalscope.presentation.control.ValueWords;
import org.portalscope.timeline.state.ProcessState;
import org.portalscope.timeline.state.WorldState;

/** Tells what protocols above Portals know of processes, as tables of text. */
final class TableText {

    private static final String INDENT = "  ";
    private static final String STANDS_FOR = "stands for";

    private TableText() {
    }

    /** The tables of all processes, or a line that says that there are none. */
    static List<String> lines(WorldState state) {
        List<String> lines = state.processes().stream().flatMap(TableText::lines).toList();
        return lines.isEmpty() ? List.of("No process uses a protocol here that has something to show.") : lines;
    }

    private static Stream<String> lines(ProcessState process) {
        return process.protocolTables().stream().flatMap(table -> lines(process.label() + ": " + table.name(), table, process.matchBitFields()).stream());
    }

    /**
     * A title, and below it the table: the names of its columns and its rows, or that there are none.
     *
     * @param fields what match bits mean
     */
    static List<String> lines(String title, ProtocolTable table, List<MatchBitField> fields) {
        if (table.rows().isEmpty()) {
            return List.of(title + ": no rows");
        }
        List<List<String>> cells = new ArrayList<>();
        cells.add(Stream.concat(table.columns().stream().map(ProtocolTable.Column::name), Stream.of(STANDS_FOR)).toList());
        table.rows().forEach(row -> cells.add(cells(table.columns(), row, fields)));
        if (table.rows().stream().allMatch(row -> TableValues.standsFor(row).isEmpty())) {
            cells.replaceAll(row -> row.subList(0, table.columns().size()));
        }
        return Stream.concat(Stream.of(title), aligned(cells).stream()).toList();
    }

    private static List<String> cells(List<ProtocolTable.Column> columns, ProtocolTable.Row row, List<MatchBitField> fields) {
        Stream<String> cells = IntStream.range(0, columns.size()).mapToObj(i -> ValueWords.text(TableValues.cell(columns.get(i), row.cells().get(i)), fields));
        return Stream.concat(cells, Stream.of(TableValues.standsFor(row))).toList();
    }

    private static List<String> aligned(List<List<String>> rows) {
        List<Integer> widths = IntStream.range(0, rows.get(0).size())
                .mapToObj(column -> Collections.max(rows.stream().map(row -> row.get(column).length()).toList())).toList();
        return rows.stream().map(row -> INDENT + IntStream.range(0, row.size()).mapToObj(i -> padded(row.get(i), widths.get(i)))
                .collect(Collectors.joining(INDENT)).stripTrailing()).toList();
    }

    private static String padded(String cell, int width) {
        return cell + " ".repeat(width - cell.length());
    }
}

package org.portalscope.presentation.control;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.description.TypedValue;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.protocol.ProtocolTable;

class TableValuesTest {

    private static final List<MatchBitField> FIELDS = List.of(new MatchBitField("context", 8, 8), new MatchBitField("tag", 0, 8));

    @Test
    void shouldUnfoldTablesToRowsAndCells() {
        Map<String, TypedValue> tables = values(table(Unit.INDEX, row(1, 0x107), row(2, 0x205)));
        assertEquals("{posted=2 rows}", tables.toString());
        assertEquals("{number 1=wants 0x0107 (context 1, tag 7), number 2=wants 0x0205 (context 2, tag 5)}", tables.get("posted").children().toString());
        assertEquals("{number=1, wants=0x0107}", tables.get("posted").children().get("number 1").children().toString());
        assertEquals("{posted=0 rows}", values(table(Unit.INDEX)).toString());
    }

    @Test
    void shouldCountRowsThatTheirFirstCellDoesNotTellApart() {
        assertEquals(List.of("[0]", "[1]"), names(table(Unit.INDEX, row(3, 0), row(3, 1))));
        assertEquals(List.of("[0]", "[1]"), names(table(Unit.COUNT, row(3, 0), row(4, 1))));
        assertEquals("number 3, wants 0x0000", values(table(Unit.COUNT, row(3, 0))).get("posted").children().get("[0]").text().replaceAll(" \\(.*", ""));
    }

    @Test
    void shouldTellCellsAsTheirUnitsSay() {
        assertEquals("1 byte", cell(Unit.BYTES, 1));
        assertEquals("0x1000", cell(Unit.ADDRESS, 0x1000));
        assertEquals("me 3", cell(Unit.HANDLE, Handle.of(Handle.Kind.ME, 0, 0, 3)));
        assertEquals("2 us", cell(Unit.NANOSECONDS, 2000));
        assertEquals("-1", cell(Unit.NONE, -1));
        assertEquals("false", TableValues.cell(new ProtocolTable.Column("complete", Unit.NONE), false).text());
    }

    @Test
    void shouldNameWhatARowStandsFor() {
        ProtocolTable.Row row = new ProtocolTable.Row(List.of(1L, 7L), List.of(Handle.of(Handle.Kind.ME, 0, 0, 3)),
                List.of(new OperationId(new ProcessId(0, 1), 7)));
        TypedValue told = values(table(Unit.INDEX, row)).get("posted").children().get("number 1");
        assertEquals("me 3, #7 from 0:1", told.children().get("stands for").text());
        assertEquals("wants 0x0007 (context 0, tag 7)", told.text());
    }

    @Test
    void shouldKeepTablesOfOneNameApartAndShowTheFirstRowsOfMany() {
        assertEquals(List.of("posted", "posted (2)"), List.copyOf(values(table(Unit.INDEX), table(Unit.INDEX)).keySet()));
        TypedValue many = values(table(Unit.INDEX, LongStream.range(0, 300).mapToObj(i -> row(i, i)).toArray(ProtocolTable.Row[]::new))).get("posted");
        assertEquals("300 rows", many.text());
        assertEquals(TableValues.MOST_ROWS, many.children().size());
    }

    private static String cell(Unit unit, long number) {
        return TableValues.cell(new ProtocolTable.Column("column", unit), number).text();
    }

    private static List<String> names(ProtocolTable table) {
        return List.copyOf(values(table).get("posted").children().keySet());
    }

    private static Map<String, TypedValue> values(ProtocolTable... tables) {
        return TableValues.of(List.of(tables), FIELDS);
    }

    private static ProtocolTable table(Unit first, ProtocolTable.Row... rows) {
        return new ProtocolTable("posted", List.of(new ProtocolTable.Column("number", first), new ProtocolTable.Column("wants", Unit.MATCH_BITS)),
                Stream.of(rows).toList());
    }

    private static ProtocolTable.Row row(long number, long bits) {
        return new ProtocolTable.Row(List.of(number, bits), List.of(), List.of());
    }
}

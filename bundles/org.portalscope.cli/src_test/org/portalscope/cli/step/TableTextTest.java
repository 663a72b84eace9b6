package org.portalscope.cli.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.portalscope.cli.Marker;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.library.Library;
import org.portalscope.timeline.session.Launch;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** Tables of protocols in the terminal. */
class TableTextTest {

    private static final List<ProtocolTable.Column> COLUMNS = List.of(new ProtocolTable.Column("kind", Unit.NONE),
            new ProtocolTable.Column("length", Unit.BYTES));

    @Test
    void shouldAlignTheCellsOfAColumn() {
        assertEquals(List.of("requests", "  kind     length", "  receive  1 byte", "  send     12 bytes"),
                TableText.lines("requests", table(row("receive", 1), row("send", 12)), List.of()));
        assertEquals(List.of("requests: no rows"), TableText.lines("requests", table(), List.of()));
    }

    @Test
    void shouldTellWhatARowStandsFor() {
        ProtocolTable.Row row = new ProtocolTable.Row(List.of("send", 2L), List.of(), List.of(new OperationId(new ProcessId(3, 4), 7)));
        assertEquals(List.of("requests", "  kind  length   stands for", "  send  2 bytes  #7 from 3:4"), TableText.lines("requests", table(row), List.of()));
    }

    @Test
    void shouldBePrintedWhereTheCursorStands() throws Exception {
        String printed = step(Marker.put(), "c", "t", "q");
        assertTrue(printed.contains("""
                server (1:0): marks
                  number  wants                                length   stands for
                  1       0x0001_0000_0007 (context 1, tag 7)  5 bytes  eq 1
                """), printed);
    }

    @Test
    void shouldSayThatThereAreNone() throws Exception {
        String printed = step(Library.open("3.7-match-list"), "t");
        assertTrue(printed.contains("No process uses a protocol here"), printed);
    }

    private static String step(Scenario scenario, String... commands) throws IOException {
        Launch launch = new Launch(scenario.title(), "", scenario::world, RoundRobinScheduler::new);
        StringWriter out = new StringWriter();
        StringReader lines = new StringReader(String.join("\n", commands));
        new Stepper(launch.start(), new BufferedReader(lines), new PrintWriter(out), launch).run();
        return out.toString().replace(System.lineSeparator(), "\n");
    }

    private static ProtocolTable table(ProtocolTable.Row... rows) {
        return new ProtocolTable("requests", COLUMNS, Stream.of(rows).toList());
    }

    private static ProtocolTable.Row row(String kind, long length) {
        return new ProtocolTable.Row(List.of(kind, length), List.of(), List.of());
    }
}

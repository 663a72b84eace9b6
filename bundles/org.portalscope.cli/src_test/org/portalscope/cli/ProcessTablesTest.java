package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.effect.BytesWritten;
import org.portalscope.engine.effect.EventLost;
import org.portalscope.engine.effect.EventTaken;
import org.portalscope.engine.effect.MessageDropped;
import org.portalscope.engine.step.Subject;
import org.portalscope.presentation.table.AccessControlTable;
import org.portalscope.presentation.table.ByteSearch;
import org.portalscope.presentation.table.ChangedCells;
import org.portalscope.presentation.table.EventQueueTable;
import org.portalscope.presentation.table.MemoryTable;
import org.portalscope.presentation.table.RowCause;
import org.portalscope.presentation.table.RowState;
import org.portalscope.presentation.table.ShownMemory;
import org.portalscope.presentation.table.StateRow;
import org.portalscope.presentation.table.StateTable;
import org.portalscope.presentation.table.StateTableSource;
import org.portalscope.presentation.table.StatusTable;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.session.StepKind;

/** The tables of one process: events, memory, access control, status. */
class ProcessTablesTest {

    private static final String PUT = "PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 0x0007, 0, 0);";

    private static TableSession put(StateTableSource source, String server, String client) throws ScenarioException {
        return TableSession.of(PutScenario.text("0x0007", server, client), source);
    }

    private static StateRow row(StateTable table, String column, String text) {
        return table.rows().stream().filter(row -> TableSession.text(table, row, column).equals(text)).findFirst()
                .orElseThrow(() -> new AssertionError(TableSession.column(table, column)));
    }

    @Test
    void shouldShowEventsWithAllTheirMembersAndThoseTakenLast() throws ScenarioException {
        TableSession session = put(new EventQueueTable(), "PtlEQWait(eq, &ev); PtlEQWait(eq, &ev);", PUT);
        session.stepTo(EventTaken.class::isInstance);
        StateTable table = session.table(0);
        assertEquals(List.of("place", "type", "initiator", "uid", "portal", "match_bits", "rlength", "mlength", "offset", "md_handle", "mem_desc.start"),
                table.columns().stream().limit(11).map(column -> column.name()).toList());
        StateRow taken = table.rows().get(0);
        assertEquals(RowState.TAKEN, taken.state());
        assertEquals("PTL_EVENT_PUT_START", TableSession.text(table, taken, "type"));
        assertEquals("0x1000", TableSession.text(table, taken, "mem_desc.start"));
        assertTrue(table.heading().startsWith("server (1:0), eq 0: "), table.heading());
        session.controller().move(StepKind.INTO, Direction.BACK);
        assertFalse(session.table(0).rows().stream().anyMatch(row -> row.state() == RowState.TAKEN), "a step back has put it into the queue again");
    }

    @Test
    void shouldSayHowManyEventsHaveBeenLost() throws ScenarioException {
        TableSession session = TableSession.ofLibrary("3.9.7-queue-overflow", new EventQueueTable());
        session.stepTo(EventLost.class::isInstance);
        StateTable table = session.table(session.controller().session().cursorState().process());
        assertTrue(table.heading().contains("full, 1 lost, the last since the newest"), table.heading());
        assertEquals(1, session.choices(session.controller().session().cursorState().process()).size());
    }

    @Test
    void shouldMarkBytesThatChange() throws ScenarioException {
        TableSession session = put(new MemoryTable(), "", PUT);
        ChangedCells changes = new ChangedCells();
        BytesWritten written = (BytesWritten) session.stepTo(BytesWritten.class::isInstance);
        session.controller().move(StepKind.INTO, Direction.BACK);
        Subject inbox = session.choices(0).get(0);
        changes.show(session.table(0, inbox), session.controller().session().position());
        session.controller().move(StepKind.INTO, Direction.FORWARD);
        StateTable table = session.table(0);
        changes.show(table, session.controller().session().position());

        StateRow first = table.rows().get(0);
        assertEquals("hello...........", TableSession.text(table, first, "characters"));
        assertEquals("68", TableSession.text(table, first, "+0"));
        assertEquals(Optional.of("00"), changes.before(first, TableSession.index(table, "+4")));
        assertEquals(Optional.empty(), changes.before(first, TableSession.index(table, "+5")));
        assertEquals("md 0 from 0x1000", TableSession.text(table, first, "descriptors"));
        assertTrue(written.words().contains("5 bytes"), written::words);
        assertEquals(4, table.rows().size());
        assertEquals("server (1:0), inbox: 64 bytes at 0x1000", table.heading());
    }

    @Test
    void shouldFindBytesInAllRegionsAndBeginAgainBehindTheLast() throws ScenarioException {
        TableSession session = TableSession.of("""
                scenario "Bytes";
                process p at 0:0 {
                    region first[1048576];
                    region second[16] = "message";
                    PtlInit(&max);
                    first[1000000..1000004] = "mess";
                    first[1000004..1000008] = "mess";
                }
                """, new MemoryTable());
        session.end();
        Session shown = session.controller().session();
        ByteSearch search = ByteSearch.of("\"mess\"").orElseThrow();
        List<Long> found = new ArrayList<>();
        Optional<Subject.OfExtent> place = Optional.empty();
        for (int i = 0; i < 4; i++) {
            place = search.next(shown, 0, place, (passed, total) -> { }, () -> false);
            found.add(place.orElseThrow().address());
        }
        assertEquals(List.of(found.get(0), found.get(0) + 4, found.get(2), found.get(0)), found);
        assertEquals(place, ByteSearch.of("6d 65 73 73").orElseThrow().next(shown, 0, Optional.empty(), (passed, total) -> { }, () -> false));
        StateTable page = session.table(0, place.orElseThrow());
        assertEquals(1, page.rows().stream().filter(row -> row.isAbout(0, new Subject.OfExtent(found.get(0), 4))).count());
        assertEquals(Optional.empty(), ByteSearch.of("ff fe").orElseThrow().next(shown, 0, Optional.empty(), (passed, total) -> { }, () -> false));
        assertEquals(Optional.empty(), ByteSearch.of("no hex"));
    }

    @Test
    void shouldTurnThePagesOfALargeRegion() throws ScenarioException {
        TableSession session = TableSession.of("""
                scenario "Large";
                process p at 0:0 {
                    region large[1048576];
                    PtlInit(&max);
                }
                """, new MemoryTable());
        session.end();
        StateTable first = session.table(0);
        assertEquals(MemoryTable.PAGE / 16, first.rows().size());
        Subject next = MemoryTable.turn(session.controller().session(), first, true).orElseThrow();
        StateTable second = session.table(0, next);
        assertEquals("0x0001_1000", second.rows().get(0).text(0));
        assertEquals(first.about().subject(), MemoryTable.turn(session.controller().session(), second, false).orElseThrow());
        assertEquals(Optional.empty(), MemoryTable.turn(session.controller().session(), first, false));
        StateTable found = session.table(0, MemoryTable.find(session.controller().session(), 0, "0x0008_0010").orElseThrow());
        assertEquals("0x0008_0010", row(found, "address", "0x0008_0010").text(0));
        assertEquals(session.choices(0).get(0), MemoryTable.find(session.controller().session(), 0, " large ").orElseThrow());
        assertEquals(Optional.empty(), MemoryTable.find(session.controller().session(), 0, "0x10"));
        assertEquals(Optional.empty(), MemoryTable.find(session.controller().session(), 0, "small"));
    }

    @Test
    void shouldShowWhichAccessControlEntryDenies() throws ScenarioException {
        TableSession session = put(new AccessControlTable(), "", "PtlPut(md, PTL_NOACK_REQ, server, 4, 1, 0x0007, 0, 0);");
        session.stepTo(MessageDropped.class::isInstance);
        StateTable table = session.table(0);
        StateRow named = table.rows().get(1);
        assertEquals(RowState.DROPPED, named.state());
        assertTrue(TableSession.text(table, named, "outcome").startsWith("the access control entry does not admit"), named.text(2));
        assertEquals("nobody", TableSession.text(table, named, "admits"));
        assertEquals("*:* of user 100, any portal", TableSession.text(table, table.rows().get(0), "admits"));
        assertEquals(64, table.rows().size());
    }

    @Test
    void shouldCountDropsByReasonAndLeadToTheLast() throws ScenarioException {
        TableSession session = put(new StatusTable(), "", "PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 0x0008, 0, 0);");
        MessageDropped dropped = (MessageDropped) session.stepTo(MessageDropped.class::isInstance);
        session.end();
        StateTable table = session.table(0);
        assertEquals("1", TableSession.text(table, row(table, "register", "PTL_SR_DROP_COUNT"), "value"));
        StateRow noMatch = row(table, "register", "PTL_SR_DROP_NO_MATCH");
        assertEquals(RowState.DROPPED, noMatch.state());
        assertEquals("0", TableSession.text(table, row(table, "register", "PTL_SR_DROP_COOKIE"), "value"));
        assertEquals("the limit that PtlNIInit set; 1 in use", TableSession.text(table, row(table, "register", "max_match_entries"), "meaning"));
        assertEquals("server (1:0); 1 message dropped in all processes", table.heading());
        assertEquals(List.of("server", "server"), session.table(1).rows().stream().filter(row -> row.key().process() == 0).map(row -> row.text(0)).toList());
        RowCause.goTo(session.controller(), noMatch.key());
        assertEquals(dropped, session.controller().session().timeline().stepBefore(session.controller().session().position()));
    }

    @Test
    void shouldScrollAndSearchSixtyFourMegabytes() throws ScenarioException {
        TableSession session = TableSession.of("""
                scenario "Large";
                process p at 0:0 {
                    region large[63][1048576];
                    region last[1048000];
                    PtlInit(&max);
                }
                """, new MemoryTable());
        session.end();
        Session shown = session.controller().session();
        Subject region = session.choices(0).get(40);
        StateTable table = session.table(0, region);
        ShownMemory page = ShownMemory.of(shown, table).orElseThrow();
        assertFalse(page.isWhole());
        assertEquals(1 << 16, page.rows());
        assertEquals(0, page.first());
        StateTable lower = session.table(0, page.row(page.rows() - 1));
        assertEquals(page.rows() - page.most(), ShownMemory.of(shown, lower).orElseThrow().first());
        assertEquals(page.region().address() + page.region().length() - 16, ((Subject.OfExtent) lower.rows().get(page.most() - 1).key().subject()).address());

        List<Long> told = new ArrayList<>();
        assertEquals(Optional.empty(), ByteSearch.of("ff").orElseThrow().next(shown, 0, Optional.empty(), (passed, total) -> told.add(passed), () -> false));
        assertTrue(told.size() >= 1000, "as it goes on");
        assertEquals((63L << 20) + 1048000, told.get(told.size() - 1));
        told.clear();
        assertEquals(Optional.empty(), ByteSearch.of("ff").orElseThrow().next(shown, 0, Optional.empty(), (passed, total) -> told.add(passed),
                () -> told.size() == 3));
        assertEquals(3, told.size(), "until it is cancelled");
    }
}

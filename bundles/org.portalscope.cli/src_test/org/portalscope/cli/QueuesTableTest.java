package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.analysis.search.ConditionProposals.Proposal;
import org.portalscope.engine.effect.EventLogged;
import org.portalscope.engine.effect.MessageSent;
import org.portalscope.engine.effect.QueueAllocated;
import org.portalscope.engine.step.Step;
import org.portalscope.engine.step.Subject;
import org.portalscope.goal.program.GoalFile;
import org.portalscope.goal.program.GoalSettings;
import org.portalscope.presentation.table.FilterProposals;
import org.portalscope.presentation.table.QueuesTable;
import org.portalscope.presentation.table.RowCause;
import org.portalscope.presentation.table.RowKey;
import org.portalscope.presentation.table.RowState;
import org.portalscope.presentation.table.RowSubject;
import org.portalscope.presentation.table.StateColumn;
import org.portalscope.presentation.table.StateRow;
import org.portalscope.presentation.table.StateTable;
import org.portalscope.presentation.table.TableFilter;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.StepKind;

/** What waits in all processes. */
class QueuesTableTest {

    private static TableSession put() throws ScenarioException {
        return TableSession.of(PutScenario.text("0x0007", "", "PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 0x0007, 0, 0);"), new QueuesTable());
    }

    private static StateRow found(StateTable table, String words) {
        List<StateRow> rows = new TableFilter(words).of(table);
        assertEquals(1, rows.size(), () -> words + ": " + TableSession.column(table, "item"));
        return rows.get(0);
    }

    @Test
    void shouldShowAMessageInFlightAtItsTarget() throws ScenarioException {
        TableSession session = put();
        MessageSent sent = (MessageSent) session.stepTo(MessageSent.class::isInstance);
        StateTable table = session.table(1);
        StateRow row = found(table, "queue:flight");
        assertEquals("server, in flight, 1, put #1, 0:0, 4, 0x0007, , , #1 from 0:0, 5, ", cells(row));
        assertEquals(RowState.IN_FLIGHT, row.state());
        assertTrue(row.isAbout(1, new Subject.OfOperation(sent.message().operation())), "a message is the same in all processes");
        assertEquals("entries 1, pending 1, in flight 1", table.heading());
    }

    private static String cells(StateRow row) {
        return Stream.iterate(0, i -> i + 1).limit(row.cells().size()).map(row::text).collect(Collectors.joining(", "));
    }

    @Test
    void shouldShowEntriesEventsAndPendingOperations() throws ScenarioException {
        TableSession session = put();
        EventLogged logged = (EventLogged) session.stepTo(step -> step instanceof EventLogged event && event.event().kind().name().contains("PUT_START"));
        StateTable table = session.table(0);
        assertEquals("server, events, 1, PTL_EVENT_PUT_START in eq 0, 0:0, 4, 0x0007, , , link " + logged.event().link() + ", 5, ",
                cells(found(table, "process:server queue:events")));
        assertEquals("server, entries, 1, me 0, 0:0, 4, 0x0007, 0x0000, , , 64, accepted", cells(found(table, "queue:entries")));
        assertTrue(found(table, "process:server queue:pending").text(3).startsWith("put #1 on md 0"));
    }

    @Test
    void shouldCallEntriesAsTheirProtocolDoes() throws ScenarioException {
        TableSession session = TableSession.of("""
                scenario "Queues"; use receives;
                process receiver at 1:0 {
                    PtlInit(&max);
                    PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                    PtlMEAttach(ni, 4, 0:0, 7, 0, PTL_UNLINK, PTL_INS_AFTER, &first);
                    PtlMEAttach(ni, 4, 0:0, 8, 0, PTL_UNLINK, PTL_INS_AFTER, &second);
                    PtlMEAttach(ni, 4, 0:0, 0, ~0, PTL_RETAIN, PTL_INS_AFTER, &rest);
                    PtlMEAttach(ni, 5, 0:0, 0, ~0, PTL_RETAIN, PTL_INS_AFTER, &other);
                    keep(0);
                }
                """, new QueuesTable());
        session.end();
        StateTable table = session.table(0);
        assertEquals(List.of("entries of posted receives 1", "entries of posted receives 2",
                "entries for unexpected messages 1", "entries 1"),
                table.rows().stream().map(row -> row.text(1) + " " + row.text(2)).toList());
        assertEquals("entries of posted receives 2, entries for unexpected messages 1, entries 1", table.heading());
    }

    @Test
    void shouldShowATableThatAProtocolKeepsOfAllProcesses() throws ScenarioException {
        TableSession session = TableSession.of(Marker.put(), new QueuesTable());
        assertEquals(List.of(), session.choices(0));
        while (session.choices(0).isEmpty()) {
            session.controller().move(StepKind.OVER, Direction.FORWARD);
        }
        Subject marks = new Subject.OfLabel("marks");
        assertEquals(List.of(marks), session.choices(0));
        StateTable table = session.table(1, marks);
        assertEquals(List.of("process", "number", "wants", "length", "age", "statement", "stands for"),
                table.columns().stream().map(StateColumn::name).toList());
        assertEquals("marks of all processes: 1", table.heading());
        StateRow row = table.rows().get(0);
        assertEquals("server, 1, 0x0001_0000_0007 (context 1, tag 7), 5 bytes", cells(row).substring(0, cells(row).indexOf(", ", 55)));
        int age = Integer.parseInt(TableSession.text(table, row, "age"));
        session.controller().move(StepKind.OVER, Direction.FORWARD);
        assertEquals(age + 1, Integer.parseInt(TableSession.text(session.table(1, marks), session.table(1, marks).rows().get(0), "age")));
        RowCause.goTo(session.controller(), row.key());
        QueueAllocated allocated = (QueueAllocated) session.controller().session().cursorState().made().stream()
                .filter(QueueAllocated.class::isInstance).findFirst().orElseThrow();
        assertTrue(row.isAbout(0, new Subject.OfObject(allocated.handle())));
    }

    /** Two ranks that have posted receives in two communicators, and each wait in a broadcast for the other. */
    private static TableSession receivesOfTwoCommunicators() throws ScenarioException {
        return TableSession.of(Scenario.readText("test.ptl", """
                scenario "Communicators"; use mpi;
                process rank[2] as i at 0:0 {
                    region data[6];
                    MPI_Init();
                    MPI_Comm_dup(MPI_COMM_WORLD, &other);
                    MPI_Irecv(data[0..2], 2, MPI_BYTE, MPI_ANY_SOURCE, 1, MPI_COMM_WORLD, &first);
                    MPI_Irecv(data[2..4], 2, MPI_BYTE, 1 - i, MPI_ANY_TAG, other, &second);
                    MPI_Irecv(data[4..6], 2, MPI_BYTE, 1 - i, 3, other, &third);
                    MPI_Bcast(NULL, 0, MPI_BYTE, 1 - i, MPI_COMM_WORLD);
                }
                """, Protocols.installed(QueuesTableTest.class.getClassLoader())), new QueuesTable());
    }

    private static List<String> ranksAndTags(StateTable table, String filter) {
        List<String> columns = table.columns().stream().map(StateColumn::name).toList();
        return new TableFilter(filter).of(table).stream()
                .map(row -> row.text(0) + " from " + row.text(columns.indexOf("rank")) + " tag " + row.text(columns.indexOf("tag"))).toList();
    }

    @Test
    void shouldFilterTheQueuesOfMpiByCommunicatorAndProcess() throws ScenarioException {
        TableSession session = receivesOfTwoCommunicators();
        session.end();
        StateTable posted = session.table(0, new Subject.OfLabel("posted receives"));
        assertEquals(8, posted.rows().size());
        assertEquals(List.of("rank[0] from any tag 1", "rank[0] from 1 tag any"), ranksAndTags(posted, "process:rank[0] communicator:MPI_COMM_WORLD"));
        assertEquals(List.of("rank[0] from 1 tag any", "rank[1] from 0 tag any"), ranksAndTags(posted, "communicator:collective"));
        assertEquals(List.of("rank[1] from 0 tag any", "rank[1] from 0 tag 3"), ranksAndTags(posted, "process:rank[1] communicator:3"));
        assertEquals(List.of("MPI_COMM_WORLD"), FilterProposals.of(posted, "process:rank[1] communicator:M").stream().map(Proposal::word).toList());
        assertEquals(List.of("communicator:"), FilterProposals.of(posted, "comm").stream().map(Proposal::word).toList());
    }

    /** A match entry that could take an unexpected message is not a message: the view opens on the queues of MPI. */
    @Test
    void shouldBeginWithTheQueuesOfTheProtocol() throws ScenarioException {
        TableSession session = TableSession.of(Scenario.readText("test.ptl", """
                scenario "Near miss"; use mpi;
                process rank[2] as i at 0:0 {
                    region data[6];
                    MPI_Init();
                    if i == 0 {
                        MPI_Send(data, 2, MPI_BYTE, 1, 8, MPI_COMM_WORLD);
                        MPI_Ssend(data, 2, MPI_BYTE, 1, 9, MPI_COMM_WORLD);
                    } else {
                        MPI_Recv(data, 2, MPI_BYTE, 0, 7, MPI_COMM_WORLD, &status);
                    }
                }
                """, Protocols.installed(QueuesTableTest.class.getClassLoader())), new QueuesTable());
        QueuesTable queues = new QueuesTable();
        assertEquals("All queues", queues.withoutChoice(session.controller()));
        assertEquals("portal:4", queues.exampleOfFilter(session.table(0)));
        session.end();
        StateTable table = session.table(0);
        assertEquals("posted receives 1, unexpected messages 2, pending sends 1", table.heading());
        assertEquals(List.of("process", "queue", "number", "kind", "communicator", "rank", "tag", "length", "phase", "data", "age", "statement", "stands for"),
                table.columns().stream().map(StateColumn::name).toList());
        assertEquals(List.of("rank[0] pending sends 9", "rank[1] posted receives 7", "rank[1] unexpected messages 8", "rank[1] unexpected messages 9"),
                table.rows().stream().map(row -> row.text(0) + ' ' + row.text(1) + ' ' + TableSession.text(table, row, "tag")).toList());
        assertTrue(TableSession.column(table, "statement").get(1).contains("MPI_Recv"), table::toString);
        assertEquals("Receives and sends", queues.withoutChoice(session.controller()));
        assertEquals("tag:7", queues.exampleOfFilter(table));
        List<Subject> choices = session.choices(0);
        assertEquals(new Subject.OfLabel("posted receives"), choices.get(0));
        StateTable portals = session.table(0, choices.get(choices.size() - 1));
        assertTrue(portals.heading().contains("entries for unexpected messages"), portals::heading);
        assertEquals("portal:4", queues.exampleOfFilter(portals));
        assertEquals("process:rank[0]", queues.exampleOfFilter(session.table(0, new Subject.OfLabel("flow control"))).replace("[1]", "[0]"));
    }

    @Test
    void shouldTellWhenANumberedRowCameAndLeadThere() throws ScenarioException {
        String text = "scenario \"Kept\"; use receives; process p at 0:0 { keep(2); keep(1); x = 1; keep(3); x = 2; }";
        TableSession session = TableSession.of(text, new QueuesTable());
        session.end();
        Subject kept = new Subject.OfLabel("kept");
        StateTable table = session.table(0, kept);
        assertEquals(List.of("4", "1", "1"), TableSession.column(table, "age"));
        assertEquals(List.of("line 1: keep(2);", "line 1: keep(3);", "line 1: keep(3);"), TableSession.column(table, "statement"));
        RowCause.goTo(session.controller(), table.rows().get(1).key());
        assertEquals(4, session.controller().session().position().transition());
        assertEquals(List.of("3", "0", "0"), TableSession.column(session.table(0, kept), "age"));
        RowCause.goTo(session.controller(), table.rows().get(0).key());
        assertEquals(1, session.controller().session().position().transition());
    }

    @Test
    void shouldTellThatARowIsOlderThanWhatIsLookedAt() throws ScenarioException {
        String text = "scenario \"Old\"; use receives; process p at 0:0 { keep(1); x = 0; while (x < 2100) { x = x + 1; } keep(2); }";
        TableSession session = TableSession.of(text, new QueuesTable());
        session.end();
        StateTable table = session.table(0, new Subject.OfLabel("kept"));
        assertEquals(List.of("over 2000", "0"), TableSession.column(table, "age"));
        assertEquals("", TableSession.text(table, table.rows().get(0), "statement"));
    }

    /** A label is known whether the receive is a call of its own or one of many at the beginning. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void shouldNameTheOperationsOfAGoalSchedule(boolean timed, @TempDir Path folder) throws IOException, ScenarioException {
        Path file = Files.writeString(folder.resolve("two.goal"), """
                num_ranks 2
                rank 0 {
                    first: recv 8b from 1 tag 1
                    recv 8b from 1 tag 2
                }
                rank 1 { calc 100 }
                """);
        TableSession session = TableSession.of(GoalFile.program(file, GoalSettings.DEFAULT, timed).scenario("two.goal",
                Protocols.installed(QueuesTableTest.class.getClassLoader())), new QueuesTable());
        session.end();
        StateTable posted = session.table(0, new Subject.OfLabel("posted receives"));
        assertEquals(List.of("1 two.goal:3 (first)", "2 two.goal:4"), posted.rows().stream().filter(row -> row.text(0).equals("rank0"))
                .map(row -> TableSession.text(posted, row, "tag") + " " + TableSession.text(posted, row, "statement").replaceAll(": .*", ""))
                        .sorted().toList());
    }

    @Test
    void shouldSelectTheEventsOfAMessageAndTheMessageOfAnEvent() throws ScenarioException {
        TableSession session = put();
        MessageSent sent = (MessageSent) session.stepTo(MessageSent.class::isInstance);
        Subject operation = new Subject.OfOperation(sent.message().operation());
        StateRow message = found(session.table(1), "queue:flight");
        assertEquals(operation, RowSubject.of(session.controller().session(), message.key()).subject());
        session.end();
        session.controller().selectSubject(Optional.of(RowSubject.of(session.controller().session(), message.key())));
        StateTable table = session.table(0);
        assertEquals(List.of("PTL_EVENT_PUT_START in eq 0", "PTL_EVENT_PUT_END in eq 0"),
                table.rows().stream().filter(row -> row.isAbout(0, operation)).map(row -> row.text(3)).toList());
        StateRow event = found(table, "queue:events PUT_END");
        assertEquals(operation, RowSubject.of(session.controller().session(), event.key()).subject());
        session.controller().selectSubject(Optional.empty());
        assertEquals(List.of(), session.table(0).rows().stream().filter(row -> row.isAbout(0, operation)).toList());
    }

    @Test
    void shouldGoToTheCallThatSentAMessage() throws ScenarioException {
        TableSession session = put();
        session.stepTo(MessageSent.class::isInstance);
        StateRow message = found(session.table(0), "queue:flight");
        session.end();
        RowCause.goTo(session.controller(), message.key());
        assertEquals(1, session.controller().session().cursorState().process());
    }

    @Test
    void shouldGoToWhereAnEventWasLogged() throws ScenarioException {
        TableSession session = put();
        EventLogged logged = (EventLogged) session.stepTo(EventLogged.class::isInstance);
        session.end();
        RowKey event = new RowKey(session.controller().session().cursorState().process(), new Subject.OfObject(logged.queue()), logged.event().sequence());
        RowCause.goTo(session.controller(), event);
        Step step = session.controller().session().timeline().stepBefore(session.controller().session().position());
        assertEquals(logged, step);
    }
}

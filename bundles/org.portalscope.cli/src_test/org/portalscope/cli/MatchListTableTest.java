package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.portalscope.analysis.search.ConditionProposals;
import org.portalscope.engine.effect.EntryLinked;
import org.portalscope.engine.effect.EntryUnlinked;
import org.portalscope.engine.effect.ThresholdTaken;
import org.portalscope.engine.step.Step;
import org.portalscope.engine.step.Subject;
import org.portalscope.presentation.table.ChangedCells;
import org.portalscope.presentation.table.CopiedRows;
import org.portalscope.presentation.table.FilterPass;
import org.portalscope.presentation.table.FilterProposals;
import org.portalscope.presentation.table.MatchListTable;
import org.portalscope.presentation.table.RowCause;
import org.portalscope.presentation.table.RowKey;
import org.portalscope.presentation.table.RowState;
import org.portalscope.presentation.table.StaleRows;
import org.portalscope.presentation.table.StateRow;
import org.portalscope.presentation.table.StateTable;
import org.portalscope.presentation.table.SubjectRows;
import org.portalscope.presentation.table.TableFilter;
import org.portalscope.presentation.table.TableOrder;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.timeline.state.ProcessSubject;

/** What the view of a match list shows, and what one does with tables. */
class MatchListTableTest {

    private static final String SERVER = """
            scenario "A list";
            process server at 1:0 user 100 {
                region inbox[64];
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlEQAlloc(ni, 8, &eq);
                PtlMEAttach(ni, 4, client, 0x0001, 0, PTL_RETAIN, PTL_INS_AFTER, &one);
                PtlMEAttach(ni, 4, client, 0x0007, 0xFF00, PTL_UNLINK, PTL_INS_AFTER, &two);
                PtlMEAttach(ni, 9, client, 0x0009, 0, PTL_RETAIN, PTL_INS_AFTER, &nine);
                PtlMDAttach(two, { start = inbox, length = 64, threshold = %s, options = PTL_MD_OP_PUT | PTL_MD_TRUNCATE, eventq = eq },
                    PTL_UNLINK, PTL_RETAIN, NULL);
                barrier;
            }
            process client at 0:0 user 100 {
                region greeting[5] = "hello";
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlMDBind(ni, { start = greeting, length = 5 }, &md);
                barrier;
                PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 0x0007, 0, 0);
            }
            """;

    private static TableSession session(int threshold) throws ScenarioException {
        return TableSession.of(SERVER.formatted(threshold), new MatchListTable());
    }

    @Test
    void shouldShowAllMembersOfEntriesAndDescriptors() throws ScenarioException {
        TableSession session = session(2);
        session.stepTo(ThresholdTaken.class::isInstance);
        StateTable table = session.table(0);

        assertEquals("server (1:0), portal 4: 2 entries", table.heading());
        assertEquals("position 2, entry me 1, outcome accepted, portal 4, match_id 0:0, match_bits 0x0007, ignore_bits 0xff00, unlink PTL_UNLINK, meaning , "
                + "descriptor md 0, active yes, hits 1, start 0x1000, length 64, threshold 1, max_offset none, "
                + "options OP_PUT TRUNCATE, user_ptr 0x0000, eventq eq 0, "
                + "local_offset 0, unlink_op PTL_UNLINK, unlink_nofit PTL_RETAIN, pending 1, succeeded no, inactivated_by 0, detached no",
                IntStream.range(0, table.columns().size()).mapToObj(i -> table.columns().get(i).name() + " " + table.rows().get(1).text(i))
                        .collect(Collectors.joining(", ")));
        assertEquals(List.of("passed over: bits", "accepted"), TableSession.column(table, "outcome"));
    }

    @Test
    void shouldShowTheListThatIsSearchedUnlessAnotherIsChosen() throws ScenarioException {
        TableSession session = session(2);
        session.end();
        assertEquals(List.of(new Subject.OfPortal(0, 4), new Subject.OfPortal(0, 9)), session.choices(0));
        assertEquals(List.of("me 2"), TableSession.column(session.table(0, new Subject.OfPortal(0, 9)), "entry"));
        assertEquals("server (1:0), portal 4: 2 entries", session.table(0).heading());
        assertEquals("client (0:0): no match list has entries", session.table(1).heading());
    }

    @Test
    void shouldMarkWhatAMoveHasChangedInBothDirections() throws ScenarioException {
        TableSession session = session(2);
        ChangedCells changes = new ChangedCells();
        Step taken = session.stepTo(ThresholdTaken.class::isInstance);
        assertTrue(taken instanceof ThresholdTaken);
        StateTable after = session.table(0);
        changes.show(after, session.controller().session().position());
        session.controller().move(StepKind.INTO, Direction.BACK);
        StateTable before = session.table(0);
        changes.show(before, session.controller().session().position());

        StateRow row = before.rows().get(1);
        assertEquals(Optional.of("1"), changes.before(row, TableSession.index(before, "threshold")));
        assertEquals(Optional.empty(), changes.before(row, TableSession.index(before, "start")));
        assertTrue(changes.isChanged(row));
        assertFalse(changes.isChanged(before.rows().get(0)));

        changes.show(session.table(0), session.controller().session().position());
        assertTrue(changes.isChanged(row), "without a move the same is marked");
        changes.show(session.table(0, new Subject.OfPortal(0, 9)), session.controller().session().position());
        assertFalse(changes.isNew(session.table(0, new Subject.OfPortal(0, 9)).rows().get(0)), "another list is not compared");
    }

    @Test
    void shouldMakeOnlyRowsAnewThatAStepChanges() throws ScenarioException {
        TableSession session = session(2);
        session.stepTo(ThresholdTaken.class::isInstance);
        session.controller().move(StepKind.INTO, Direction.BACK);
        StaleRows stale = new StaleRows();
        List<StateRow> before = rows(session);
        assertEquals(Optional.empty(), stale.show(before, position(session)));
        session.controller().move(StepKind.INTO, Direction.FORWARD);
        List<StateRow> taken = rows(session);
        assertSame(before.get(0), taken.get(0));
        assertNotSame(before.get(1), taken.get(1));
        assertEquals(Optional.empty(), stale.show(taken, position(session)), "any row may have been marked");
        assertEquals(Optional.of(List.of(1)), stale.show(rows(session), position(session)), "its mark stays");
        session.controller().move(StepKind.INTO, Direction.FORWARD);
        List<StateRow> after = rows(session);
        assertSame(taken.get(0), after.get(0));
        assertEquals(Optional.of(List.of(1)), stale.show(after, position(session)), "its mark goes");
    }

    @Test
    void shouldTakeNoRowOfAnotherList() throws ScenarioException {
        TableSession session = session(2);
        session.end();
        List<StateRow> four = rows(session);
        StaleRows stale = new StaleRows();
        stale.show(four, position(session));
        List<StateRow> nine = session.table(0, new Subject.OfPortal(0, 9)).rows();
        assertEquals(Optional.empty(), stale.show(nine, position(session)));
        assertEquals(List.of("me 0", "me 1"), TableSession.column(session.table(0, new Subject.OfPortal(0, 4)), "entry"));
    }

    private static List<StateRow> rows(TableSession session) {
        return session.table(0, new Subject.OfPortal(0, 4)).rows();
    }

    private static Position position(TableSession session) {
        return session.controller().session().position();
    }

    @Test
    void shouldFindRowsInWhateverOrderTheyAreAskedFor() throws ScenarioException {
        TableSession session = session(2);
        session.end();
        StateTable table = session.table(0, new Subject.OfPortal(0, 4));
        for (int i = 0; i < 20; i++) {
            StateRow row = table.rows().get(i % 3 == 1 ? 1 : 0);
            assertSame(row, table.row(row.key()).orElseThrow());
            assertEquals(Optional.empty(), table.row(new RowKey(1, row.key().subject(), i)));
        }
    }

    @Test
    void shouldMarkANewEntry() throws ScenarioException {
        TableSession session = session(2);
        session.stepTo(EntryLinked.class::isInstance);
        ChangedCells changes = new ChangedCells();
        changes.show(session.table(0), session.controller().session().position());
        session.stepTo(EntryLinked.class::isInstance);
        StateTable table = session.table(0);
        changes.show(table, session.controller().session().position());
        assertEquals(List.of(false, true), table.rows().stream().map(changes::isNew).toList());
    }

    @Test
    void shouldKeepAnUnlinkedEntryInItsPlaceDuringItsTransition() throws ScenarioException {
        TableSession session = session(1);
        session.stepTo(EntryUnlinked.class::isInstance);
        StateTable table = session.table(0, new Subject.OfPortal(0, 4));
        assertEquals(List.of("me 0", "me 1"), TableSession.column(table, "entry"));
        assertEquals(RowState.UNLINKED, table.rows().get(1).state());
        assertEquals("server (1:0), portal 4: 1 entry", table.heading());
        session.controller().move(StepKind.INTO, Direction.BACK);
        assertEquals(RowState.IDLE, session.table(0).rows().get(1).state());
    }

    @Test
    void shouldFilterByWordsAndByColumns() throws ScenarioException {
        TableSession session = session(2);
        session.end();
        StateTable table = session.table(0);
        assertEquals(List.of("me 1"), found(table, "truncate"));
        assertEquals(List.of("me 0", "me 1"), found(table, "portal:4 match_id:0:0"));
        assertEquals(List.of("me 1"), found(table, "portal:4 matchbits:0x0007"));
        assertEquals(List.of("me 0", "me 1"), found(table, "0:0"));
        assertEquals(List.of(), found(table, "portal:40"));
        assertEquals(List.of(), found(table, "position:0"));
    }

    @Test
    void shouldFilterPieceByPieceAsAtOnce() throws ScenarioException {
        TableSession session = session(7);
        session.end();
        StateTable table = session.table(0);
        for (String words : List.of("", "1", "nothing")) {
            FilterPass pass = new TableFilter(words).pass(table);
            int pieces = 1;
            while (!pass.advance(2)) {
                pieces++;
            }
            assertEquals(new TableFilter(words).of(table), pass.found());
            assertEquals((table.rows().size() + 1) / 2, pieces);
        }
    }

    private static List<String> found(StateTable table, String words) {
        return new TableFilter(words).of(table).stream().map(row -> TableSession.text(table, row, "entry")).toList();
    }

    @Test
    void shouldSortByAColumnUpAndDownAndNotAtAll() throws ScenarioException {
        TableSession session = session(2);
        session.end();
        StateTable table = session.table(0);
        int bits = TableSession.index(table, "ignore_bits");
        TableOrder up = TableOrder.OWN.choose(bits);
        assertEquals(table.rows(), up.of(table.rows()));
        TableOrder down = up.choose(bits);
        assertEquals(List.of(table.rows().get(1), table.rows().get(0)), down.of(table.rows()));
        assertTrue(down.choose(bits).isOwn());
        assertEquals(new TableOrder(0, false), down.choose(0));
    }

    @Test
    void shouldGoToWhereAnEntryChangedLast() throws ScenarioException {
        TableSession session = session(2);
        session.stepTo(ThresholdTaken.class::isInstance);
        StateRow passedOver = session.table(0).rows().get(0);
        RowCause.goTo(session.controller(), passedOver.key());
        Step step = session.controller().session().timeline().stepBefore(session.controller().session().position());
        assertTrue(step instanceof EntryLinked linked && passedOver.isAbout(0, new Subject.OfObject(linked.handle())), step::words);
    }

    @Test
    void shouldCopyRowsAsTextAndAsCommaSeparatedValues() throws ScenarioException {
        TableSession session = session(2);
        session.end();
        StateTable table = session.table(0, new Subject.OfPortal(0, 9));
        CopiedRows copied = CopiedRows.of(table.columns().subList(0, 6), table.rows());
        assertTrue(copied.text().startsWith("position\tentry\toutcome\tportal\tmatch_id\tmatch_bits\n1\tme 2\t\t9\t0:0\t0x0009\t"), copied::text);
        assertTrue(copied.csv().startsWith("position,entry,outcome,portal,match_id,match_bits\n1,me 2,,9,0:0,0x0009,"), copied::csv);
    }

    @Test
    void shouldHaveTheRowOfAnEntryThatIsSelectedElsewhere() throws ScenarioException {
        TableSession session = session(2);
        session.end();
        StateTable table = session.table(0, new Subject.OfPortal(0, 9));
        Subject entry = table.rows().get(0).key().subject();
        CopiedRows copied = SubjectRows.of(session.controller(), new ProcessSubject(0, entry));
        assertEquals(CopiedRows.of(table.columns(), table.rows().subList(0, 1)), copied);
        assertEquals(0, SubjectRows.of(session.controller(), new ProcessSubject(0, new Subject.OfInterface(0))).rows().size());
    }

    @Test
    void shouldProposeColumnsAndWhatOccursInThem() throws ScenarioException {
        TableSession session = session(2);
        session.end();
        StateTable table = session.table(0, new Subject.OfPortal(0, 9));
        assertEquals(List.of("portal:"), proposed(table, "po").stream().filter(it -> it.startsWith("port")).toList());
        assertEquals(List.of("peer:"), proposed(table, "9 pee"));
        assertEquals(List.of("PTL_RETAIN"), proposed(table, "unlink:ptl_r").stream().distinct().toList());
        assertEquals(List.of("9"), proposed(table, "portal:"));
        assertTrue(proposed(table, "nothing").isEmpty());
        assertTrue(proposed(table, "portal:9").isEmpty(), "what is there already is not proposed");
    }

    private static List<String> proposed(StateTable table, String begun) {
        return FilterProposals.of(table, begun).stream().map(ConditionProposals.Proposal::word).toList();
    }

    @Test
    void shouldSayWhichColumnThereIsNot() throws ScenarioException {
        TableSession session = session(2);
        session.end();
        StateTable table = session.table(0, new Subject.OfPortal(0, 9));
        assertEquals(Optional.of("No column begins with portl."), new TableFilter("9 portl:4").problem(table.columns()));
        assertEquals(Optional.empty(), new TableFilter("portal:17 0:0").problem(table.columns()));
        assertEquals(new TableFilter("match_id:0:0").of(table), new TableFilter("peer:0:0").of(table));
        assertFalse(new TableFilter("peer:0:0").of(table).isEmpty());
    }
}

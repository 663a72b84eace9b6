package org.portalscope.timeline.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.presentation.control.MoveRunner;
import org.portalscope.presentation.control.ProtocolTables;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.world.World;
import org.portalscope.world.network.Topology;
import org.portalscope.world.program.ProcessSpec;
import org.portalscope.world.program.SourceLocation;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.time.Timing;

/** What protocols know is told for the process shown, as it is and as it was before the last move. */
class ProtocolTablesTest {

    private static final List<MatchBitField> FIELDS = List.of(new MatchBitField("tag", 0, 64));

    private final SessionController controller = new SessionController(new LocalSession("tables",
            () -> new World(List.of(spec("first", 0), spec("second", 1)), Topology.FLAT, Timing.NONE), new RoundRobinScheduler()), new ImmediateRunner());

    /** A program whose one table tells how many statements have been executed. */
    private static final class Tabulated extends OneThread {

        Tabulated() {
            super(3);
        }

        @Override
        public SourceLocation place(int thread) {
            return new SourceLocation("tables", next() + 1, 1, "statement");
        }

        @Override
        public List<ProtocolTable> protocolTables() {
            return List.of(new ProtocolTable("executed", List.of(new ProtocolTable.Column("statements", Unit.COUNT)),
                    List.of(new ProtocolTable.Row(List.of((long) next()), List.of(), List.of()))));
        }

        @Override
        public List<MatchBitField> matchBitFields() {
            return FIELDS;
        }
    }

    private static final class ImmediateRunner implements MoveRunner {

        @Override
        public void run(Consumer<BooleanSupplier> move, Runnable ended) {
            move.accept(() -> false);
            ended.run();
        }

        @Override
        public void cancel() {
            // a move has ended before anybody can cancel it
        }
    }

    private static ProcessSpec spec(String name, int nid) {
        return new ProcessSpec(name, InterfaceSpec.of(new ProcessId(nid, 0), 100), List.of(), portals -> new Tabulated());
    }

    @Test
    void shouldTellTheTablesBeforeAndAfterTheLastMove() {
        controller.pin(OptionalInt.of(0));
        assertEquals(0, executed(tables().tables()));
        controller.move(StepKind.RESUME, Direction.FORWARD);
        assertEquals(3, executed(tables().tables()));
        assertEquals(Optional.of(0L), tables().before().map(ProtocolTablesTest::executed));
        controller.seek(Position.START);
        assertEquals(0, executed(tables().tables()));
        assertEquals(Optional.of(3L), tables().before().map(ProtocolTablesTest::executed));
        controller.select(Optional.empty());
        assertEquals(Optional.of(3L), tables().before().map(ProtocolTablesTest::executed));
    }

    @Test
    void shouldNotCompareWithAnotherProcess() {
        controller.pin(OptionalInt.of(0));
        controller.pin(OptionalInt.of(1));
        assertEquals(1, tables().process());
        assertEquals(Optional.empty(), tables().before());
    }

    @Test
    void shouldTellWhatMatchBitsMeanInTheProcessShown() {
        assertEquals(FIELDS, controller.snapshot().matchBits());
    }

    private ProtocolTables tables() {
        return controller.snapshot().tables();
    }

    private static long executed(List<ProtocolTable> tables) {
        return (Long) tables.get(0).rows().get(0).cells().get(0);
    }
}

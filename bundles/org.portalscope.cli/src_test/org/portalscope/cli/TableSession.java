package org.portalscope.cli;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;

import org.portalscope.engine.step.Step;
import org.portalscope.engine.step.Subject;
import org.portalscope.presentation.control.MoveRunner;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.presentation.table.StateColumn;
import org.portalscope.presentation.table.StateRow;
import org.portalscope.presentation.table.StateTable;
import org.portalscope.presentation.table.StateTableSource;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.FolderImports;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.world.program.SourceId;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** A session, and a table of the state at its cursor. */
final class TableSession {

    private final SessionController controller;
    private final StateTableSource source;

    private TableSession(Session session, StateTableSource source) {
        this.source = source;
        controller = new SessionController(session, new Immediately());
    }

    private TableSession(Scenario scenario, StateTableSource source) {
        this(new Launch(scenario.title(), scenario.fileName(), scenario::world, RoundRobinScheduler::new).start(), source);
    }

    /** A session in which various tables are shown. */
    static TableSession of(Session session) {
        return new TableSession(session, null);
    }

    /** A session of a scenario of the library, at its start. */
    static TableSession ofLibrary(String id, StateTableSource source) throws ScenarioException {
        return new TableSession(Library.open(id), source);
    }

    /** A session of a scenario, at its start. */
    static TableSession of(Scenario scenario, StateTableSource source) {
        return new TableSession(scenario, source);
    }

    /** A session of a scenario, which may use receives, at its start. */
    static TableSession of(String text, StateTableSource source) throws ScenarioException {
        return new TableSession(ScenarioReader.parse(SourceId.text("table.ptl"), "table.ptl", text, new FolderImports(null),
                Protocols.of(List.of(new Receives()))).get(), source);
    }

    SessionController controller() {
        return controller;
    }

    /** Steps on until a step has been made that is wanted. */
    Step stepTo(Predicate<Step> wanted) {
        Session session = controller.session();
        do {
            controller.move(StepKind.INTO, Direction.FORWARD);
        } while (!wanted.test(session.timeline().stepBefore(session.position())));
        return session.timeline().stepBefore(session.position());
    }

    void end() {
        controller.move(StepKind.RESUME, Direction.FORWARD);
    }

    StateTable table(int process) {
        return source.table(controller, process, Optional.empty());
    }

    StateTable table(int process, Subject chosen) {
        return source.table(controller, process, Optional.of(chosen));
    }

    List<Subject> choices(int process) {
        return source.choices(controller, process);
    }

    StateTable table(StateTableSource other, int process, Optional<Subject> chosen) {
        return other.table(controller, process, chosen);
    }

    List<Subject> choices(StateTableSource other, int process) {
        return other.choices(controller, process);
    }

    /** What a column says, from the first row to the last. */
    static List<String> column(StateTable table, String name) {
        return table.rows().stream().map(row -> text(table, row, name)).toList();
    }

    static String text(StateTable table, StateRow row, String name) {
        return row.text(index(table, name));
    }

    static int index(StateTable table, String name) {
        List<String> names = table.columns().stream().map(StateColumn::name).toList();
        return IntStream.range(0, names.size()).filter(i -> names.get(i).equals(name)).findFirst().orElseThrow(() -> new AssertionError(names));
    }

    private static final class Immediately implements MoveRunner {

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
}

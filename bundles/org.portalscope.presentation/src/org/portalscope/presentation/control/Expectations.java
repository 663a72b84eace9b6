package org.portalscope.presentation.control;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.state.ProcessState;
import org.portalscope.world.program.Failure;
import org.portalscope.world.program.SourceLocation;

/** What the programs of a run say must hold, and what of it held: found by going through the run once, which takes some time in a long one. */
public final class Expectations {

    private static final Comparator<SourceLocation> BY_PLACE = Comparator.comparingInt(SourceLocation::line).thenComparingInt(SourceLocation::column);

    private final List<Stated> stated = new ArrayList<>();
    private final Timeline timeline;
    private final RunOutcome outcome;

    /** An expectation as it stands in the text of a process. */
    private record Stated(int process, String name, SourceLocation place, boolean always) {

        /** Whether the run can have failed with it. */
        boolean mayBe(Failure failure) {
            SourceLocation failed = failure.place();
            return failure.process().equals(name) && failed.text().equals(place.text()) && failed.source().equals(place.source())
                    && BY_PLACE.compare(place, failed) <= 0;
        }
    }

    /** Those of a session that does not move and whose run has ended. */
    public Expectations(Session session, RunOutcome outcome) {
        timeline = session.timeline();
        this.outcome = outcome;
        for (ProcessState process : session.state().processes()) {
            process.expectations().forEach(place -> stated.add(new Stated(process.index(), process.name(), place, false)));
            process.invariants().forEach(place -> stated.add(new Stated(process.index(), process.name(), place, true)));
        }
    }

    /**
     * Goes through the run, in any thread.
     *
     * @return process by process, statements in the order of their texts, and behind them what must hold always; with fewer counted if it was cancelled
     */
    public List<Expectation> read(BooleanSupplier cancelled) {
        ExpectationCounts counts = new ExpectationCounts(outcome.result().waiting());
        stated.stream().filter(statement -> !statement.always).forEach(statement -> counts.expect(statement.process, statement.place));
        timeline.effects(1, outcome.end().transition(), counts::count, cancelled);
        Optional<Stated> failed = failed();
        return stated.stream().map(statement -> statement.always ? always(statement, failed, counts) : read(statement, failed, counts)).toList();
    }

    /** The one with which the run failed: the nearest before the place of the failure. */
    private Optional<Stated> failed() {
        return outcome.result().failure().flatMap(failure -> stated.stream().filter(statement -> statement.mayBe(failure))
                .max(Comparator.comparing(Stated::place, BY_PLACE)));
    }

    private static Expectation always(Stated statement, Optional<Stated> failed, ExpectationCounts counts) {
        boolean isFailed = failed.filter(statement::equals).isPresent();
        int held = counts.transitions(statement.process) - (isFailed ? 1 : 0);
        Expectation.Verdict verdict = isFailed ? Expectation.Verdict.FAILED : held > 0 ? Expectation.Verdict.HELD : Expectation.Verdict.NOT_REACHED;
        return new Expectation(statement.process, statement.name, statement.place, true, held, verdict, counts.last(statement.process));
    }

    private static Expectation read(Stated statement, Optional<Stated> failed, ExpectationCounts counts) {
        boolean isFailed = failed.filter(statement::equals).isPresent();
        int held = counts.passed(statement.process, statement.place) - (isFailed ? 1 : 0);
        Expectation.Verdict verdict = isFailed ? Expectation.Verdict.FAILED : counts.waits(statement.process, statement.place) ? Expectation.Verdict.WAITING
                : held > 0 ? Expectation.Verdict.HELD : Expectation.Verdict.NOT_REACHED;
        return new Expectation(statement.process, statement.name, statement.place, false, held, verdict, counts.last(statement.process, statement.place));
    }
}

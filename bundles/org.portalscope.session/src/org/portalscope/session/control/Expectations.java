package org.portalscope.session.control;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

import org.portalscope.session.Session;
import org.portalscope.session.state.ProcessState;
import org.portalscope.session.timeline.Timeline;
import org.portalscope.world.program.SourceLocation;

/** What the programs of a run say must hold, and what of it held: found by going through the run once, which takes some time in a long one. */
public final class Expectations {

    private final List<Stated> stated = new ArrayList<>();
    private final Timeline timeline;
    private final RunOutcome outcome;

    /** An expectation as it stands in the text of a process. */
    private record Stated(int process, String name, SourceLocation place) {
    }

    /** Those of a session that does not move and whose run has ended. */
    public Expectations(Session session, RunOutcome outcome) {
        timeline = session.timeline();
        this.outcome = outcome;
        for (ProcessState process : session.state().processes()) {
            process.expectations().forEach(place -> stated.add(new Stated(process.index(), process.name(), place)));
        }
    }

    /**
     * Goes through the run, in any thread.
     *
     * @return process by process, in the order of their texts; with fewer counted if it was cancelled
     */
    public List<Expectation> read(BooleanSupplier cancelled) {
        ExpectationCounts counts = new ExpectationCounts(outcome.result().waiting());
        stated.forEach(statement -> counts.expect(statement.process, statement.place));
        timeline.effects(1, outcome.end().transition(), counts::count, cancelled);
        return stated.stream().map(statement -> read(statement, counts)).toList();
    }

    private Expectation read(Stated statement, ExpectationCounts counts) {
        boolean failed = outcome.result().failure().filter(failure -> failure.process().equals(statement.name)).isPresent()
                && counts.last(statement.process, statement.place).orElse(0) == outcome.end().transition();
        int held = counts.passed(statement.process, statement.place) - (failed ? 1 : 0);
        Expectation.Verdict verdict = failed ? Expectation.Verdict.FAILED : counts.waits(statement.process, statement.place) ? Expectation.Verdict.WAITING
                : held > 0 ? Expectation.Verdict.HELD : Expectation.Verdict.NOT_REACHED;
        return new Expectation(statement.process, statement.name, statement.place, held, verdict, counts.last(statement.process, statement.place));
    }
}

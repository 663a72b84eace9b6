package org.portalscope.timeline.session;

import java.util.Optional;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;
import org.portalscope.analysis.search.ExpressionPredicate;
import org.portalscope.analysis.search.ParallelScan;
import org.portalscope.engine.Settings;
import org.portalscope.expression.value.Problems;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.state.ProcessTable;

/** Searches through thirty million checks of long searches in match lists that find nothing, on all processors. */
@BenchmarkMode(Mode.SingleShotTime)
@Fork(value = 1, jvmArgsAppend = {"-Xms512m", "-Xmx512m", "-XX:+UseParallelGC"})
@Warmup(iterations = 2)
@Measurement(iterations = 3)
public class SearchedChecks extends Settings {

    /** Each is asked for its source and its bits by each put. */
    @Param("1000")
    public int entries;

    @Param("15000")
    public int puts;

    private final ParallelScan scan = new ParallelScan(new SearchThreads());
    private LocalSession session;

    /** Runs it once. */
    @Setup(Level.Trial)
    public void prepare() throws ScenarioException {
        session = LongSession.launch(entries, puts).start();
        try (SessionDriver driver = session.drive()) {
            driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        }
    }

    private Optional<Position> find(String condition) {
        return scan.find(session.timeline(), Position.START, Direction.FORWARD,
                ExpressionPredicate.parse(condition, ProcessTable.of(session.state()), new Problems()), () -> false);
    }

    /** What did not pass is left out before it is made. */
    @Benchmark
    public Optional<Position> passed() {
        return find("kind == \"BitsCheck\" && passed && request_bits == 8");
    }

    /** Each check that did not pass is made and asked. */
    @Benchmark
    public Optional<Position> reasons() {
        return find("!passed && reason == \"room\"");
    }

    /** Each check that did not pass is made, and asked for its fields. */
    @Benchmark
    public Optional<Position> fields() {
        return find("!passed && request_bits == 8");
    }
}

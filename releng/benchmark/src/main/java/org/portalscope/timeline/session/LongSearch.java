package org.portalscope.timeline.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.portalscope.analysis.search.ExpressionPredicate;
import org.portalscope.analysis.search.ParallelScan;
import org.portalscope.analysis.search.StepPredicate;
import org.portalscope.analysis.search.WatchedValue;
import org.portalscope.engine.Settings;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.step.Subject;
import org.portalscope.expression.value.Problems;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.replay.recording.RecordingLimits;
import org.portalscope.replay.recording.SessionRecorder;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.state.ProcessTable;

/** Searches through all of a run of ten million transitions that find nothing, on all processors, in a heap of 512 MB. */
@BenchmarkMode(Mode.SingleShotTime)
@Fork(value = 1, jvmArgsAppend = {"-Xms512m", "-Xmx512m", "-XX:+UseParallelGC"})
@Warmup(iterations = 1)
@Measurement(iterations = 3)
public class LongSearch extends Settings {

    private static final int SERVER = 0;

    /** Where the run is: in the session that made it, or in its recording. */
    public enum Searched { SESSION, RECORDING }

    @Param
    public Searched searched;

    @Param("100")
    public int entries;

    /** Each makes four transitions. */
    @Param("2500000")
    public int puts;

    private final ParallelScan scan = new ParallelScan(new SearchThreads());
    private Path folder;
    private OpenedRecording recording;
    private LocalSession session;
    private Timeline timeline;

    /** Runs it once, and records it. */
    @Setup(Level.Trial)
    public void prepare() throws ScenarioException, IOException {
        folder = Files.createTempDirectory("portalscope");
        Path file = folder.resolve("puts.ptlrec");
        Launch launch = LongSession.launch(entries, puts);
        session = launch.start();
        try (SessionRecorder recorder = SessionRecorder.record(folder.resolve("run.ptlrec"), launch, session, "", RecordingLimits.DEFAULT);
                SessionDriver driver = session.drive()) {
            driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
            Files.copy(recorder.flushed(), file);
        }
        recording = OpenedRecording.open(file, origin -> Optional.empty(), (passed, total) -> { }, () -> false).orElseThrow();
        session = searched == Searched.SESSION ? session : recording.session();
        timeline = session.timeline();
    }

    @TearDown(Level.Trial)
    public void remove() throws IOException {
        recording.close();
        Files.delete(folder.resolve("puts.ptlrec"));
        Files.delete(folder);
    }

    private StepPredicate condition(String text) {
        return ExpressionPredicate.parse(text, ProcessTable.of(session.state()), new Problems());
    }

    private Optional<Position> find(StepPredicate predicate, Direction direction) {
        return scan.find(timeline, direction == Direction.FORWARD ? Position.START : timeline.end(), direction, predicate, () -> false);
    }

    @Benchmark
    public Optional<Position> effects() {
        return find(condition("kind == \"OperationStarted\" && operation.length == 9"), Direction.FORWARD);
    }

    @Benchmark
    public Optional<Position> outcomes() {
        return find(condition("kind == \"MessageDropped\""), Direction.FORWARD);
    }

    @Benchmark
    public Optional<Position> back() {
        return find(condition("kind == \"MessageDropped\""), Direction.BACK);
    }

    /** The descriptor of an entry that takes no put: nothing has changed it since it was made. */
    @Benchmark
    public Optional<Position> changes() {
        return find(new WatchedValue(SERVER, new Subject.OfObject(Handle.of(Handle.Kind.MD, 0, 0, 1)), null), Direction.BACK);
    }

    /** What a recording does not say is found out. */
    @Benchmark
    public Optional<String> learn() {
        return recording.learn(new SearchThreads(), (passed, total) -> { }, () -> false);
    }
}

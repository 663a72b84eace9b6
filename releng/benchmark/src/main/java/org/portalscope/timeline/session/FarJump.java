package org.portalscope.timeline.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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
import org.portalscope.engine.Settings;
import org.portalscope.presentation.control.MoveRunner;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.replay.recording.RunRecorder;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Position;
import org.portalscope.world.explore.WorkerPool;
import org.portalscope.world.random.SplitMix64;
import org.portalscope.world.schedule.RoundRobinScheduler;

/**
 * A long recording in a heap of 512 MB: jumps anywhere, with what the workbench shows of the state there, from the first one after opening on. Its state has
 * 10,000 entries and 64 MiB of regions, all of whose pages are written between two checkpoints. The collector is that of the workbench,
 * {@code workbench_machine} in {@code releng/lib/tools.sh}.
 */
@BenchmarkMode(Mode.SingleShotTime)
@Fork(value = 1, jvmArgsAppend = {"-Xms512m", "-Xmx512m", "-XX:+UseParallelGC", "-XX:MaxNewSize=96m"})
@Warmup(iterations = 0)
@Measurement(iterations = 200)
public class FarJump extends Settings {

    /** As many of 1 MiB as a scenario may have beside the client's. */
    private static final int REGIONS = 63;
    private static final int TRANSITIONS_OF_A_PUT = 4;

    private static final String SCENARIO = """
            scenario "Puts into 64 MiB behind many entries";
            process server at 1:0 {
                %s
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                repeat %d as i {
                    PtlMEAttach(ni, 4, client, 1000 + i, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                    PtlMDAttach(me, { start = s0, length = 64, options = PTL_MD_OP_PUT }, PTL_RETAIN, PTL_RETAIN, NULL);
                }
                %s
                barrier;
            }
            process client at 0:0 {
                region greeting[8] = "greeting";
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlMDBind(ni, { start = greeting, length = 8 }, &md);
                barrier;
                repeat %d as n { PtlPut(md, PTL_NOACK_REQ, server, 4, 0, n %% %d, n * 40 %% 1040000, 0); }
            }
            """;
    private static final String ENTRY = """
            PtlMEAttach(ni, 4, client, %1$d, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
            PtlMDAttach(me, { start = s%1$d, length = 1048576, options = PTL_MD_OP_PUT | PTL_MD_MANAGE_REMOTE }, PTL_RETAIN, PTL_RETAIN, NULL);
            """;

    @Param("10000")
    public int entries;

    /** At least as many as the recording has. */
    @Param("10000000")
    public int transitions;

    /** How far the background pass is that the workbench starts when it opens a long recording. */
    public enum Pass {
        RUNNING, OVER
    }

    @Param
    public Pass pass;

    private Path file;
    private Launch launch;
    private OpenedRecording opened;
    private Thread learning;
    private volatile boolean isOver;
    private SessionController controller;
    private SplitMix64 random;
    private long jumps;
    /** Goes to the names, as a job of the workbench does. */
    private final ExecutorService background = Executors.newSingleThreadExecutor();
    private final Semaphore named = new Semaphore(0);
    private final AtomicInteger lookups = new AtomicInteger();

    /** Records it and opens it. */
    @Setup(Level.Trial)
    public void prepare() throws ScenarioException, IOException, InterruptedException {
        file = Files.createTempFile("portalscope", ".ptlrec");
        record();
        random = new SplitMix64(1);
        opened = opened();
        opened.deferNames(this::lookUp, named::release);
        learning = new Thread(() -> opened.learn(WorkerPool.ALONE, (done, total) -> { }, () -> isOver));
        learning.start();
        if (pass == Pass.OVER) {
            learning.join();
        }
        controller = new SessionController(opened.session(), new AtOnce());
    }

    private void lookUp(Runnable task) {
        lookups.incrementAndGet();
        background.execute(task);
    }

    private OpenedRecording opened() throws IOException {
        return OpenedRecording.open(file, origin -> Optional.of(launch), (done, total) -> { }, () -> false).orElseThrow();
    }

    /** By itself, so that nothing of the run is held by then: what is left of the heap is that of a workbench which opens a recording. */
    private void record() throws ScenarioException, IOException {
        Scenario scenario = ScenarioReader.parse("puts.ptl", SCENARIO.formatted(each("region s%d[1048576];"), entries, each(ENTRY),
                transitions / TRANSITIONS_OF_A_PUT, REGIONS)).get();
        launch = new Launch("puts", "puts.ptl", scenario::world, RoundRobinScheduler::new);
        try (RunRecorder recorder = RunRecorder.begin(file, launch, "benchmark", CapturePolicy.ALL)) {
            launch.forwardRun(Integer.MAX_VALUE).recorded(recorder, () -> false);
        }
    }

    private static String each(String text) {
        return IntStream.range(0, REGIONS).mapToObj(text::formatted).collect(Collectors.joining("\n"));
    }

    @TearDown(Level.Trial)
    public void remove() throws IOException, InterruptedException {
        isOver = true;
        learning.join();
        background.shutdown();
        controller.close();
        opened.close();
        Files.delete(file);
    }

    /** Opens it once more. */
    @Benchmark
    @Measurement(iterations = 5)
    public int open() throws IOException {
        try (OpenedRecording again = opened()) {
            return again.session().timeline().size();
        }
    }

    /** To any transition, until its state is there; names that take long come later. */
    @Benchmark
    public SessionSnapshot jump() {
        controller.seek(new Position(1 + random.below(opened.session().timeline().size(), jumps++), 1));
        return controller.snapshot();
    }

    /** The same until its names are there, too, or it is known that they are not while the background pass runs. */
    @Benchmark
    public SessionSnapshot jumpToNames() throws InterruptedException {
        jump();
        awaitNames();
        controller.refresh();
        return controller.snapshot();
    }

    /** Somebody who looks at a state looks until its names are there. */
    @TearDown(Level.Iteration)
    public void awaitNames() throws InterruptedException {
        named.acquire(lookups.getAndSet(0));
    }

    /** Runs moves in the thread of whoever wants them. */
    private static final class AtOnce implements MoveRunner {

        @Override
        public void run(Consumer<BooleanSupplier> move, Runnable ended) {
            move.accept(() -> false);
            ended.run();
        }

        @Override
        public void cancel() {
            // a move that runs at once is over
        }
    }
}

package org.portalscope.cli.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.portalscope.engine.effect.MessageSent;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Step;
import org.portalscope.protocol.Protocols;
import org.portalscope.recording.read.RecordedLabel;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.replay.LiveMerge;
import org.portalscope.replay.RecordedWorlds;
import org.portalscope.replay.TransitionRecorder;
import org.portalscope.scenario.Scenario;
import org.portalscope.timeline.run.ForwardRun;
import org.portalscope.world.Choice;
import org.portalscope.world.MessageDelivered;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.schedule.RandomScheduler;

/**
 * Processes are followed from different moments on, with gaps, as readers see them that lag, and what comes of them comes in pieces. Whatever the seed: a
 * message is marked if and only if it was sent where nobody followed, and at the end the replay is in the state of the run, with nothing else in flight.
 */
class FollowedGapsTest {

    private final List<String> problems = new ArrayList<>();
    private final List<Transition> told = new ArrayList<>();
    private final Set<Message.Key> sentUnseen = new HashSet<>();
    private final List<FollowedProcess> followed = new ArrayList<>();
    private final List<RecordingFile> files = new ArrayList<>();

    @TempDir
    private Path folder;

    private final class Problems implements LiveMerge.Listener {

        @Override
        public void differs(String words) {
            problems.add(words);
        }

        @Override
        public void contradicts(int source, String why) {
            problems.add(source + ": " + why);
        }
    }

    /** @param gaps one in so many transitions begins or ends a gap of a process */
    @ParameterizedTest
    @CsvSource({"2, 10000000", "4, 10000000", "2, 100", "3, 40", "4, 15", "5, 300"})
    void shouldMarkWhatWasSentWhereNobodyFollowed(int processes, int gaps) throws Exception {
        for (int seed = 1; seed <= 10; seed++) {
            follow(processes, gaps, seed);
        }
    }

    private void follow(int processes, int gaps, int seed) throws Exception {
        told.clear();
        followed.clear();
        sentUnseen.clear();
        Random random = new Random(seed);
        World world = Scenario.readText("ring.ptl", Ring.text(processes, 100, 8), Protocols.NONE).world();
        for (WorldProcess process : world.processes()) {
            followed.add(new FollowedProcess(world, process, folder.resolve(processes + "-" + gaps + "-" + seed + "-" + process.index() + ".ptlrec")));
        }
        RandomScheduler scheduler = new RandomScheduler(seed);
        run(world, scheduler, random, 1000);
        for (FollowedProcess process : followed) {
            process.setSeen(true);
            run(world, scheduler, random, random.nextInt(100));
        }
        Path recording = folder.resolve("merged-" + processes + "-" + gaps + "-" + seed + ".ptlrec");
        String what = processes + " processes, gaps " + gaps + ", seed " + seed;
        try (LiveMerge merge = new LiveMerge(recording, open(), Protocols.NONE, told::add, new Problems())) {
            followToTheEnd(merge, world, scheduler, random, gaps);
            for (int source = 0; source < files.size(); source++) {
                assertEquals(files.get(source).size(), merge.taken(source), what);
                assertFalse(merge.isHeld(source), what);
            }
            assertEquals(List.of(), problems, what);
            assertMarked(what);
            assertIsStateOf(world, merge.state().dump(), what);
        }
        assertRecorded(recording, what);
        for (RecordingFile file : files) {
            file.close();
        }
    }

    private List<RecordingFile> open() throws IOException {
        files.clear();
        for (FollowedProcess process : followed) {
            files.add(RecordingFile.open(process.file()));
        }
        return files;
    }

    private void followToTheEnd(LiveMerge merge, World world, RandomScheduler scheduler, Random random, int gaps) throws IOException {
        while (run(world, scheduler, random, 1 + random.nextInt(20))) {
            FollowedProcess process = followed.get(random.nextInt(followed.size()));
            if (random.nextInt(gaps) < 20) {
                process.setSeen(!process.isSeen());
            } else {
                process.flush();
            }
            advance(merge);
        }
        for (FollowedProcess process : followed) {
            process.flush();
            if (!process.isSeen()) {
                process.setSeen(true);
            }
        }
        advance(merge);
        for (int source = 0; source < files.size(); source++) {
            merge.end(source);
        }
        advance(merge);
    }

    private void advance(LiveMerge merge) throws IOException {
        for (RecordingFile file : files) {
            file.refresh();
        }
        merge.advance();
    }

    /** Lets a run make some transitions; returns whether there may be more. */
    private boolean run(World world, RandomScheduler scheduler, Random random, int transitions) {
        for (int left = transitions; left > 0; left--) {
            Optional<Choice> next = scheduler.next(world);
            if (next.isEmpty()) {
                return false;
            }
            Transition transition = world.execute(next.get(), (int) world.transitions() + 1);
            FollowedProcess process = followed.get(transition.process());
            if (transition.opening() instanceof MessageDelivered delivered) {
                process.receive(delivered.message());
            }
            for (Step step : transition.steps()) {
                if (step instanceof MessageSent sent) {
                    process.send(sent.message());
                    if (!process.isSeen()) {
                        sentUnseen.add(sent.message().key());
                    }
                }
            }
            process.take(TransitionRecorder.record(transition));
        }
        return true;
    }

    private void assertMarked(String what) {
        for (Transition transition : told) {
            if (transition.opening() instanceof MessageDelivered delivered) {
                assertEquals(sentUnseen.contains(delivered.message().key()), delivered.isFromOutside(), () -> what + ": " + delivered.message());
            }
        }
    }

    private static void assertIsStateOf(World world, String state, String what) {
        for (WorldProcess process : world.processes()) {
            assertTrue(state.contains(process.portals().state().dump()), () -> what + ": " + process.name());
        }
        List<String> inFlight = state.substring(0, state.indexOf("== ")).lines().skip(1).filter(line -> !line.endsWith(" refused")).toList();
        assertEquals(List.of(), inFlight, what);
    }

    private void assertRecorded(Path recording, String what) throws IOException {
        long marked = told.stream().filter(transition -> transition.opening() instanceof MessageDelivered delivered && delivered.isFromOutside()).count();
        try (RecordingFile file = RecordingFile.open(recording)) {
            assertEquals(told.size(), file.size(), what);
            assertEquals(marked, file.labels().stream().map(RecordedLabel::name).filter(name -> name.endsWith(": sending not known")).count(), what);
            RecordedWorlds worlds = new RecordedWorlds(file);
            ForwardRun again = worlds.launch("merged").forwardRun(Integer.MAX_VALUE);
            List<String> openings = new ArrayList<>();
            again.follow(transition -> openings.add(transition.opening().words()), () -> false);
            assertEquals(told.stream().map(transition -> transition.opening().words()).toList(), openings, what);
            assertTrue(worlds.differences().isEmpty(), () -> what + ": " + worlds.differences().orElseThrow());
        }
    }
}

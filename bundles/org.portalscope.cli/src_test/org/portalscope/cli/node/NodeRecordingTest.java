package org.portalscope.cli.node;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.node.process.NodeEnding;
import org.portalscope.node.process.NodeRecording;
import org.portalscope.node.process.NodeRun;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.replay.RecordedWorlds;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.world.World;
import org.portalscope.world.snapshot.SnapshotSeries;

/** What nodes record themselves has checkpoints: the states to which a replay from the start comes. */
@Timeout(120)
class NodeRecordingTest {

    private static final int ROUNDS = 3000;
    private static final String PUTS = ServerAndClient.text(70_000, 5, """
                repeat %1$d {
                    expect PTL_EVENT_PUT_START in eq;
                    expect PTL_EVENT_PUT_END in eq;
                }
            """, """
                repeat %1$d as i {
                    PtlPut(md, PTL_ACK_REQ, server, 4, 0, 7, 20 * i, 0);
                    expect PTL_EVENT_SEND_START in eq;
                    expect PTL_EVENT_SEND_END in eq;
                    expect PTL_EVENT_ACK in eq;
                }
            """).formatted(ROUNDS);
    private static final List<String> NAMES = List.of("server", "client");

    @TempDir
    private Path folder;

    private void record(String text, CapturePolicy capture) throws Exception {
        NodeRun run = RunningNodes.run(text).captured(capture);
        try (RunningNodes nodes = new RunningNodes(run, rank -> NodeRecording.begin(folder.resolve(NAMES.get(rank)), run, rank, "test"))) {
            assertTrue(nodes.await().stream().allMatch(NodeEnding::isFine));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MAX_VALUE, 8, 0})
    void shouldHoldTheStatesToWhichAReplayComes(int data) throws Exception {
        record(PUTS, new CapturePolicy(data));
        for (String name : NAMES) {
            try (RecordingFile file = RecordingFile.open(folder.resolve(name))) {
                assertTrue(file.checkpoints().length > 0, () -> name + " has no checkpoint in " + file.size() + " transitions");
                compare(file);
            }
        }
    }

    private static void compare(RecordingFile file) throws Exception {
        RecordedWorlds worlds = new RecordedWorlds(file);
        World world = worlds.world();
        SnapshotSeries snapshots = new SnapshotSeries(world);
        long skipped = file.size() - worlds.size();
        for (long behind : file.checkpoints()) {
            while (world.transitions() + skipped < behind) {
                world.advance(worlds.choice(world, (int) world.transitions() + 1));
            }
            assertEquals(snapshots.take().controlDigest(), file.checkpoint(behind).orElseThrow().snapshot(0).controlDigest());
            if (file.origin().capture().equals(CapturePolicy.ALL)) {
                assertArrayEquals(snapshots.take().toBytes(), file.checkpoint(behind).orElseThrow().snapshot(0).toBytes());
            }
        }
        assertEquals(Optional.empty(), worlds.differences());
    }

    @Test
    void shouldBeOpenedAndSoughtByCheckpoints() throws Exception {
        record(PUTS, CapturePolicy.ALL);
        try (OpenedRecording opened = OpenedRecording.open(folder.resolve("server"), origin -> Optional.empty(), (passed, all) -> { }, () -> false)
                .orElseThrow(); RecordingFile file = RecordingFile.open(folder.resolve("server"))) {
            SessionDriver driver = opened.session().drive();
            int size = opened.session().timeline().size();
            driver.seek(new Position(size, 1));
            String there = opened.session().state().dump();
            driver.seek(Position.START);
            driver.seek(new Position(size, 1));
            assertEquals(there, opened.session().state().dump());
            RecordedWorlds worlds = new RecordedWorlds(file);
            int stored = worlds.storedUpTo(size);
            assertTrue(stored > 0 && stored <= size, () -> stored + " of " + size);
            World fromStart = worlds.world();
            while (fromStart.transitions() < size) {
                fromStart.advance(worlds.choice(fromStart, (int) fromStart.transitions() + 1));
            }
            driver.seek(opened.session().timeline().end());
            assertEquals(fromStart.dump(), opened.session().state().dump());
        }
    }

    @Test
    void shouldHaveNoCheckpointWhereAProcessSendsItselfMessages() throws Exception {
        record("""
                scenario "to itself";
                process server at 1:0 user 100 {
                    region inbox[64];
                    region greeting[5] = "hello";
                    PtlInit(&max);
                    PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                    PtlEQAlloc(ni, 8, &eq);
                    PtlMEAttach(ni, 4, server, 7, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                    PtlMDAttach(me, { start = inbox, length = 64, options = PTL_MD_OP_PUT | PTL_MD_MANAGE_REMOTE, eventq = eq }, PTL_RETAIN, PTL_RETAIN, NULL);
                    PtlMDBind(ni, { start = greeting, length = 5 }, &md);
                    repeat %d {
                        PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 7, 0, 0);
                        expect PTL_EVENT_PUT_START in eq;
                        expect PTL_EVENT_PUT_END in eq;
                    }
                }
                """.formatted(ROUNDS), CapturePolicy.ALL);
        try (RecordingFile file = RecordingFile.open(folder.resolve("server"))) {
            assertTrue(file.size() > 4 * ROUNDS, () -> "only " + file.size());
            assertEquals(0, file.checkpoints().length);
            compare(file);
        }
    }
}

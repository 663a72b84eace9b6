package org.portalscope.node.control;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.engine.snapshot.ProcessDigest;
import org.portalscope.node.token.Token;
import org.portalscope.node.transport.RefusalException;
import org.portalscope.protocol.Protocols;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.read.RecordedLabel;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.replay.LiveMerge;
import org.portalscope.replay.MessageCounts;
import org.portalscope.replay.RecordedWorlds;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;

/** What a node takes comes to readers as a recording from any moment on, with a new beginning behind what they did not read. */
class InputStreamsTest {

    private final StreamedProcess process = new StreamedProcess();
    private final List<String> differences = new ArrayList<>();
    private final List<String> contradictions = new ArrayList<>();
    private final List<String> told = new ArrayList<>();

    @TempDir
    private Path folder;

    @AfterEach
    void close() {
        process.close();
        assertEquals(List.of(), contradictions);
    }

    private ProcessDigest digest() {
        return ProcessDigest.of(process.process.state(), 0, 256);
    }

    private Path received(List<ControlFrame> frames) throws IOException {
        Path file = folder.resolve("received.ptlrec");
        StreamedProcess.write(file, frames);
        return file;
    }

    private LiveMerge merge(RecordingFile file) throws IOException {
        return new LiveMerge(folder.resolve("merged.ptlrec"), List.of(file), Protocols.NONE, transition -> told.add(transition.opening().words()),
                new Listener());
    }

    private final class Listener implements LiveMerge.Listener {

        @Override
        public void differs(String words) {
            differences.add(words);
        }

        @Override
        public void contradicts(int source, String why) {
            contradictions.add(why);
        }
    }

    @Test
    void shouldBeginWithTheStateOfTheMoment() throws IOException, RefusalException {
        process.take(3);
        StreamedProcess.ReadingChannel reader = process.attached();
        process.take(2);
        process.streams.settle();
        List<ControlFrame> sent = StreamedProcess.sent(reader);
        ControlFrame last = sent.get(sent.size() - 1);
        assertEquals(2, last.number());
        assertEquals(digest(), last.digest());
        try (RecordingFile file = RecordingFile.open(received(sent)); LiveMerge merge = merge(file)) {
            assertArrayEquals(new long[] {0}, file.restarts());
            merge.expect(0, 2, digest());
            assertTrue(merge.advance());
            assertEquals(2, merge.size());
            assertEquals(5, merge.state().process(0).portals().memory().regions().size());
        }
        assertEquals(List.of(), differences);
    }

    @Test
    void shouldGoOnBehindWhatWasNotRead() throws IOException, RefusalException {
        StreamedProcess.ReadingChannel reader = process.attached();
        process.take(2);
        process.streams.settle();
        reader.reads = false;
        process.take(5);
        process.streams.settle();
        reader.reads = true;
        reader.pipeline().fireChannelWritabilityChanged();
        reader.runPendingTasks();
        process.take(1);
        process.streams.settle();
        List<ControlFrame> sent = StreamedProcess.sent(reader);
        assertEquals(List.of(5L), sent.stream().filter(frame -> frame.kind() == ControlFrame.Kind.GAP).map(ControlFrame::number).toList());
        try (RecordingFile file = RecordingFile.open(received(sent))) {
            assertEquals(3, file.size());
            assertArrayEquals(new long[] {0, 2}, file.restarts());
            try (LiveMerge merge = merge(file)) {
                merge.announceBeginning(0);
                merge.expect(0, 3, digest());
                merge.advance();
            }
        }
        assertEquals(List.of(), differences);
        assertEquals(3, told.size());
        try (RecordingFile merged = RecordingFile.open(folder.resolve("merged.ptlrec"))) {
            RecordedWorlds worlds = new RecordedWorlds(merged);
            assertEquals(8, worlds.runBehind(3, 3, () -> false).state().process(0).portals().memory().regions().size());
            assertTrue(worlds.differences().isEmpty());
            assertEquals(List.of("p: gap"), merged.labels().stream().map(label -> label.name()).toList());
        }
        assertAMoveLeadsOverTheGap(folder.resolve("merged.ptlrec"));
    }

    private static void assertAMoveLeadsOverTheGap(Path file) throws IOException {
        try (OpenedRecording opened = OpenedRecording.open(file, origin -> Optional.empty(), (passed, all) -> { }, () -> false).orElseThrow()) {
            LocalSession session = opened.session();
            assertEquals(List.of(2), session.timeline().gaps());
            SessionDriver driver = session.drive();
            Position before = new Position(2, session.timeline().steps(2));
            driver.seek(before);
            assertEquals(2, session.state().process(0).portals().memory().regions().size());
            assertTrue(driver.move(StepKind.INTO, Direction.FORWARD, Optional.empty(), () -> false));
            assertEquals(3, session.position().transition());
            driver.seek(session.timeline().end());
            assertEquals(8, session.state().process(0).portals().memory().regions().size());
            assertTrue(driver.move(StepKind.RETURN, Direction.BACK, Optional.empty(), () -> false));
            driver.seek(before);
            assertEquals(2, session.state().process(0).portals().memory().regions().size());
        }
    }

    @Test
    void shouldTellAStateThatTheEngineDoesNotComeTo() throws IOException, RefusalException {
        StreamedProcess.ReadingChannel reader = process.attached();
        ProcessDigest before = digest();
        process.take(1);
        process.streams.settle();
        try (RecordingFile file = RecordingFile.open(received(StreamedProcess.sent(reader))); LiveMerge merge = merge(file)) {
            merge.expect(0, 1, before);
            merge.advance();
        }
        assertEquals(List.of("p: state and replay differ since transition 1: another version, memory written outside, or a faulty node. "
                + "What follows is unverified."), differences);
    }

    @Test
    void shouldSayOnceThatStateAndReplayDifferAndGoOn() throws IOException, RefusalException {
        StreamedProcess.ReadingChannel reader = process.attached();
        ProcessDigest before = digest();
        process.take(3);
        process.streams.settle();
        try (RecordingFile file = RecordingFile.open(received(StreamedProcess.sent(reader))); LiveMerge merge = merge(file)) {
            merge.expect(0, 1, before);
            merge.expect(0, 2, before);
            assertFalse(merge.isUnverified(0));
            merge.advance();
            assertEquals(3, merge.size());
            assertTrue(merge.isUnverified(0));
        }
        assertEquals(1, differences.size(), differences::toString);
        try (RecordingFile merged = RecordingFile.open(folder.resolve("merged.ptlrec"))) {
            assertEquals(List.of(new RecordedLabel(1, "p: state and replay differ; unverified from here on")), merged.labels());
        }
    }

    @Test
    void shouldTellMemoryToWhichTheEngineDoesNotCome() throws IOException, RefusalException {
        process.take(1);
        StreamedProcess.ReadingChannel reader = process.attached();
        process.write(1);
        ProcessDigest before = digest();
        process.write(2);
        process.streams.settle();
        assertEquals(before.control(), digest().control());
        try (RecordingFile file = RecordingFile.open(received(StreamedProcess.sent(reader))); LiveMerge merge = merge(file)) {
            merge.expect(0, 1, before);
            merge.expect(0, 2, digest());
            merge.advance();
            assertEquals(List.of(), differences);
            process.write(3);
            merge.expect(0, 2, digest());
            merge.advance();
        }
        assertEquals(1, differences.size());
    }

    @Test
    void shouldLetWhatHappensWaitBehindAStateThatIsBeingWritten() throws RefusalException {
        process.writesAtOnce = false;
        StreamedProcess.ReadingChannel reader = process.attached();
        process.take(3);
        process.streams.settle();
        assertTrue(StreamedProcess.sent(reader).stream().noneMatch(frame -> frame.kind() == ControlFrame.Kind.STATE));
        process.writing.remove(0).run();
        reader.runPendingTasks();
        List<ControlFrame.Kind> kinds = StreamedProcess.sent(reader).stream().map(ControlFrame::kind).toList();
        assertEquals(List.of(ControlFrame.Kind.RECORDING, ControlFrame.Kind.STATE, ControlFrame.Kind.RECORDING, ControlFrame.Kind.DIGEST), kinds);
    }

    @Test
    void shouldGoOnBehindWhatDidNotFitBehindAState() throws IOException, RefusalException {
        process.writesAtOnce = false;
        StreamedProcess.ReadingChannel reader = process.attached();
        List<ControlFrame> sent = new ArrayList<>(StreamedProcess.sent(reader));
        process.take(1);
        int taken = 1;
        while (!process.streams.isBehind()) {
            process.write(taken++);
        }
        while (!process.writing.isEmpty()) {
            process.writing.remove(0).run();
            reader.runPendingTasks();
        }
        process.streams.settle();
        sent.addAll(StreamedProcess.sent(reader));
        long missed = sent.stream().filter(frame -> frame.kind() == ControlFrame.Kind.GAP).mapToLong(ControlFrame::number).sum();
        try (RecordingFile file = RecordingFile.open(received(sent)); LiveMerge merge = merge(file)) {
            assertEquals(taken, file.size() + missed);
            assertArrayEquals(new long[] {0, file.size()}, file.restarts());
            merge.announceBeginning(0);
            merge.expect(0, file.size(), digest());
            merge.advance();
        }
        assertEquals(List.of(), differences);
    }

    /** A node ends while somebody does not read: that one is sent the last state, and how much it has missed, before the farewell. */
    @Test
    void shouldEndBehindWhatWasNotRead() throws IOException, RefusalException {
        StreamedProcess.ReadingChannel reader = process.attached();
        process.take(2);
        process.streams.settle();
        reader.reads = false;
        process.take(5);
        process.streams.settle();
        process.streams.end(ControlFrame.of(ControlFrame.Kind.ENDED, ""));
        List<ControlFrame> sent = new ArrayList<>(StreamedProcess.sent(reader));
        assertTrue(sent.stream().noneMatch(frame -> frame.kind() == ControlFrame.Kind.ENDED), sent::toString);
        reader.reads = true;
        reader.pipeline().fireChannelWritabilityChanged();
        reader.runPendingTasks();
        sent.addAll(StreamedProcess.sent(reader));
        assertEquals(List.of(5L), sent.stream().filter(frame -> frame.kind() == ControlFrame.Kind.GAP).map(ControlFrame::number).toList());
        assertEquals(1, sent.stream().filter(frame -> frame.kind() == ControlFrame.Kind.ENDED).count());
        assertEquals(ControlFrame.Kind.ENDED, sent.get(sent.size() - 1).kind());
        try (RecordingFile file = RecordingFile.open(received(sent)); LiveMerge merge = merge(file)) {
            merge.announceBeginning(0);
            merge.advance();
            merge.end(0);
            merge.advance();
            assertEquals(7, merge.state().process(0).portals().memory().regions().size());
        }
    }

    @Test
    void shouldKeepMemoryToItselfIfNothingIsCaptured() throws IOException, RefusalException {
        StreamedProcess secret = new StreamedProcess(CapturePolicy.NONE);
        secret.take(1);
        secret.write(7);
        StreamedProcess.ReadingChannel reader = secret.attached();
        secret.take(1);
        secret.streams.settle();
        List<ControlFrame> sent = StreamedProcess.sent(reader);
        ProcessDigest digest = sent.get(sent.size() - 1).digest();
        assertEquals(0, digest.pages());
        try (RecordingFile file = RecordingFile.open(received(sent)); LiveMerge merge = merge(file)) {
            merge.expect(0, 1, digest);
            merge.advance();
            assertEquals(0, merge.state().process(0).portals().memory().regions().get(0).block().get(0));
        }
        secret.close();
        assertEquals(List.of(), differences);
    }

    @Test
    void shouldLeaveAProcessWhoseCountsGoBackBehindAGap() throws IOException, RefusalException {
        process.counts = received(5);
        StreamedProcess.ReadingChannel reader = process.attached();
        process.take(2);
        process.streams.settle();
        reader.reads = false;
        process.take(5);
        process.streams.settle();
        process.counts = received(4);
        reader.reads = true;
        reader.pipeline().fireChannelWritabilityChanged();
        reader.runPendingTasks();
        process.take(1);
        process.streams.settle();
        try (RecordingFile file = RecordingFile.open(received(StreamedProcess.sent(reader))); LiveMerge merge = merge(file)) {
            merge.announceBeginning(0);
            merge.advance();
            assertEquals(2, merge.size());
        }
        assertEquals(List.of("it has received 4 messages from 0:0 to 0:0, and had received 5 before"), contradictions);
        contradictions.clear();
    }

    private static MessageCounts received(long messages) {
        Map<MessageCounts.Pair, Long> count = Map.of(new MessageCounts.Pair(0, 0), messages);
        return new MessageCounts(Map.of(new MessageCounts.Pair(0, 0), 5L), count, Map.of());
    }

    @Test
    void shouldLetNobodyElseReadTheTokenOfANode() throws IOException {
        NodeFolder nodes = new NodeFolder(folder.resolve("nodes"));
        NodeDescription node = new NodeDescription("a = b\\c", "server", 1, 2, ProcessHandle.current().pid(),
                new InetSocketAddress(InetAddress.getLoopbackAddress(), 7000));
        Path file = nodes.enter(node, process.token);
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(nodes.path())));
        NodeFolder.Entry entry = nodes.nodes().get(0);
        assertEquals(node, entry.node());
        ControlFrame challenge = new ControlFrame(ControlFrame.Kind.CHALLENGE, Token.challenge());
        assertEquals(ControlFrame.attach(challenge, process.token, false), ControlFrame.attach(challenge, entry.token(), false));
    }
}

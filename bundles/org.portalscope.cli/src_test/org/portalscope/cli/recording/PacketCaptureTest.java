package org.portalscope.cli.recording;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.cli.Main;
import org.portalscope.cli.ScenarioFiles;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.wire.FrameDecoder;
import org.portalscope.wire.FrameException;

/** What {@code export} captures of a run. */
class PacketCaptureTest {

    private static final String PUT = "3.11.1-put";
    private static final int USER_0 = 147;

    @TempDir
    private Path folder;

    private final StringWriter err = new StringWriter();
    private final FrameDecoder decoder = new FrameDecoder(Integer.MAX_VALUE);

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.ending();
    }

    private CaptureFile capture(int status, String... arguments) throws IOException {
        Path file = folder.resolve("run.pcapng");
        List<String> words = new ArrayList<>(List.of("export", "-o", file.toString()));
        words.addAll(List.of(arguments));
        assertEquals(status, Main.run(new PrintWriter(new StringWriter()), new PrintWriter(err, true), words.toArray(String[]::new)), err::toString);
        return CaptureFile.read(file);
    }

    private Message message(CaptureFile.Packet packet) throws FrameException {
        ByteBuffer frame = ByteBuffer.allocate(packet.length()).put(0, packet.bytes());
        Header header = new Header();
        decoder.wrap(frame, 0, packet.length()).read(header);
        return header.message();
    }

    @Test
    void shouldHaveAnInterfaceForEachProcess() throws IOException {
        CaptureFile capture = capture(0, PUT);
        assertEquals(List.of("server (1:0)", "client (0:0)"), capture.interfaces().stream().map(CaptureFile.NetworkInterface::name).toList());
        assertTrue(capture.interfaces().stream().allMatch(each -> each.linkType() == USER_0));
        assertEquals("A put, round-robin; times: no virtual time: every step of the run takes a microsecond", capture.comment());
    }

    @Test
    void shouldTellWhyAFrameLeavesAndWhatBecomesOfIt() throws IOException {
        List<CaptureFile.Packet> packets = capture(0, PUT).packets();
        assertEquals("transition 12, client: line 36: PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 7, 0, 0x42);", packets.get(0).comment());
        assertEquals("transition 13, server: put #1 from 0:0 arrives; accepted by entry 1 of portal 4", packets.get(1).comment());
        assertEquals(List.of(1, 0, 1, 0), packets.stream().map(CaptureFile.Packet::networkInterface).toList());
        assertEquals(List.of(2, 1, 2, 1), packets.stream().map(CaptureFile.Packet::flags).toList());
    }

    @Test
    void shouldTellWhyAMessageIsDropped() throws IOException {
        assertTrue(capture(0, "5.2-dropped-requests").packets().stream().map(CaptureFile.Packet::comment)
                .anyMatch(comment -> comment.contains("put #2 from 3:0 is dropped: no match entry accepts the request")));
    }

    /** A frame that arrives is one that has left, byte for byte, and leaves but once. */
    @ParameterizedTest
    @MethodSource("files")
    void shouldWriteFramesThatCanBeReadAndArriveAsTheyLeft(Path scenario) throws IOException, FrameException {
        Set<ByteBuffer> underWay = new LinkedHashSet<>();
        Map<List<Object>, Long> sequences = new HashMap<>();
        long last = 0;
        for (CaptureFile.Packet packet : capture(0, scenario.toString()).packets()) {
            Message message = message(packet);
            ByteBuffer bytes = ByteBuffer.wrap(packet.bytes());
            assertTrue(last <= packet.time());
            last = packet.time();
            if (packet.isInbound()) {
                assertTrue(underWay.remove(bytes), () -> message + " arrives, but has not left");
            } else {
                assertTrue(underWay.add(bytes), () -> message + " leaves twice");
                countSequence(message, sequences);
            }
        }
    }

    /** Messages from one process to another are counted without a gap. */
    private void countSequence(Message message, Map<List<Object>, Long> sequences) {
        if (decoder.bringsHeader()) {
            long sequence = sequences.merge(List.of(message.initiator(), message.target()), 1L, Long::sum);
            assertEquals(sequence, decoder.sequence(), message::toString);
        }
    }

    @Test
    void shouldKeepAsManyBytesOfDataAsAskedFor() throws IOException {
        List<CaptureFile.Packet> packets = capture(0, PUT, "--data", "2").packets();
        assertEquals(List.of(104, 104, 106, 106), packets.stream().map(packet -> packet.bytes().length).toList());
        assertEquals(List.of(104, 104, 109, 109), packets.stream().map(CaptureFile.Packet::length).toList());
    }

    @Test
    void shouldSayThatDataWillNeverCome() throws IOException, FrameException {
        CaptureFile capture = capture(1, PUT, "--fault", "client:send 1 PTL_NI_DATA_LOST");
        Set<Integer> reasons = new LinkedHashSet<>();
        for (CaptureFile.Packet packet : capture.packets()) {
            message(packet);
            reasons.add(decoder.niFailType());
        }
        assertEquals(Set.of(0, 1), reasons);
    }
}

package org.portalscope.cli.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.CRC32C;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.cli.Main;
import org.portalscope.node.client.NodeTarget;
import org.portalscope.recording.read.RecordedLabel;
import org.portalscope.recording.read.RecordingFile;

/** All digests of a node are wrong: {@code attach} says so once, marks what follows in the recording, and follows to the end. */
@Timeout(60)
class AttachUnverifiedTest {

    private static final int DIGEST = 10;
    private static final String SENTENCE = "server: state and replay differ since transition [0-9]+: another version, memory written outside, "
            + "or a faulty node\\. What follows is unverified\\.\n";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    /** Changes the last byte of each digest. */
    private static void change(byte[] frame) {
        if (frame[ControlRelay.KIND] == DIGEST) {
            frame[frame.length - 1]++;
            CRC32C checksum = new CRC32C();
            checksum.update(frame, ControlRelay.CONTENT, frame.length - ControlRelay.CONTENT);
            ByteBuffer.wrap(frame).putInt(ControlRelay.CHECKSUM, (int) checksum.getValue());
        }
    }

    @Test
    void shouldSayOnceThatANodeDiffersAndFollowItToItsEnd() throws Exception {
        String text = ServerAndClient.text(64, 5, """
                repeat 100 { PtlEQWait(eq, &event); }
                barrier;
                print "the last";
            """, """
                repeat 50 { PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 0, 0, 0); }
                barrier;
            """);
        Path recording = folder.resolve("live.ptlrec");
        try (RunningNodes nodes = new RunningNodes(text);
                ControlRelay relay = new ControlRelay(nodes.targets.get(ServerAndClient.SERVER).address(), AttachUnverifiedTest::change)) {
            NodeTarget client = nodes.targets.get(ServerAndClient.CLIENT);
            Path token = Files.writeString(folder.resolve("token"), client.token().digits());
            int status = Main.run(new PrintWriter(out), new PrintWriter(err), "attach", "--address",
                    "127.0.0.1:" + relay.address().getPort() + ",127.0.0.1:" + client.address().getPort(), "--token", token.toString(), "--resume", "--record",
                    recording.toString());
            assertEquals(1, status, err::toString);
            nodes.await().forEach(ending -> assertTrue(ending.isFine(), ending.failure()));
        }
        assertTrue(err.toString().matches(SENTENCE), err::toString);
        assertTrue(out.toString().contains("the last"), out::toString);
        try (RecordingFile file = RecordingFile.open(recording)) {
            assertEquals(List.of("server: state and replay differ; unverified from here on"), file.labels().stream().map(RecordedLabel::name).toList());
        }
    }
}

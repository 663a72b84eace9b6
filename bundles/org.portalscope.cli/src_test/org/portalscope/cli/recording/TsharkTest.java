package org.portalscope.cli.recording;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.cli.Main;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.export.report.ExitStatus;
import org.portalscope.wire.FrameDecoder;
import org.portalscope.wire.FrameException;

/** What {@code export} captures, opened by tshark with the dissector. */
class TsharkTest {

    /** What tshark tells of each packet, in this order. */
    private static final List<String> FIELDS = List.of("portals.kind", "portals.sequence", "portals.initiator", "portals.target", "portals.operation",
            "portals.ordinal", "portals.portal_index", "portals.match_bits", "portals.offset", "portals.memory_desc", "portals.length",
            "portals.user", "portals.cookie", "portals.hdr_data", "portals.manipulated_length", "portals.ni_fail_type");

    /** A put with an acknowledgement, a get with its reply, and a put that nobody wants. */
    private static final String ALL_KINDS = """
            scenario "All kinds of messages";
            process server at 1:2 user 7 {
                region inbox[64];
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlMEAttach(ni, 4, { nid = PTL_NID_ANY, pid = PTL_PID_ANY }, 0x8000_1234_5678_9ABC, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                PtlMDAttach(me, { start = inbox, length = 64, options = PTL_MD_OP_PUT | PTL_MD_OP_GET | PTL_MD_MANAGE_REMOTE }, PTL_RETAIN, PTL_RETAIN, NULL);
                barrier;
                expect drop NO_MATCH;
            }
            process client at 3:4 user 7 {
                region greeting[5] = "hello";
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlEQAlloc(ni, 8, &eq);
                PtlMDBind(ni, { start = greeting, length = 5, eventq = eq }, &md);
                barrier;
                PtlPut(md, PTL_ACK_REQ, server, 4, 0, 0x8000_1234_5678_9ABC, 8, 0xFEDC_BA98_7654_3210);
                expect PTL_EVENT_SEND_START in eq;
                expect PTL_EVENT_SEND_END in eq;
                expect PTL_EVENT_ACK in eq;
                PtlGet(md, server, 4, 0, 0x8000_1234_5678_9ABC, 8);
                expect PTL_EVENT_REPLY_START in eq;
                expect PTL_EVENT_REPLY_END in eq;
                PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 5, 0, 0);
            }
            """;

    private static final Path HELP = Path.of("..", "org.portalscope.help", "pages", "export.html");
    private static final Pattern FILTER = Pattern.compile("<tr><td><code>([^<]+)</code>");

    @TempDir
    private Path folder;

    private final StringWriter err = new StringWriter();

    @BeforeEach
    void needTshark() {
        boolean installed = Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)).map(each -> Path.of(each, "tshark"))
                .anyMatch(Files::isExecutable);
        assumeTrue(installed, "skipped, because there is no tshark: install the package tshark to run it");
    }

    private Path capture(String scenario, String... options) {
        return capture(ExitStatus.FINE, scenario, options);
    }

    private Path capture(int status, String scenario, String... options) {
        Path file = folder.resolve("run.pcapng");
        List<String> words = new ArrayList<>(List.of("export", scenario, "-o", file.toString(), "--dissector", folder.resolve("portals.lua").toString()));
        words.addAll(List.of(options));
        assertEquals(status, Main.run(new PrintWriter(new StringWriter()), new PrintWriter(err, true), words.toArray(String[]::new)), err::toString);
        return file;
    }

    private String allKinds() throws IOException {
        return Files.writeString(folder.resolve("kinds.ptl"), ALL_KINDS).toString();
    }

    /** What tshark prints about a capture; whatever it complains about is a failure. */
    private List<String> tshark(Path capture, String... options) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of("tshark", "-n", "-2", "-X", "lua_script:" + folder.resolve("portals.lua"), "-r", capture.toString()));
        words.addAll(List.of(options));
        Path out = folder.resolve("out");
        Process process = new ProcessBuilder(words).redirectOutput(out.toFile()).start();
        String complaints = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8).replaceAll("(?m)^Running as user .*\\R", "");
        assertEquals("", complaints);
        assertEquals(0, process.waitFor());
        return Files.readAllLines(out);
    }

    private List<String> fields(Path capture, List<String> names) throws IOException, InterruptedException {
        List<String> options = new ArrayList<>(List.of("-T", "fields"));
        names.forEach(name -> options.addAll(List.of("-e", name)));
        return tshark(capture, options.toArray(String[]::new));
    }

    private static String expected(CaptureFile.Packet packet) throws FrameException {
        FrameDecoder decoder = new FrameDecoder(Integer.MAX_VALUE).wrap(ByteBuffer.wrap(packet.bytes()), 0, packet.length());
        Header header = new Header();
        decoder.read(header);
        Message message = header.message();
        Object[] members = {header.kind().ordinal() + 1, decoder.sequence(), message.initiator(), message.target(),
            message.operation() + " of " + message.operation().initiator(), header.ordinal(), header.portal(), hex(header.matchBits()),
            Long.toUnsignedString(header.offset()), hex(header.memoryDescriptor()), Long.toUnsignedString(header.length()),
            header.isRequest() ? header.user() : "", header.isRequest() ? header.cookie() : "", header.is(Message.Kind.PUT) ? hex(header.hdrData()) : "",
            header.isRequest() ? "" : Long.toUnsignedString(header.manipulatedLength()), decoder.niFailType()};
        return String.join("\t", Arrays.stream(members).map(Object::toString).toList());
    }

    private static String hex(long bits) {
        return String.format("0x%016x", bits);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "3.8.1-truncation", "5.1-parallel-file-server", "5.2-dropped-requests", "3.9.1-split-phases"})
    void shouldShowTheFieldsOfEveryFrame(String scenario) throws Exception {
        Path capture = capture(scenario.isEmpty() ? allKinds() : scenario);
        List<String> expected = new ArrayList<>();
        for (CaptureFile.Packet packet : CaptureFile.read(capture).packets()) {
            expected.add(expected(packet));
        }
        assertEquals(expected, fields(capture, FIELDS));
        assertEquals(List.of(), tshark(capture, "-Y", "!portals or _ws.malformed or portals.checksum.bad or portals.cut"));
    }

    @Test
    void shouldTellPutsAcksGetsAndRepliesInALine() throws Exception {
        List<String> lines = fields(capture(allKinds()), List.of("_ws.col.Protocol", "_ws.col.Source", "_ws.col.Destination", "_ws.col.Info"));
        assertTrue(lines.containsAll(List.of(
                "Portals\t3:4\t1:2\tput #1 leaves: portal 4, bits 8000 1234 5678 9ABC, length 5",
                "Portals\t3:4\t1:2\tput #1 arrives: 5 bytes of data",
                "Portals\t1:2\t3:4\tack #1 leaves: portal 4, bits 8000 1234 5678 9ABC, length 5, manipulated 5",
                "Portals\t3:4\t1:2\tget #2 arrives: portal 4, bits 8000 1234 5678 9ABC, length 5",
                "Portals\t1:2\t3:4\treply #2 arrives: portal 4, bits 8000 1234 5678 9ABC, length 5, manipulated 5",
                "Portals\t3:4\t1:2\tput #3 arrives: portal 4, bits 0000 0000 0000 0005, length 5")), () -> String.join("\n", lines));
    }

    @Test
    void shouldLinkRequestsResponsesAndData() throws Exception {
        Path capture = capture(allKinds());
        List<String> packets = fields(capture, List.of("portals.kind", "portals.flags", "portals.operation", "frame.number"));
        String put = first(packets, "1\t0x0001\t#1 of 3:4\t");
        String ack = first(packets, "2\t0x0001\t#1 of 3:4\t");
        String get = first(packets, "3\t0x0001\t#2 of 3:4\t");
        String reply = first(packets, "4\t0x0001\t#2 of 3:4\t");
        assertEquals(List.of(put, put), shown(capture, "portals.kind == 2", "portals.request_in"));
        assertEquals(List.of(get, get, get, get), shown(capture, "portals.kind == 4", "portals.request_in"));
        assertEquals(List.of(ack, ack, ack, ack), shown(capture, "portals.kind == 1 && portals.ordinal == 1", "portals.response_in"));
        assertEquals(List.of(reply, reply), shown(capture, "portals.kind == 3", "portals.response_in"));
        assertEquals(List.of(reply, reply), shown(capture, "portals.kind == 4 && portals.flags.data == 1", "portals.header_in"));
        assertEquals(List.of(), tshark(capture, "-Y", "portals.ordinal == 3 && (portals.response_in || portals.request_in)"));
    }

    private static String first(List<String> packets, String start) {
        return packets.stream().filter(packet -> packet.startsWith(start)).findFirst().orElseThrow().substring(start.length());
    }

    private List<String> shown(Path capture, String filter, String field) throws IOException, InterruptedException {
        return tshark(capture, "-Y", filter, "-T", "fields", "-e", field);
    }

    @Test
    void shouldShowDataAsFarAsTheyWereKept() throws Exception {
        Path capture = capture(allKinds(), "--data", "2");
        assertEquals(List.of("6865", "6865"), shown(capture, "portals.kind == 1 && portals.ordinal == 1 && portals.data", "portals.data"));
        assertTrue(tshark(capture, "-V", "-Y", "portals.data").contains("    Data: 6865 (2 of 5 bytes captured)"));
    }

    @Test
    void shouldShowAWrongChecksumAnotherVersionAndAnUnknownKind() throws Exception {
        Path capture = capture(allKinds());
        assertEquals(List.of("1"), shown(changed(capture, 60, 1), "portals.checksum.bad", "frame.number"));
        assertEquals(List.of("1"), shown(changed(capture, 4, 2), "portals.version.unknown && !portals.kind", "frame.number"));
        assertEquals(List.of("1"), shown(changed(capture, 5, 9), "portals.kind.unknown", "frame.number"));
    }

    /** The capture with another byte in its first frame. */
    private Path changed(Path capture, int at, int octet) throws IOException {
        byte[] bytes = Files.readAllBytes(capture);
        int frame = 0;
        while (ByteBuffer.wrap(bytes).getInt(frame) != 0x50544C46) {
            frame += Integer.BYTES;
        }
        bytes[frame + at] = (byte) octet;
        return Files.write(folder.resolve("changed.pcapng"), bytes);
    }

    @Test
    void shouldSayWhyDataNeverCome() throws Exception {
        Path capture = capture(ExitStatus.FAILED, "3.11.1-put", "--fault", "client:send 1 PTL_NI_DATA_LOST");
        assertEquals(List.of("put #1 leaves: its data will never come, PTL_NI_DATA_LOST", "put #1 arrives: its data will never come, PTL_NI_DATA_LOST"),
                shown(capture, "portals.data.withheld", "_ws.col.Info"));
    }

    @Test
    void shouldUnderstandTheFiltersOfTheHelp() throws Exception {
        Path capture = capture("3.11.1-put");
        List<String> shown = new ArrayList<>();
        for (String filter : FILTER.matcher(Files.readString(HELP)).results().map(row -> row.group(1).replace("&amp;", "&")).toList()) {
            shown.add(filter + ": " + tshark(capture, "-Y", filter).size());
        }
        assertEquals(List.of("portals.kind == 1: 4", "portals.operation == \"#1 of 0:0\": 4", "portals.match_bits & 0xffff == 7: 4",
                "portals.flags.data == 1: 2", "frame.packet_flags_direction == 1: 2", "frame.comment contains \"is dropped\": 0"), shown);
    }
}

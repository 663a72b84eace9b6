package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.MessageArrived;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.node.process.NodeEnding;
import org.portalscope.node.process.NodeProcess;
import org.portalscope.node.process.NodeRecording;
import org.portalscope.node.process.NodeRun;
import org.portalscope.node.token.Token;
import org.portalscope.protocol.Protocols;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;

/** The processes of a scenario run as nodes, which talk over real sockets of this machine. */
class NodeProcessTest {

    private static final String PUT_AND_GET = """
            scenario "put and get";

            process server at 1:0 user 100 {
                region inbox[64];
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlEQAlloc(ni, 8, &eq);
                PtlMEAttach(ni, 4, client, 0x0007, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                PtlMDAttach(me, { start = inbox, length = 64, options = PTL_MD_OP_PUT | PTL_MD_OP_GET | PTL_MD_MANAGE_REMOTE, eventq = eq }, PTL_RETAIN,
                    PTL_RETAIN, NULL);
                barrier;
                expect PTL_EVENT_PUT_START in eq;
                expect PTL_EVENT_PUT_END in eq { mlength == 5 };
                barrier;
                expect PTL_EVENT_GET_START in eq;
                expect PTL_EVENT_GET_END in eq;
                print "served";
            }

            process client at 0:0 user 100 {
                region greeting[5] = "hello";
                region echo[5];
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlEQAlloc(ni, 8, &eq);
                PtlMDBind(ni, { start = greeting, length = 5, eventq = eq }, &md);
                PtlMDBind(ni, { start = echo, length = 5, eventq = eq }, &back);
                barrier;
                PtlPut(md, PTL_ACK_REQ, server, 4, 0, 0x0007, 0, 0);
                expect PTL_EVENT_SEND_START in eq;
                expect PTL_EVENT_SEND_END in eq;
                expect PTL_EVENT_ACK in eq;
                barrier;
                PtlGet(back, server, 4, 0, 0x0007, 0);
                expect PTL_EVENT_REPLY_START in eq;
                expect PTL_EVENT_REPLY_END in eq;
                assert echo[..] == "hello";
            }
            """;

    private final List<NodeProcess> nodes = new ArrayList<>();
    private final List<String> output = Collections.synchronizedList(new ArrayList<>());
    private final List<String> remarks = Collections.synchronizedList(new ArrayList<>());

    @TempDir
    private Path folder;

    @AfterEach
    void close() throws IOException {
        for (NodeProcess node : nodes) {
            node.close();
        }
    }

    private static Scenario scenario(String text) throws ScenarioException {
        return Scenario.readText("nodes.ptl", text, Protocols.NONE);
    }

    /** Runs all processes of a scenario; the node of a rank that ends with a failure, or dies, is closed at once. */
    private List<NodeEnding> run(Scenario scenario, List<NodeRecording> recordings) throws Exception {
        List<InetSocketAddress> addresses = new ArrayList<>();
        Token token = Token.random();
        for (int rank = 0; rank < scenario.processes().size(); rank++) {
            NodeRecording recording = recordings.isEmpty() ? null : recordings.get(rank);
            NodeProcess node = new NodeProcess(NodeRun.of(scenario), rank, token, recording, output::add, remarks::add);
            nodes.add(node);
            addresses.add(node.listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)));
        }
        List<CompletableFuture<NodeEnding>> endings = nodes.stream().map(node -> node.start(addresses).thenApplyAsync(ending -> close(node, ending))).toList();
        List<NodeEnding> ended = new ArrayList<>();
        for (CompletableFuture<NodeEnding> ending : endings) {
            ended.add(ending.get(60, TimeUnit.SECONDS));
        }
        return ended;
    }

    private static NodeEnding close(NodeProcess node, NodeEnding ending) {
        try {
            node.close();
            return ending;
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private List<NodeEnding> run(String text) throws Exception {
        return run(scenario(text), List.of());
    }

    @Test
    void shouldPutAndGetOverTheNetwork() throws Exception {
        List<NodeEnding> endings = run(PUT_AND_GET);
        endings.forEach(ending -> assertNull(ending.failure()));
        assertEquals(List.of("served"), output);
        assertEquals(List.of(), remarks);
    }

    @Test
    void shouldRecordWhatEachProcessTakes() throws Exception {
        Scenario scenario = scenario(PUT_AND_GET);
        List<NodeRecording> recordings = new ArrayList<>();
        for (String name : List.of("server", "client")) {
            recordings.add(NodeRecording.begin(folder.resolve(name), NodeRun.of(scenario), recordings.size(), "test"));
        }
        run(scenario, recordings).forEach(ending -> assertTrue(ending.isFine(), ending.failure()));
        try (RecordingFile server = RecordingFile.open(folder.resolve("server")); RecordingFile client = RecordingFile.open(folder.resolve("client"))) {
            assertTrue(inputs(server).stream().anyMatch(input -> input instanceof MessageArrived arrived && arrived.message().label().startsWith("get")));
            assertTrue(inputs(client).stream().anyMatch(input -> input instanceof ApiCall call && call.function().documentName().equals("PtlPut")));
        }
    }

    @Test
    void shouldRecordWhatMatchBitsMean() throws Exception {
        NodeRun run = NodeRun.of(scenario("scenario \"named\"; match_bits { tag = 31..0 }; process one at 0:0 { }"));
        NodeRecording.begin(folder.resolve("one"), run, 0, "test").close();
        try (RecordingFile one = RecordingFile.open(folder.resolve("one"))) {
            assertEquals(List.of(new MatchBitField("tag", 0, 32)), one.origin().processes().get(0).matchBits());
        }
    }

    private static List<Input> inputs(RecordingFile file) throws IOException {
        List<Input> inputs = new ArrayList<>();
        file.read(1, file.size(), transition -> inputs.addAll(transition.inputs()));
        return inputs;
    }

    @Test
    void shouldEndWithTheExpectationThatFailed() throws Exception {
        List<NodeEnding> endings = run("""
                scenario "failing";
                process one at 0:0 user 1 {
                    assert 1 == 2;
                }
                process two at 1:0 user 1 {
                    barrier;
                }
                """);
        assertFalse(endings.get(0).isFine());
        assertTrue(endings.get(0).failure().startsWith("nodes.ptl:3:"), endings.get(0).failure());
    }

    @Test
    void shouldTellAGetWhoseTargetHasDied() throws Exception { // R76
        List<NodeEnding> endings = run("""
                scenario "death";
                process server at 1:0 user 1 {
                    die;
                }
                process client at 0:0 user 1 {
                    region echo[5];
                    PtlInit(&max);
                    PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                    PtlEQAlloc(ni, 8, &eq);
                    PtlMDBind(ni, { start = echo, length = 5, eventq = eq }, &md);
                    PtlGet(md, server, 4, 0, 7, 0);
                    expect PTL_EVENT_REPLY_START in eq;
                    expect PTL_EVENT_REPLY_FAIL in eq { ni_fail_type == PTL_NI_PEER_DEAD };
                }
                """);
        endings.forEach(ending -> assertNull(ending.failure()));
    }

    @Test
    void shouldSayWhatOnlyAWorldCanDo() throws ScenarioException {
        assertEquals(List.of(), scenario(PUT_AND_GET).worldOnly());
        assertEquals(List.of("nodes.ptl:2", "nodes.ptl:4", "nodes.ptl:5", "nodes.ptl:6"), scenario("""
                scenario "time";
                channel { latency = 5us };
                process one at 0:0 user 1 {
                    fault send 1;
                    wait 5us;
                    finally 1 == 1;
                }
                """).worldOnly());
    }
}

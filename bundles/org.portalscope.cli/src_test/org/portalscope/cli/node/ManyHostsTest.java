package org.portalscope.cli.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.cli.Main;
import org.portalscope.node.token.Token;

/** Nodes on several hosts, which are network namespaces of this machine, with a link that is slow, and down for a while or for good. */
@Timeout(240)
class ManyHostsTest {

    private static final int HOSTS = 2;
    private static final String PUTS = """
            scenario "many hosts";
            process server at 1:0 user 100 {
                region inbox[64];
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlEQAlloc(ni, 64, &eq);
                PtlMEAttach(ni, 4, client, 7, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                PtlMDAttach(me, { start = inbox, length = 64, options = PTL_MD_OP_PUT | PTL_MD_MANAGE_REMOTE, eventq = eq }, PTL_RETAIN, PTL_RETAIN, NULL);
                print "ready";
                barrier;
                repeat 20 {
                    expect PTL_EVENT_PUT_START in eq;
                    expect PTL_EVENT_PUT_END in eq;
                }
                print "served";
            }
            process client at 0:0 user 100 {
                region greeting[5] = "hello";
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlEQAlloc(ni, 8, &eq);
                PtlMDBind(ni, { start = greeting, length = 5, eventq = eq }, &md);
                barrier;
                repeat 20 {
                    PtlPut(md, PTL_ACK_REQ, server, 4, 0, 7, 0, 0);
                    expect PTL_EVENT_SEND_START in eq;
                    expect PTL_EVENT_SEND_END in eq;
                    expect PTL_EVENT_ACK in eq;
                    print "acknowledged";
                }
            }
            """;
    private static final String LOST = """
            scenario "a link that stays down";
            process server at 1:0 user 100 {
                print "ready";
                barrier;
                print "goes on";
                wait until 1 == 0;
            }
            process client at 0:0 user 100 {
                region echo[5];
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlEQAlloc(ni, 8, &eq);
                PtlMDBind(ni, { start = echo, length = 5, eventq = eq }, &md);
                barrier;
                print "asks";
                PtlGet(md, server, 4, 0, 7, 0);
                expect PTL_EVENT_REPLY_START in eq;
                expect PTL_EVENT_REPLY_FAIL in eq { ni_fail_type == PTL_NI_PEER_DEAD };
                print "knows";
            }
            """;

    private final List<Process> nodes = new ArrayList<>();
    private NetworkNamespaces hosts;

    @TempDir
    private Path folder;

    @BeforeEach
    void connect() throws Exception {
        hosts = new NetworkNamespaces(HOSTS);
    }

    @AfterEach
    void close() {
        nodes.forEach(Process::destroyForcibly);
        hosts.close();
    }

    private void start(String text) throws IOException {
        String scenario = Files.writeString(folder.resolve("hosts.ptl"), text).toString();
        Path file = folder.resolve("hosts");
        Files.writeString(file, NetworkNamespaces.address(0) + '\n' + NetworkNamespaces.address(1) + '\n');
        String token = Files.writeString(folder.resolve("token"), Token.random().digits()).toString();
        for (int rank = 0; rank < HOSTS; rank++) {
            List<String> command = List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
                    "-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path"), Main.class.getName(), "node", scenario, "--rank",
                    String.valueOf(rank), "--hosts", file.toString(), "--token", token, "--no-control");
            nodes.add(new ProcessBuilder(hosts.in(rank, command)).redirectErrorStream(true).start());
        }
    }

    private static String rest(Process node) throws IOException {
        return new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    private void endWell() throws Exception {
        String server = rest(nodes.get(0));
        String client = rest(nodes.get(1));
        assertEquals(0, nodes.get(0).waitFor(), server);
        assertEquals(0, nodes.get(1).waitFor(), client);
        assertTrue(server.endsWith("served\n"), server);
    }

    @Test
    void shouldTalkOverALinkThatIsSlow() throws Exception {
        hosts.delay(1, 20);
        start(PUTS);
        endWell();
    }

    @Test
    void shouldGoOnBehindALinkThatWasDown() throws Exception {
        start(PUTS);
        BufferedReader client = nodes.get(1).inputReader();
        assertEquals("acknowledged", client.readLine());
        hosts.setUp(0, false);
        hosts.setUp(0, true);
        assertEquals(19, client.lines().filter("acknowledged"::equals).count());
        endWell();
    }

    @Test
    @Tag("long")
    void shouldFailWhatWaitsForANodeWhoseLinkStaysDown() throws Exception {
        start(LOST);
        BufferedReader server = nodes.get(0).inputReader();
        assertEquals("ready", server.readLine());
        BufferedReader client = nodes.get(1).inputReader();
        assertEquals("asks", client.readLine());
        hosts.setUp(0, false);
        String said = client.lines().collect(Collectors.joining("\n"));
        assertTrue(said.contains("knows"), said);
    }
}

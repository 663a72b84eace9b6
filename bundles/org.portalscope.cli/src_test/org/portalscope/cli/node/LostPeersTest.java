package org.portalscope.cli.node;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.node.client.AttachedWorld;
import org.portalscope.node.control.ControlFrame;
import org.portalscope.recording.CapturePolicy;

/** What becomes of puts whose target is lost in the middle, which whoever has attached sees. */
@Timeout(60)
class LostPeersTest {

    private static final int SERVER = ServerAndClient.SERVER;
    private static final int CLIENT = ServerAndClient.CLIENT;
    private static final int PUTS = 8;
    private static final String SCENARIO = ServerAndClient.text(1 << 20, 1 << 20, "    wait until 1 == 0;\n", """
                repeat %d { PtlPut(md, PTL_ACK_REQ, server, 4, 0, 1, 0, 0); }
                wait until 1 == 0;
            """).formatted(PUTS);

    private final List<String> remarks = new ArrayList<>();
    private final List<String> events = new ArrayList<>();
    private RunningNodes nodes;
    private AttachedWorld world;

    @TempDir
    private Path folder;

    @BeforeEach
    void attach() throws Exception {
        nodes = new RunningNodes(RunningNodes.run(SCENARIO).captured(new CapturePolicy(8)));
        world = new AttachedWorld(remarks::add);
        world.attach(nodes.targets, folder.resolve("live.ptlrec"), transition -> transition.steps().stream().filter(step -> step.kind().equals("EventLogged"))
                .forEach(step -> events.add(transition.process() + ": " + step.words())));
    }

    @AfterEach
    void close() throws IOException {
        world.close();
        nodes.close();
    }

    private void tell(int node, ControlFrame frame) {
        world.send(node, frame);
    }

    private void follow(String beginning) throws Exception {
        while (events.stream().noneMatch(event -> event.startsWith(beginning))) {
            world.advance(1000);
        }
    }

    /** All puts have begun, and the server, which is paused, has the header of the first one. */
    private void begin() throws Exception {
        tell(SERVER, ControlFrame.of(ControlFrame.Kind.RUN_UNTIL, "when kind == \"MessageDelivered\""));
        tell(CLIENT, ControlFrame.of(ControlFrame.Kind.RESUME));
        follow(CLIENT + ": PTL_EVENT_SEND_START logged in eq 0 (link " + PUTS + ")");
        follow(SERVER + ": PTL_EVENT_PUT_START");
    }

    /** R81: nothing comes back of what they are sent. */
    @Test
    void shouldEndSendsToANodeThatIsLostAsAnyOther() throws Exception {
        begin();
        nodes.lose(SERVER);
        follow(CLIENT + ": PTL_EVENT_SEND_END logged in eq 0 (link " + PUTS + ")");
        assertTrue(events.stream().noneMatch(event -> event.contains("_FAIL") || event.contains("PTL_EVENT_ACK")), events::toString);
        while (nodes.remarks.isEmpty()) {
            world.advance(1000);
        }
        assertTrue(nodes.remarks.contains("Rank 0, process server, is lost: its connection has closed without a farewell, or nothing has come on it for "
                + "30 seconds. What waits for it fails."), nodes.remarks::toString);
    }
}

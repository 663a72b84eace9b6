package org.portalscope.node.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.node.client.AttachedWorld;
import org.portalscope.node.client.NodeTarget;

/** A node sends texts that end lines, turn the direction of writing or move the cursor of a terminal: whoever has attached shows none of that. */
@Timeout(30)
class ForgedTextsOfNodesTest {

    private static final Set<ControlFrame.Kind> TEXTS = EnumSet.of(ControlFrame.Kind.ATTACHED, ControlFrame.Kind.STATE, ControlFrame.Kind.REFUSED,
            ControlFrame.Kind.ENDED);

    private final StreamedProcess process = new StreamedProcess();
    private final List<String> shown = new ArrayList<>();

    @TempDir
    private Path folder;

    @AfterEach
    void close() {
        process.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n0 errors", "\r0 errors", "\t", "\u001b[2J", "\u0000", "\u202e", "\u2066", "\u0085", "\u2028"})
    void shouldShowNoForgedTextOfANode(String forgery) throws Exception {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress()); AttachedWorld world = new AttachedWorld(shown::add)) {
            InetSocketAddress address = (InetSocketAddress) server.getLocalSocketAddress();
            process.port.describe(new NodeDescription("Forged", "Forged", 0, 1, 1, address));
            StreamedProcess.ReadingChannel reader = process.attached();
            process.take(1);
            process.streams.settle();
            List<ControlFrame> all = new ArrayList<>();
            StreamedProcess.sent(reader).forEach(frame -> all.add(forged(frame, forgery)));
            all.add(forged(ControlFrame.of(ControlFrame.Kind.REFUSED, "Forged"), forgery));
            all.add(forged(ControlFrame.state(new NodeState(true, "Forged")), forgery));
            all.add(forged(ControlFrame.of(ControlFrame.Kind.ENDED, "Forged"), forgery));
            byte[] bytes = ScriptedFrames.bytes(all);
            CompletableFuture<Socket> node = CompletableFuture.supplyAsync(() -> ScriptedFrames.send(server, bytes));
            world.attach(List.of(new NodeTarget(address, process.token)), folder.resolve("live.ptlrec"), null);
            while (!world.areGone()) {
                world.advance(1000);
            }
            node.join().close();
            NodeDescription description = world.nodes().get(0).description();
            shown.addAll(List.of(description.title(), description.process(), description.label(), world.state(0).why()));
            shown.addAll(world.failures());
        }
        assertEquals(7, shown.size(), shown::toString);
        String printable = "Forged" + ControlCharacters.shown(forgery);
        shown.forEach(text -> assertTrue(text.contains(printable) && ControlCharacters.shown(text).equals(text), () -> ControlCharacters.shown(text)));
    }

    /** A frame with a forgery behind each of its words; the properties of a node have escapes, too. */
    private static ControlFrame forged(ControlFrame frame, String forgery) {
        String written = frame.kind() == ControlFrame.Kind.ATTACHED ? forgery.replace("\n", "\\n").replace("\r", "\\r").replace("\u0000", "\\u0000") : forgery;
        return !TEXTS.contains(frame.kind()) ? frame
                : new ControlFrame(frame.kind(), frame.text().replace("Forged", "Forged" + written).getBytes(StandardCharsets.UTF_8));
    }
}

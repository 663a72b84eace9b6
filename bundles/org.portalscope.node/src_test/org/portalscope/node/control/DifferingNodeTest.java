package org.portalscope.node.control;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.MemoryDeclared;
import org.portalscope.node.client.AttachedWorld;
import org.portalscope.node.client.NodeTarget;

/** A node comes to another state than the engine that follows it: whoever has attached is told so. */
@Timeout(30)
class DifferingNodeTest {

    private final StreamedProcess process = new StreamedProcess();
    private final List<String> remarks = new ArrayList<>();

    @TempDir
    private Path folder;

    @AfterEach
    void close() {
        process.close();
    }

    @Test
    void shouldSayThatANodeIsInAnotherState() throws Exception {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress()); AttachedWorld world = new AttachedWorld(remarks::add)) {
            InetSocketAddress address = (InetSocketAddress) server.getLocalSocketAddress();
            process.port.describe(new NodeDescription("streamed", "p", 0, 1, 1, address));
            process.take(1);
            StreamedProcess.ReadingChannel reader = process.attached();
            process.take(1);
            process.streams.settle();
            process.process.take(new MemoryDeclared("not recorded", ByteString.of(new byte[8])));
            process.take(1);
            process.streams.settle();
            byte[] all = bytes(StreamedProcess.sent(reader));
            CompletableFuture<Socket> node = CompletableFuture.supplyAsync(() -> send(server, all));
            world.attach(List.of(new NodeTarget(address, process.token)), folder.resolve("live.ptlrec"), null);
            while (remarks.isEmpty()) {
                world.advance(1000);
            }
            assertEquals(2, world.size());
            node.join().close();
        }
        assertEquals(List.of("p: state and replay differ since transition 2: another version, memory written outside, or a faulty node. "
                + "What follows is unverified."), remarks);
    }

    private static byte[] bytes(List<ControlFrame> frames) {
        ByteBuf out = Unpooled.buffer();
        frames.forEach(frame -> ControlFormat.write(frame, out));
        return ByteBufUtil.getBytes(out);
    }

    /** Who connects is told everything at once. */
    private static Socket send(ServerSocket server, byte[] bytes) {
        try {
            Socket socket = server.accept();
            socket.getOutputStream().write(bytes);
            return socket;
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}

package org.portalscope.cli.node;

import java.io.Closeable;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.function.Consumer;

/** Stands between a client and the control port of a node, and can hold or change the frames that the node sends. */
final class ControlRelay implements Closeable {

    /** Where a frame has its kind, its length, the checksum of its content and that content. */
    static final int KIND = 5;
    static final int LENGTH = 8;
    static final int CHECKSUM = 12;
    static final int CONTENT = 16;

    private final ServerSocket port = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    private final Socket node = new Socket();
    private final Consumer<byte[]> frames;

    /**
     * A relay for one client.
     *
     * @param frames is handed each frame of the node before it is passed on
     */
    ControlRelay(InetSocketAddress address, Consumer<byte[]> frames) throws IOException {
        this.frames = frames;
        node.setReceiveBufferSize(1 << 16);
        node.connect(address);
        new Thread(this::accept, "relay").start();
    }

    /** Where the client connects. */
    InetSocketAddress address() {
        return (InetSocketAddress) port.getLocalSocketAddress();
    }

    private void accept() {
        try (Socket client = port.accept()) {
            new Thread(() -> passCommands(client), "relay of commands").start();
            passFrames(client);
        } catch (IOException e) {
            close(); // one of both has gone
        }
    }

    /** Until one of both has gone, and so the other goes. */
    private void passCommands(Socket client) {
        try {
            client.getInputStream().transferTo(node.getOutputStream());
            close();
        } catch (IOException e) {
            close();
        }
    }

    private void passFrames(Socket client) throws IOException {
        DataInputStream in = new DataInputStream(node.getInputStream());
        OutputStream out = client.getOutputStream();
        for (byte[] header = in.readNBytes(CONTENT); header.length == CONTENT; header = in.readNBytes(CONTENT)) {
            byte[] frame = Arrays.copyOf(header, ByteBuffer.wrap(header).getInt(LENGTH));
            in.readFully(frame, CONTENT, frame.length - CONTENT);
            frames.accept(frame);
            out.write(frame);
        }
    }

    @Override
    public void close() {
        try {
            node.close();
            port.close();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}

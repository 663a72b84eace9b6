package org.portalscope.node.client;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import org.portalscope.node.control.ControlCodec;
import org.portalscope.node.control.ControlFrame;
import org.portalscope.node.control.KeepAlive;
import org.portalscope.node.control.NodeDescription;
import org.portalscope.recording.read.RecordingFile;

/**
 * A node that somebody has attached to. What it takes goes into a file as it comes, so that nobody who reads it keeps the node waiting; what else it says is
 * there to be taken.
 */
public final class AttachedNode implements Closeable {

    /** Seconds in which a node answers. */
    private static final int PATIENCE = 10;

    private final Path path;
    private final InetSocketAddress address;
    private final FileChannel received;
    private final Runnable changed;
    private final CompletableFuture<NodeDescription> attached = new CompletableFuture<>();
    /** What the node has said and nobody has taken; whoever looks at what has come holds its lock. */
    private final List<ControlFrame> said = new ArrayList<>();
    private NodeDescription description;
    private RecordingFile file;
    private Channel connection;
    private String lost;

    private AttachedNode(Path path, InetSocketAddress address, Runnable changed) throws IOException {
        this.path = path;
        this.address = address;
        this.changed = changed;
        received = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE);
    }

    /**
     * Connects with a node, which is attached to once {@link #await} has returned.
     *
     * @param file    for what it takes; it goes when this is closed
     * @param changed is run in another thread when something has come
     * @throws IOException if the file cannot be written
     */
    public static AttachedNode connect(EventLoopGroup threads, NodeTarget target, Path file, Runnable changed) throws IOException {
        AttachedNode node = new AttachedNode(file, target.address(), changed);
        node.connect(threads, target);
        return node;
    }

    private void connect(EventLoopGroup threads, NodeTarget target) {
        connection = new Bootstrap().group(threads).channel(NioSocketChannel.class).option(ChannelOption.TCP_NODELAY, true)
                .handler(new ChannelInitializer<SocketChannel>() {
                    @Override
                    protected void initChannel(SocketChannel channel) {
                        target.encryption().connect(channel);
                        channel.pipeline().addLast(new ControlCodec(), new KeepAlive(), new AttachedHandler(AttachedNode.this, target));
                    }
                }).connect(target.address()).addListener((ChannelFutureListener) connected -> {
                    if (!connected.isSuccess()) {
                        lose(connected.cause().getMessage());
                    }
                }).channel();
    }

    /**
     * Waits until the state has come in which the node was found.
     *
     * @throws IOException if it cannot be attached to; the message says why
     */
    public void await() throws IOException {
        try {
            description = attached.get(PATIENCE, TimeUnit.SECONDS);
            file = RecordingFile.open(path);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while attaching to " + address, e);
        } catch (ExecutionException e) {
            throw new IOException(address + " cannot be attached to: " + e.getCause().getMessage(), e);
        } catch (TimeoutException e) {
            throw new IOException(address + " does not answer as a node would", e);
        }
    }

    /** The node says who it is. */
    void describe(NodeDescription node) {
        description = node;
    }

    /** The node has sent a piece of its recording. */
    void receive(byte[] bytes) throws IOException {
        synchronized (said) {
            ByteBuffer left = ByteBuffer.wrap(bytes);
            while (left.hasRemaining()) {
                received.write(left);
            }
        }
        changed.run();
    }

    /** The node has said something else: first, behind the state in which it was found, whether it is paused. */
    void hear(ControlFrame frame) {
        synchronized (said) {
            said.add(frame);
        }
        attached.complete(description);
        changed.run();
    }

    /** Nothing more comes. */
    void lose(String why) {
        synchronized (said) {
            lost = lost == null ? why : lost;
        }
        attached.completeExceptionally(new IOException(why));
        changed.run();
    }

    /** Who it is. */
    public NodeDescription description() {
        return description;
    }

    /** What it takes, as far as that was there when {@link #take} was called last. */
    public RecordingFile file() {
        return file;
    }

    /**
     * Looks for what has come.
     *
     * @return what the node has said besides, none of it about anything that is not in its file now
     * @throws IOException if the file cannot be read
     */
    public List<ControlFrame> take() throws IOException {
        synchronized (said) {
            List<ControlFrame> taken = List.copyOf(said);
            said.clear();
            file.refresh();
            return taken;
        }
    }

    /** Why nothing more comes; empty as long as something may. */
    public Optional<String> lost() {
        synchronized (said) {
            return Optional.ofNullable(lost);
        }
    }

    /** Tells the node something. */
    public void send(ControlFrame frame) {
        connection.writeAndFlush(frame);
    }

    /** Nothing more is taken of what the node says; what has come stays. */
    public void disconnect() {
        connection.close();
    }

    /** Detaches: the node goes on without looking back. */
    @Override
    public void close() throws IOException {
        connection.close().awaitUninterruptibly();
        if (file != null) {
            file.close();
        }
        received.close();
        Files.deleteIfExists(path);
    }
}

package org.portalscope.node;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import com.sun.management.ThreadMXBean;
import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.util.ReferenceCountUtil;
import io.netty.util.concurrent.DefaultThreadFactory;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.portalscope.engine.Settings;
import org.portalscope.node.control.ControlCodec;
import org.portalscope.node.control.ControlFrame;
import org.portalscope.node.control.NodeDescription;

/**
 * What it costs two nodes that somebody reads all that they take and does nothing with it, while they put 8 bytes, 64 on their way at a time: with and without
 * a reader by turns, since what a message takes differs more from one virtual machine to another. No data of messages are captured.
 */
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 10, time = 2)
public class AttachedReader extends Settings {

    private static final int BYTES = 8;
    private static final int WINDOW = 64;
    /** Puts between two changes, of which the first ones are not counted. */
    private static final int PUTS = 40_000;
    private static final int UNCOUNTED = 4_000;
    private static final String READER = "reader";
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Counts nanoseconds, by the clock and of processor time of all threads but the reader's. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Spent {

        public long timeWithout;
        public long timeWith;
        public long processorTimeWithout;
        public long processorTimeWith;
    }

    /** Takes what a stretch of puts has taken. */
    @FunctionalInterface
    private interface Spending {

        void add(long time, long processorTime);
    }

    private final MultiThreadIoEventLoopGroup reading = new MultiThreadIoEventLoopGroup(1, new DefaultThreadFactory(READER), NioIoHandler.newFactory());
    private NodePair pair;
    private int onTheirWay;

    @Setup(Level.Trial)
    public void connect() throws Exception {
        pair = new NodePair(BYTES, BYTES);
    }

    private Channel attach(NodeDescription node) throws Exception {
        CompletableFuture<Void> attached = new CompletableFuture<>();
        Channel connection = new Bootstrap().group(reading).channel(NioSocketChannel.class).handler(new ChannelInitializer<SocketChannel>() {
            @Override
            protected void initChannel(SocketChannel connection) {
                connection.pipeline().addLast(new ControlCodec(), new Answering(attached));
            }
        }).connect(node.address()).sync().channel();
        attached.get();
        return connection;
    }

    /** Answers the challenge of a node, and leaves the rest to who reads and does nothing. */
    private final class Answering extends SimpleChannelInboundHandler<ControlFrame> {

        private final CompletableFuture<Void> attached;

        Answering(CompletableFuture<Void> attached) {
            this.attached = attached;
        }

        @Override
        protected void channelRead0(ChannelHandlerContext context, ControlFrame challenge) {
            context.writeAndFlush(ControlFrame.attach(challenge, pair.token(), false));
            context.pipeline().addFirst(new Draining());
            attached.complete(null);
        }
    }

    /** Reads and does nothing. */
    private static final class Draining extends ChannelInboundHandlerAdapter {

        @Override
        public void channelRead(ChannelHandlerContext context, Object bytes) {
            ReferenceCountUtil.release(bytes);
        }
    }

    @TearDown(Level.Trial)
    public void close() throws Exception {
        reading.shutdownGracefully(0, 1, TimeUnit.SECONDS).sync();
        pair.close();
    }

    /** Processor time of all threads but the reader's, in nanoseconds. */
    private static long processorTime() {
        long[] ids = Arrays.stream(THREADS.getThreadInfo(THREADS.getAllThreadIds()))
                .filter(thread -> thread != null && !thread.getThreadName().startsWith(READER))
                .mapToLong(thread -> thread.getThreadId()).toArray();
        return Arrays.stream(THREADS.getThreadCpuTime(ids)).filter(time -> time > 0).sum();
    }

    @Benchmark
    @OperationsPerInvocation(4 * PUTS)
    public void message(Spent spent) throws Exception {
        stretch((time, processorTime) -> {
            spent.timeWithout += time;
            spent.processorTimeWithout += processorTime;
        });
        List<Channel> readers = new ArrayList<>();
        for (NodeDescription node : pair.descriptions()) {
            readers.add(attach(node));
        }
        stretch((time, processorTime) -> {
            spent.timeWith += time;
            spent.processorTimeWith += processorTime;
        });
        for (Channel each : readers) {
            each.close().sync();
        }
    }

    private void stretch(Spending spending) throws InterruptedException {
        put(UNCOUNTED);
        long time = System.nanoTime();
        long processorTime = processorTime();
        put(PUTS);
        spending.add(System.nanoTime() - time, processorTime() - processorTime);
    }

    private void put(int times) throws InterruptedException {
        for (int i = 0; i < times; i++) {
            pair.send();
            if (++onTheirWay == WINDOW) {
                pair.await();
                onTheirWay--;
            }
        }
    }
}

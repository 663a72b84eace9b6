package org.portalscope.node;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.codec.LengthFieldBasedFrameDecoder;

/**
 * What Netty needs by itself: two ends that carry frames as long as those of Portals, each with an event loop, and a thread at either end to which each
 * message is handed, and which answers there.
 */
final class BarePair implements Pair {

    /** Bytes of the header of a put. */
    private static final int HEADER = 104;
    private static final int LONGEST = 1 << 24;

    private final MultiThreadIoEventLoopGroup one = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private final MultiThreadIoEventLoopGroup other = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private final BlockingQueue<ByteBuf> answers = new LinkedBlockingQueue<>();
    private final BlockingQueue<ByteBuf> messages = new LinkedBlockingQueue<>();
    private final BlockingQueue<Channel> accepted = new LinkedBlockingQueue<>();
    private final ByteBuf message;
    private final ByteBuf answer;
    private final Channel port;
    private final Channel connection;
    private final Thread answering;

    /**
     * A pair that is connected.
     *
     * @param bytes  of data of a message
     * @param answerBytes of data of the answer to it
     */
    BarePair(int bytes, int answerBytes) throws InterruptedException {
        message = frame(bytes);
        answer = frame(answerBytes);
        port = new ServerBootstrap().group(other).channel(NioServerSocketChannel.class).childOption(ChannelOption.TCP_NODELAY, true)
                .childHandler(handing(messages)).bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)).sync().channel();
        connection = new Bootstrap().group(one).channel(NioSocketChannel.class).option(ChannelOption.TCP_NODELAY, true).handler(handing(answers))
                .connect(port.localAddress()).sync().channel();
        answering = new Thread(this::answer, "answering");
        answering.start();
    }

    private static ByteBuf frame(int bytes) {
        ByteBuf frame = Unpooled.directBuffer(HEADER + bytes);
        return frame.writeInt(HEADER + bytes).writeZero(HEADER + bytes - Integer.BYTES);
    }

    private ChannelInitializer<SocketChannel> handing(BlockingQueue<ByteBuf> queue) {
        return new ChannelInitializer<>() {
            @Override
            protected void initChannel(SocketChannel channel) {
                channel.pipeline().addLast(new LengthFieldBasedFrameDecoder(LONGEST, 0, Integer.BYTES, -Integer.BYTES, 0), new ChannelInboundHandlerAdapter() {
                    @Override
                    public void channelRead(ChannelHandlerContext context, Object frame) {
                        queue.add((ByteBuf) frame);
                    }
                });
                if (queue == messages) {
                    accepted.add(channel);
                }
            }
        };
    }

    private void answer() {
        try {
            Channel back = accepted.take();
            while (true) {
                messages.take().release();
                back.writeAndFlush(answer.retainedDuplicate(), back.voidPromise());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void send() {
        connection.writeAndFlush(message.retainedDuplicate(), connection.voidPromise());
    }

    @Override
    public void await() throws InterruptedException {
        answers.take().release();
    }

    @Override
    public void close() throws InterruptedException {
        answering.interrupt();
        answering.join();
        port.close().sync();
        one.shutdownGracefully(0, 1, TimeUnit.SECONDS).sync();
        other.shutdownGracefully(0, 1, TimeUnit.SECONDS).sync();
        message.release();
        answer.release();
    }
}

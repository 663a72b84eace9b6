package org.portalscope.node.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.portalscope.node.token.Token;
import org.portalscope.node.transport.RefusalException;

/** A control port lets in who knows the token, and closes what brings anything else, with one sentence each. */
class ControlPortTest {

    private final StreamedProcess process = new StreamedProcess();

    @AfterEach
    void close() {
        process.close();
    }

    private static byte[] bytes(ControlFrame frame) {
        ByteBuf out = Unpooled.buffer();
        ControlFormat.write(frame, out);
        byte[] bytes = new byte[out.readableBytes()];
        out.readBytes(bytes);
        return bytes;
    }

    private static void arrive(EmbeddedChannel channel, byte[] bytes) {
        if (channel.isOpen()) {
            channel.writeInbound(Unpooled.wrappedBuffer(bytes));
        }
    }

    private void assertRefused(EmbeddedChannel channel, String why) {
        assertFalse(channel.isOpen(), why);
        assertEquals("Closed the connection with embedded: " + why + '.', process.log.get(process.log.size() - 1));
        assertEquals(process.log.size(), process.refusals.count());
    }

    @Test
    void shouldTellWhoKnowsTheTokenAllThereIs() throws RefusalException {
        List<ControlFrame> sent = StreamedProcess.sent(process.attached());
        assertEquals(ControlFrame.Kind.ATTACHED, sent.get(0).kind());
        assertEquals(ControlFrame.Kind.RECORDING, sent.get(1).kind());
        assertEquals(new NodeState(true, "here"), sent.get(sent.size() - 1).state());
        assertTrue(process.streams.hasReaders());
    }

    @Test
    void shouldDoWhatItIsTold() throws RefusalException {
        EmbeddedChannel channel = process.attached();
        StreamedProcess.sent(channel);
        for (ControlFrame.Kind kind : List.of(ControlFrame.Kind.PAUSE, ControlFrame.Kind.STEP, ControlFrame.Kind.RESUME, ControlFrame.Kind.ALIVE)) {
            StreamedProcess.arrive(channel, ControlFrame.of(kind));
        }
        StreamedProcess.arrive(channel, ControlFrame.of(ControlFrame.Kind.RUN_UNTIL, "good"));
        StreamedProcess.arrive(channel, ControlFrame.of(ControlFrame.Kind.RUN_UNTIL, "bad"));
        StreamedProcess.arrive(channel, ControlFrame.of(ControlFrame.Kind.WATCH, "good"));
        StreamedProcess.arrive(channel, ControlFrame.of(ControlFrame.Kind.WATCH));
        assertEquals(List.of("pause", "step", "resume", "until good", "until bad", "watch good", "watch "), process.told);
        assertEquals(List.of(ControlFrame.of(ControlFrame.Kind.REFUSED, "this is none")), StreamedProcess.sent(channel));
    }

    @Test
    void shouldFindLinesAsLongAsSomebodyWantsThem() {
        process.attached();
        assertFalse(process.streams.wantsLines());
        EmbeddedChannel channel = process.connected();
        StreamedProcess.arrive(channel, StreamedProcess.answer(channel, process.token, true));
        assertTrue(process.streams.wantsLines());
        channel.close();
        assertFalse(process.streams.wantsLines());
        assertTrue(process.streams.hasReaders());
    }

    @Test
    void shouldRefuseWhoWantsWhatIsNotKnown() {
        EmbeddedChannel channel = process.connected();
        byte[] wanted = StreamedProcess.answer(channel, process.token, true).content();
        wanted[Token.SIZE] = 2;
        StreamedProcess.arrive(channel, new ControlFrame(ControlFrame.Kind.ATTACH, wanted));
        assertRefused(channel, "it wants something that is not known here");
    }

    @Test
    void shouldForgetWhoHasGone() {
        process.attached().close();
        assertFalse(process.streams.hasReaders());
        assertEquals(List.of(), process.log);
    }

    @Test
    void shouldLetTheOtherEndCloseBehindTheFarewell() throws RefusalException {
        EmbeddedChannel channel = process.attached();
        StreamedProcess.sent(channel);
        process.port.end("");
        StreamedProcess.arrive(channel, ControlFrame.of(ControlFrame.Kind.PAUSE));
        List<ControlFrame> sent = StreamedProcess.sent(channel);
        assertEquals(ControlFrame.of(ControlFrame.Kind.ENDED), sent.get(sent.size() - 1));
        assertEquals(List.of(), process.told);
        assertTrue(channel.isOpen());
        channel.advanceTimeBy(1, TimeUnit.SECONDS);
        channel.runScheduledPendingTasks();
        assertFalse(channel.isOpen());
        assertEquals(List.of(), process.log);
    }

    @Test
    void shouldTellWhoComesBehindTheEndOfIt() throws RefusalException {
        process.port.end("why");
        List<ControlFrame> sent = StreamedProcess.sent(process.attached());
        assertEquals(new NodeState(true, "here"), sent.get(sent.size() - 2).state());
        assertEquals(ControlFrame.of(ControlFrame.Kind.ENDED, "why"), sent.get(sent.size() - 1));
    }

    @Test
    void shouldAcceptTheRightAnswerHoweverManyWrongOnesCame() {
        for (int i = 0; i < 100; i++) {
            EmbeddedChannel channel = process.connected();
            StreamedProcess.arrive(channel, StreamedProcess.answer(channel, Token.random(), false));
            assertRefused(channel, "its token is wrong");
        }
        EmbeddedChannel owner = process.attached();
        assertTrue(owner.isOpen());
        assertTrue(process.streams.hasReaders());
    }

    @Test
    void shouldRefuseAnAnswerThatWasHeardOnAnotherConnection() {
        EmbeddedChannel heard = process.connected();
        ControlFrame answer = StreamedProcess.answer(heard, process.token, false);
        StreamedProcess.arrive(heard, answer);
        assertTrue(heard.isOpen());
        EmbeddedChannel again = process.connected();
        StreamedProcess.arrive(again, answer);
        assertRefused(again, "its token is wrong");
        assertTrue(heard.isOpen());
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ATTACH")
    void shouldRefuseEveryOtherFrameBeforeTheToken(ControlFrame.Kind kind) {
        EmbeddedChannel channel = process.connected();
        ControlFrame frame = new ControlFrame(kind, new byte[kind.least()]);
        StreamedProcess.arrive(channel, frame);
        assertRefused(channel, "it sent " + kind + " of " + kind.least() + " bytes before it attached");
        assertEquals(List.of(), process.told);
    }

    @Test
    void shouldRefuseWhatOnlyANodeSays() {
        EmbeddedChannel channel = process.attached();
        StreamedProcess.arrive(channel, ControlFrame.gap(3));
        assertRefused(channel, "it sent GAP of 8 bytes, which only a node sends");
    }

    @Test
    void shouldCloseWhoSaysNothing() {
        EmbeddedChannel channel = process.connected();
        channel.advanceTimeBy(Admission.PATIENCE + 1, TimeUnit.SECONDS);
        channel.runScheduledPendingTasks();
        assertRefused(channel, "it has not attached for 10 seconds");
    }

    @Test
    void shouldLetTheOldestConnectionGiveWayThatHasProvedNothing() {
        List<? extends EmbeddedChannel> clients = Stream.generate(process::attached).limit(2 * ControlPort.MOST_UNPROVED).toList();
        List<? extends EmbeddedChannel> silent = Stream.generate(process::connected).limit(ControlPort.MOST_UNPROVED).toList();
        assertEquals(List.of(), process.log);
        EmbeddedChannel owner = process.attached();
        assertTrue(owner.isOpen());
        assertRefused(silent.get(0), "it has proved nothing, and gives way to a newer connection, since there are 32 such");
        assertTrue(process.attached().isOpen());
        assertTrue(silent.stream().skip(1).allMatch(EmbeddedChannel::isOpen), "a place is free again once its connection has proved itself");
        assertTrue(clients.stream().allMatch(EmbeddedChannel::isOpen));
    }

    @Test
    void shouldLookAtOneAnswerOnly() {
        EmbeddedChannel channel = process.connected();
        ControlFrame right = StreamedProcess.answer(channel, process.token, false);
        ByteBuf both = Unpooled.buffer();
        ControlFormat.write(ControlFrame.attach(new byte[Token.SIZE], false), both);
        ControlFormat.write(right, both);
        channel.writeInbound(both);
        assertRefused(channel, "its token is wrong");
        assertFalse(process.streams.hasReaders());
    }

    @Test
    void shouldWaitForTheRestOfAFrameAndRefuseEveryChangedByte() {
        int length = ControlFormat.HEADER + Token.SIZE;
        for (int at = 0; at < length; at++) {
            EmbeddedChannel cut = new StreamedProcess.ReadingChannel();
            process.port.accept(cut);
            arrive(cut, Arrays.copyOf(bytes(StreamedProcess.answer(cut, process.token, false)), at));
            assertTrue(cut.isOpen());
            cut.finishAndReleaseAll();
        }
        process.log.clear();
        int refused = 0;
        for (int at = 0; at < length; at++) {
            EmbeddedChannel channel = process.connected();
            byte[] changed = bytes(StreamedProcess.answer(channel, process.token, false));
            changed[at] ^= 0x40;
            arrive(channel, changed);
            assertEquals(++refused, process.log.size(), "byte " + at);
            assertFalse(channel.isOpen());
        }
    }

    @Test
    void shouldRefuseRandomBytesAndOversizedLengths() {
        SplittableRandom random = new SplittableRandom(11);
        for (int i = 1; i <= 1000; i++) {
            byte[] noise = new byte[random.nextInt(16, 300)];
            random.nextBytes(noise);
            EmbeddedChannel channel = i % 2 == 0 ? process.connected() : process.attached();
            arrive(channel, noise);
            assertFalse(channel.isOpen());
            assertEquals(i, process.log.size());
        }
        EmbeddedChannel channel = process.connected();
        byte[] oversized = bytes(StreamedProcess.answer(channel, process.token, false));
        oversized[8] = 0x7F;
        arrive(channel, Arrays.copyOf(oversized, ControlFormat.HEADER));
        assertRefused(channel, "a frame of the kind ATTACH cannot have 2130706480 bytes");
    }
}

package org.portalscope.node.control;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

import org.portalscope.engine.snapshot.ProcessDigest;
import org.portalscope.engine.snapshot.StateDigest;
import org.portalscope.node.token.Token;
import org.portalscope.node.transport.RefusalException;

/**
 * What goes over a control connection: a kind and some bytes. {@code releng/docs/control-format.md} describes it.
 *
 * @param content of {@link Kind#least} to {@link Kind#most} bytes; nobody changes it any more
 */
public record ControlFrame(Kind kind, byte[] content) {

    /** Bytes of the longest content. */
    public static final int LONGEST = 1 << 16;

    /** Bytes of the longest text. */
    public static final int LONGEST_TEXT = 1 << 12;

    /** What stands behind the answer if the lines of programs in Java are wanted. */
    private static final byte LINES = 1;

    private static final int DIGEST_SIZE = 6 * Long.BYTES + Integer.BYTES;

    /** What a frame says. The place of each, from 1, is what stands for it; new ones come at the end. */
    public enum Kind {
        /** To the node, first of all: the answer to its challenge, and what is wanted besides. */
        ATTACH(Token.SIZE, Token.SIZE + 1),
        /** To the node: pause before the next input. */
        PAUSE(0, 0),
        /** To the node: go on. */
        RESUME(0, 0),
        /** To the node: take the next input, and pause again. */
        STEP(0, 0),
        /** To the node: go on until one of these breakpoints is hit, a line each. */
        RUN_UNTIL(1, LONGEST_TEXT),
        /** Either way: somebody is there. */
        ALIVE(0, 0),
        /** From the node, behind the right answer: who it is. */
        ATTACHED(0, LONGEST_TEXT),
        /** From the node: the next bytes of a recording. */
        RECORDING(1, LONGEST),
        /** From the node: how many transitions are missing before the next one. */
        GAP(Long.BYTES, Long.BYTES),
        /** From the node: the digest of its state behind so many transitions. */
        DIGEST(DIGEST_SIZE, DIGEST_SIZE),
        /** From the node: whether it is paused, and why. */
        STATE(1, LONGEST_TEXT),
        /** From the node: what it was told cannot be done. */
        REFUSED(1, LONGEST_TEXT),
        /** From the node, last of all: how it ended. */
        ENDED(0, LONGEST_TEXT),
        /** From the node, first of all: bytes of which whoever knows the token makes its answer. */
        CHALLENGE(Token.SIZE, Token.SIZE),
        /** To the node: as long as it goes on, stop at these breakpoints, a line each, and at no others. */
        WATCH(0, LONGEST_TEXT);

        private static final Kind[] KINDS = values();

        private final int least;
        private final int most;

        Kind(int least, int most) {
            this.least = least;
            this.most = most;
        }

        /** The number that stands for it. */
        int code() {
            return ordinal() + 1;
        }

        /** Bytes that its content has at least. */
        int least() {
            return least;
        }

        /** Bytes that its content has at most. */
        int most() {
            return most;
        }

        /** The kind that a number stands for, or null. */
        static Kind of(int code) {
            return code >= 1 && code <= KINDS.length ? KINDS[code - 1] : null;
        }
    }

    /** A frame without content. */
    public static ControlFrame of(Kind kind) {
        return new ControlFrame(kind, new byte[0]);
    }

    /** A frame with a text; of one that is too long, the beginning. */
    public static ControlFrame of(Kind kind, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return new ControlFrame(kind, bytes.length <= kind.most() ? bytes : Arrays.copyOf(bytes, kind.most()));
    }

    /**
     * Asks to be let in.
     *
     * @param lines whether the lines of programs in Java are wanted, which costs these some time at each call
     */
    static ControlFrame attach(byte[] answer, boolean lines) {
        byte[] content = Arrays.copyOf(answer, Token.SIZE + (lines ? 1 : 0));
        if (lines) {
            content[Token.SIZE] = LINES;
        }
        return new ControlFrame(Kind.ATTACH, content);
    }

    /**
     * The frame with which a client attaches that knows a token.
     *
     * @param challenge that the node has sent
     * @param lines     whether the lines of programs in Java are wanted
     */
    public static ControlFrame attach(ControlFrame challenge, Token token, boolean lines) {
        return attach(token.answer(challenge.content()), lines);
    }

    /** The answer of a client that wants to be admitted. */
    byte[] answer() {
        return Arrays.copyOf(content, Token.SIZE);
    }

    /**
     * Whether who wants to be let in wants the lines of programs in Java.
     *
     * @throws RefusalException if it wants something else
     */
    boolean wantsLines() throws RefusalException {
        boolean wants = content.length > Token.SIZE;
        if (wants && content[Token.SIZE] != LINES) {
            throw new RefusalException("it wants something that is not known here");
        }
        return wants;
    }

    /** Says that transitions are missing. */
    static ControlFrame gap(long transitions) {
        return new ControlFrame(Kind.GAP, ByteBuffer.allocate(Long.BYTES).putLong(transitions).array());
    }

    /** Says the digest of a state behind some transitions of a reader. */
    static ControlFrame digest(long transitions, ProcessDigest digest) {
        ByteBuffer out = ByteBuffer.allocate(DIGEST_SIZE).putLong(transitions);
        put(out, digest.control());
        put(out.putLong(digest.firstPage()).putInt(digest.pages()), digest.memory());
        return new ControlFrame(Kind.DIGEST, out.array());
    }

    private static void put(ByteBuffer out, StateDigest digest) {
        out.putLong(digest.high()).putLong(digest.low());
    }

    /** Says how the node stands. */
    static ControlFrame state(NodeState state) {
        byte[] why = state.why().getBytes(StandardCharsets.UTF_8);
        int length = Math.min(why.length, LONGEST_TEXT - 1);
        return new ControlFrame(Kind.STATE, ByteBuffer.allocate(1 + length).put((byte) (state.isPaused() ? 1 : 0)).put(why, 0, length).array());
    }

    /** The number that it begins with. */
    public long number() {
        return ByteBuffer.wrap(content).getLong();
    }

    /** The digest that it says. */
    public ProcessDigest digest() {
        ByteBuffer in = ByteBuffer.wrap(content, Long.BYTES, content.length - Long.BYTES);
        return new ProcessDigest(digest(in), in.getLong(), in.getInt(), digest(in));
    }

    private static StateDigest digest(ByteBuffer in) {
        return new StateDigest(in.getLong(), in.getLong());
    }

    /** The state that it says. */
    public NodeState state() {
        return new NodeState(content[0] != 0, new String(content, 1, content.length - 1, StandardCharsets.UTF_8));
    }

    /** The text that it is. */
    public String text() {
        return new String(content, StandardCharsets.UTF_8);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ControlFrame frame && kind == frame.kind && Arrays.equals(content, frame.content);
    }

    @Override
    public int hashCode() {
        return 31 * kind.hashCode() + Arrays.hashCode(content);
    }

    @Override
    public String toString() {
        return kind + " of " + content.length + " bytes";
    }
}

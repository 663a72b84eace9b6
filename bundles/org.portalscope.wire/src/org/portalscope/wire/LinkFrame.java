package org.portalscope.wire;

import java.util.List;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.input.ByteString;

/** What a connection between two nodes carries besides messages: who is at its other end, and how far the program there has come. */
public sealed interface LinkFrame {

    /** What a frame says. */
    enum Kind {
        /** An introduction; messages will follow. */
        MESSAGES,
        /** An introduction; barriers and a farewell will follow. */
        BARRIERS,
        /** The program has come to a barrier. */
        BARRIER,
        /** The program has ended. */
        ENDED,
        /** The node ends in good order. */
        FAREWELL,
        /** What the proof of the other end has to answer. */
        CHALLENGE,
        /** An introduction in answer to one of a node that has left the run or was lost; nothing will follow. */
        REFUSED
    }

    /** What the frame says. */
    Kind kind();

    private static void requireLength(ByteString bytes) {
        if (bytes.length() != LinkFrameFormat.PROOF) {
            throw new IllegalArgumentException("a challenge or a proof has " + LinkFrameFormat.PROOF + " bytes, not " + bytes.length());
        }
    }

    /**
     * What the proof of the other end has to answer: the first frame in each direction.
     *
     * @param bytes random ones, {@link LinkFrameFormat#PROOF} of them
     */
    record Challenge(ByteString bytes) implements LinkFrame {

        public Challenge {
            requireLength(bytes);
        }

        @Override
        public Kind kind() {
            return Kind.CHALLENGE;
        }
    }

    /**
     * The node at this end of the connection: the second frame in each direction.
     *
     * @param kind  what will follow, {@code MESSAGES} or {@code BARRIERS}, or {@code REFUSED}
     * @param rank  of the node, from 0
     * @param size  how many nodes there are, from 1
     * @param run   what all nodes of a run have in common, such as a number made of their program
     * @param ids   of its process on its network interfaces, the default one first; from 1 to {@link LinkFrameFormat#MOST_IDS}
     * @param proof that the node knows the token of the run, {@link LinkFrameFormat#PROOF} bytes
     */
    record Introduction(Kind kind, int rank, int size, long run, List<ProcessId> ids, ByteString proof) implements LinkFrame {

        /** An introduction that proves nothing yet. */
        public Introduction(Kind kind, int rank, int size, long run, List<ProcessId> ids) {
            this(kind, rank, size, run, ids, ByteString.of(new byte[LinkFrameFormat.PROOF]));
        }

        public Introduction {
            if (!LinkFrameFormat.isIntroduction(kind)) {
                throw new IllegalArgumentException(kind + " is no introduction");
            }
            requireLength(proof);
            ids = List.copyOf(ids);
        }

        /** The same introduction with a proof. */
        public Introduction proved(ByteString by) {
            return new Introduction(kind, rank, size, run, ids, by);
        }

        /** {@code rank 2 (1:0)}. */
        public String label() {
            return "rank " + rank + " (" + ids.get(0) + ')';
        }
    }

    /**
     * The program of the node has come to a barrier.
     *
     * @param arrivals how many it has come to, from 0; {@link Long#MAX_VALUE} if it will come to none that others have to wait for
     */
    record BarrierReached(long arrivals) implements LinkFrame {

        @Override
        public Kind kind() {
            return Kind.BARRIER;
        }
    }

    /** The program of the node has ended, or is one that others need not wait for; its process goes on taking messages. */
    record Ended() implements LinkFrame {

        @Override
        public Kind kind() {
            return Kind.ENDED;
        }
    }

    /** The node sends nothing more, and that is as it should be. */
    record Farewell() implements LinkFrame {

        @Override
        public Kind kind() {
            return Kind.FAREWELL;
        }
    }
}

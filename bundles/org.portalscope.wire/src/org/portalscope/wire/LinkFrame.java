package org.portalscope.wire;

import java.util.List;

import org.portalscope.engine.api.ProcessId;

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
        FAREWELL
    }

    /** What the frame says. */
    Kind kind();

    /**
     * Who is at this end of the connection: the first frame in each direction.
     *
     * @param kind what will follow, {@code MESSAGES} or {@code BARRIERS}
     * @param rank of the node, from 0
     * @param size how many nodes there are, from 1
     * @param run  what all nodes of a run have in common, such as a number made of their program
     * @param ids  of its process on its network interfaces, the default one first; from 1 to {@link LinkFrameFormat#MOST_IDS}
     */
    record Introduction(Kind kind, int rank, int size, long run, List<ProcessId> ids) implements LinkFrame {

        public Introduction {
            if (kind != Kind.MESSAGES && kind != Kind.BARRIERS) {
                throw new IllegalArgumentException(kind + " is no introduction");
            }
            ids = List.copyOf(ids);
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

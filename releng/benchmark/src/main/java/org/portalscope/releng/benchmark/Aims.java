package org.portalscope.releng.benchmark;

/** What is aimed at, and whether it is reached. */
final class Aims {

    /** Nanoseconds for an entry that a request passes while the steps are kept. */
    static final double EXPLAINED_ENTRY = 40;
    /** Bytes that are allocated for such an entry. */
    static final double EXPLAINED_ENTRY_BYTES = 64;
    static final double TRANSITIONS_PER_SECOND = 300_000;
    /** A million within ten seconds. */
    static final double PUTS_PER_SECOND = 100_000;
    /** What a put may need among 1,000 processes, in times of what it needs among 10. */
    static final double RING_GROWTH = 1.5;
    /** The same where each sends to all others, and the caches hold fewer of the channels. */
    static final double ALL_TO_ALL_GROWTH = 2.5;
    /** Nanoseconds that recording may add to a message on the thread of a process. */
    static final double RECORDED_MESSAGE = 150;
    /** Milliseconds in which a recording of ten million transitions is open. */
    static final double OPENING = 2000;
    /** Milliseconds for ten million transitions: five million a second. */
    static final double DECODING = 2000;

    /** Milliseconds of a search through ten million transitions. */
    static final double SEARCH = 10_000;
    /** Milliseconds of a search through thirty million checks. */
    static final double CHECKS = 1_000;
    /** Milliseconds of a jump anywhere in a recording of ten million transitions, at the median and at the worst. */
    static final double JUMP = 100;
    static final double WORST_JUMP = 300;
    /** Milliseconds of a run of a million puts in a session. */
    static final double LONG_RUN = 20_000;
    /** Milliseconds of a step back at the median. */
    static final double STEP_BACK = 16;

    /** What half a round trip between nodes may need, in times of what Netty needs by itself. */
    static final double NODE_LATENCY = 1.3;
    /** How many messages between nodes there are at least, in times of those of Netty by itself. */
    static final double NODE_RATE = 0.7;
    /** The same of large ones. */
    static final double NODE_BANDWIDTH = 0.85;
    /** Processor time that a message may need more while somebody reads all that nodes take, in hundredths. */
    static final double READER_COST = 10;
    /** Milliseconds that a node may stop for its state. */
    static final double STATE_STOP = 5;

    static final double MPI_MESSAGES_PER_SECOND = 500_000;
    /** What a message of MPI may need beside long queues, in times of what it needs beside empty ones. */
    static final double MPI_QUEUE_GROWTH = 3;
    /** What half a round trip between nodes may need by MPI, in times of what bare puts need. */
    static final double MPI_LATENCY = 1.5;

    static final double LAPI_AND_DAT_MESSAGES_PER_SECOND = 400_000;
    /** What a strided vector may need, in times of what as many bytes in one piece need, and nanoseconds for each block beside that. */
    private static final double STRIDED = 2;
    private static final double STRIDED_BLOCK = 50;

    private Aims() {
    }

    /**
     * Nanoseconds that an operation may need behind some entries: twice what it needs on the empty list, beyond 10,000 entries five times. NaN for
     * the empty list itself.
     *
     * @param empty what it needs on the empty list
     */
    static double behind(int entries, double empty) {
        if (entries == 0) {
            return Double.NaN;
        }
        return empty * (entries <= 10_000 ? 2 : 5);
    }

    /**
     * Nanoseconds that a strided vector may need.
     *
     * @param contiguous what as many bytes in one piece need
     */
    static double strided(double contiguous, int blocks) {
        return STRIDED * contiguous + STRIDED_BLOCK * blocks;
    }

    /** The least rate aimed at and whether it is reached. */
    static String rateVerdict(double aim, double measured) {
        return Measurement.number(aim) + (measured >= aim ? ", met" : ", **missed**");
    }

    /** The most that is aimed at and whether it is met; nothing if there is no aim or no measurement. */
    static String verdict(double aim, double measured) {
        return Double.isNaN(aim) || Double.isNaN(measured) ? "" : Measurement.number(aim) + (measured <= aim ? ", met" : ", **missed**");
    }
}

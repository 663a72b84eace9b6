package org.portalscope.analysis.statistics;

import java.util.Locale;

/** What is counted or measured. Names are those of performance variables of the tools interface of MPI where it has them, else in their style. */
public enum Statistic {
    /** Receives that wait for a message: active descriptors of entries that a protocol says are receives. */
    POSTED_RECVQ_LENGTH(Kind.LEVEL),
    /** Messages that have begun to arrive and that no receive has got: in the entries that a protocol says are for them, and in its own queue. */
    UNEXPECTED_RECVQ_LENGTH(Kind.LEVEL),
    /** Match entries in a match list. */
    MATCH_LIST_LENGTH(Kind.LEVEL),
    /** Match entries examined for a request, up to the one that accepts it or to the end of the list. */
    MATCH_ATTEMPTS(Kind.AGGREGATE),
    /** Match entries examined up to the one that accepted the request, that one included. */
    SEARCH_DEPTH(Kind.AGGREGATE),
    /** Messages sent, by kind. */
    MESSAGES_SENT(Kind.COUNTER),
    /** Bytes of data that they carry. */
    BYTES_SENT(Kind.COUNTER),
    /** Messages that have arrived, by kind, those that are dropped included. */
    MESSAGES_RECEIVED(Kind.COUNTER),
    /** Bytes of data that they carry. */
    BYTES_RECEIVED(Kind.COUNTER),
    /** Messages dropped, by reason, Portals 3.2 §4.2. */
    DROPS(Kind.COUNTER),
    /** Events in an event queue. */
    EVENT_QUEUE_LENGTH(Kind.LEVEL),
    /** Events logged, by type. */
    EVENTS(Kind.COUNTER),
    /** Events lost, by type, since their queue was full. */
    EVENTS_LOST(Kind.COUNTER),
    /** Calls of PtlEQWait that found no event and waited. */
    WAITS(Kind.COUNTER),
    /** How long they waited, in nanoseconds of virtual time. */
    WAIT_NANOSECONDS(Kind.AGGREGATE);

    private final Kind kind;

    Statistic(Kind kind) {
        this.kind = kind;
    }

    /** What its numbers mean: classes of performance variables of the tools interface of MPI. */
    public enum Kind {
        /** How often something happened, or how much there was of it. */
        COUNTER,
        /** How much there is of something; sampled at the end of each transition that changes it. */
        LEVEL,
        /** The sum of something that is measured each time it happens. */
        AGGREGATE;

        /** {@code counter}. */
        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public Kind kind() {
        return kind;
    }

    /** {@code posted_recvq_length}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}

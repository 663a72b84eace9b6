package org.portalscope.dat.message;

/** What is wrong with a message that no library of uDAPL sends, so that it is ignored. */
public enum DatMessageFault {
    NO_PROCESS("its sender is no process of the run"),
    NO_CONNECTION("it belongs to no connection of its sender"),
    KIND("its kind does not come to its Portal index"),
    FIELDS("it says more than messages of its kind do"),
    REMOTE_SIDE("it names a connection, protection zone or queue that cannot be"),
    UNEXPECTED("its connection has not asked for it, or is not open"),
    REASON("it refuses an operation for no reason that there is"),
    OPERATION("it refuses an operation that has not been started, or is over"),
    QUEUE("it has taken a receive of another queue than that of its endpoint"),
    /** Of messages that were counted before their senders and faults were. */
    UNKNOWN("what was wrong is not known");

    private final String words;

    DatMessageFault(String words) {
        this.words = words;
    }

    /** What is wrong, as a part of a sentence. */
    public String words() {
        return words;
    }
}

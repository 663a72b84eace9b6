package org.portalscope.dat.message;

/** What is wrong with a message that no library of uDAPL sends, so that it is ignored. */
public enum DatMessageFault {
    NO_PROCESS("its sender is not a process of this run"),
    NO_CONNECTION("its sender has no such connection"),
    KIND("messages of its kind do not arrive at this Portal index"),
    FIELDS("it sets fields that messages of its kind do not have"),
    REMOTE_SIDE("it names a connection, protection zone or queue that cannot exist"),
    UNEXPECTED("its connection did not ask for it, or is not open"),
    REASON("its reason for refusing an operation is unknown"),
    OPERATION("it refuses an operation that has not started, or is over"),
    QUEUE("it consumed a receive of a queue that its endpoint does not use"),
    /** Of messages that were counted before their senders and faults were. */
    UNKNOWN("the reason was not recorded");

    private final String words;

    DatMessageFault(String words) {
        this.words = words;
    }

    /** What is wrong, as a part of a sentence. */
    public String words() {
        return words;
    }
}

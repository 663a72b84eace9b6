package org.portalscope.mpi.message;

/** What is wrong with a message that no library of MPI sends, so that it is ignored. */
public enum MpiMessageFault {
    NO_RANK("its sender is no rank"),
    PROTOCOL("its match bits name no protocol"),
    SOURCE("its source is not the rank of its sender"),
    TAG("its tag is above MPI_TAG_UB"),
    COLLECTIVE("its tag names no collective with a root in its communicator"),
    LENGTH("it is longer than eager_limit and says that it is short"),
    KEY("it offers data under a number that no request has"),
    NO_CREDIT("its sender has no credit for it"),
    CREDIT_BITS("it returns credits with the match bits of another message"),
    CREDIT_COUNT("it returns more credits than were spent, or none"),
    REFUSAL("it refuses a ready message that its sender was not sent, or has answered"),
    ACKNOWLEDGED_TWICE("it was fetched, and is acknowledged, too"),
    FETCHED_TWICE("it was acknowledged, and is fetched, too"),
    SHORT_REPLY("its sender has offered more data than it has given");

    private final String words;

    MpiMessageFault(String words) {
        this.words = words;
    }

    /** What is wrong, as a part of a sentence. */
    public String words() {
        return words;
    }
}

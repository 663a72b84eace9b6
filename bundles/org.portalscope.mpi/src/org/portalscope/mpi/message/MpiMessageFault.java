package org.portalscope.mpi.message;

/** What is wrong with a message that no library of MPI sends, so that it is ignored. */
public enum MpiMessageFault {
    NO_RANK("its sender is not a rank"),
    PROTOCOL("the protocol in its match bits is unknown"),
    SOURCE("its source is not the rank of its sender"),
    TAG("its tag is above MPI_TAG_UB"),
    COLLECTIVE("its tag does not name a collective with a root in its communicator"),
    LENGTH("it claims to be short but is longer than eager_limit"),
    KEY("it offers data under a number that no request has"),
    NO_CREDIT("its sender has no credit for it"),
    CREDIT_BITS("it returns credits with the match bits of another message"),
    CREDIT_COUNT("it returns more credits than were spent, or none"),
    REFUSAL("it refuses a ready message that was not sent to its sender, or was answered already"),
    ACKNOWLEDGED_TWICE("it is acknowledged although it was fetched"),
    FETCHED_TWICE("it is fetched although it was acknowledged"),
    SHORT_REPLY("its sender gave less data than it offered");

    private final String words;

    MpiMessageFault(String words) {
        this.words = words;
    }

    /** What is wrong, as a part of a sentence. */
    public String words() {
        return words;
    }
}

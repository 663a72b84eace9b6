package org.portalscope.lapi.message;

/** What is wrong with a message that no library of LAPI sends, so that it is ignored. */
public enum LapiMessageFault {
    NO_TASK("its sender is not a task"),
    PLACE("it is not where its operation puts data, or not as long as its header says"),
    HEADER("the operation in its header is unknown"),
    WINDOW("its sender has more requests pending than window allows"),
    VECTOR("it does not describe vectors"),
    HANDLER("it does not name a header handler, which takes the integers hndl, uhdr, uhdr_len and msg_len and returns a list of integers"),
    OPERATION("the operation that it ends is not pending"),
    STATUS("it reports neither the end nor the refusal of an operation"),
    SHORT_DATA("it has less data than its operation"),
    CONTROL("the notice in its header is unknown"),
    EXCHANGE("it gives an address twice, or in an exchange that its sender cannot take part in"),
    FENCE("it names a fence that its sender cannot have reached");

    private final String words;

    LapiMessageFault(String words) {
        this.words = words;
    }

    /** What is wrong, as a part of a sentence. */
    public String words() {
        return words;
    }
}

package org.portalscope.lapi.message;

/** What is wrong with a message that no library of LAPI sends, so that it is ignored. */
public enum LapiMessageFault {
    NO_TASK("its sender is no task"),
    PLACE("it is not at the place of its operation, or not as long as its header says"),
    HEADER("its header asks for nothing that there is"),
    WINDOW("its sender has more requests pending than window allows"),
    VECTOR("it describes no vectors"),
    HANDLER("it names no header handler, which takes hndl, uhdr, uhdr_len and msg_len, all of them integers, and returns a list of integers"),
    OPERATION("it ends no operation that is pending"),
    STATUS("it says neither that an operation is done nor that it is refused"),
    SHORT_DATA("it has less data than its operation"),
    CONTROL("it is about nothing that tasks tell each other"),
    EXCHANGE("it tells an address twice, or in an exchange that its sender cannot be in"),
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

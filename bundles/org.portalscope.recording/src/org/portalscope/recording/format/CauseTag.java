package org.portalscope.recording.format;

/** How a transition begins, or {@link #REPEAT}: the place of each, from 0, is what stands for it. New ones come at the end. */
enum CauseTag {
    TURN, EXPLAINED, DELIVERY, COMPLETION, DEATH, OUTSIDE,
    /** The bytes of the transition before stand here again, so and so many times. */
    REPEAT;

    /** The bits that hold it. */
    static final int KIND = 0x07;
    /** The process is that of the transition before. */
    static final int SAME_PROCESS = 0x08;
    /** The time is that of the transition before. */
    static final int SAME_TIME = 0x10;
    /** No inputs follow. */
    static final int EMPTY = 0x20;
    /** The thread is that of the last input of the process that names one. */
    static final int SAME_THREAD = 0x40;

    private static final CauseTag[] TAGS = values();

    /** The cause that a byte says, or null. */
    static CauseTag of(int octet) {
        int kind = octet & KIND;
        return kind < TAGS.length ? TAGS[kind] : null;
    }
}

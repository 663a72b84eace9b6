package org.portalscope.recording.format;

/** The kinds of inputs in a block; the place of each, from 0, is what stands for it. New ones come at the end. */
enum InputTag {
    CALL, PUT, TAKE_EVENT, IMMEDIATE_PUT, WAIT_LEFT, HEADER_ARRIVED, MESSAGE_ARRIVED, OPERATION_COMPLETED, OPERATION_FAILED, PEER_LOST, MEMORY_DECLARED,
    MEMORY_RELEASED, MEMORY_WRITTEN, MEMORY_READ, VALUE_SUPPLIED, ENTRY_EDITED, DESCRIPTOR_EDITED, MEMORY_EDITED, FRAME_ENTERED, FRAME_LEFT,
    IMMEDIATE_CALL, PROTOCOL_CALLED, BARRIER_CROSSED, CALLBACK_RETURNED, BARRIER_REACHED;

    /** The bits that hold the kind. */
    static final int KIND = 0x1F;
    /** The input is the last one of its transition. */
    static final int LAST = 0x20;
    /** What these mean depends on the kind. */
    static final int FIRST_FLAG = 0x40;
    static final int SECOND_FLAG = 0x80;

    private static final InputTag[] TAGS = values();

    /** The kind that a byte says, or null. */
    static InputTag of(int octet) {
        int kind = octet & KIND;
        return kind < TAGS.length ? TAGS[kind] : null;
    }
}

package org.portalscope.recording.format;

/** What a block holds; the place of each, from 1, is what stands for it. New ones come at the end. */
public enum BlockKind {
    /** What was recorded; the first block, and the only one of its kind. */
    ORIGIN,
    /** Transitions, from the start of a segment or going on in it. */
    TRANSITIONS,
    /** Pages of memory. */
    PAGES,
    /** The state at a moment, with places of pages. */
    CHECKPOINT,
    /** A name that was given to a moment. */
    LABEL,
    /** Where all blocks before are. */
    INDEX,
    /** The writer has ended in good order; the last block. */
    END;

    private static final BlockKind[] KINDS = values();

    /** The number that stands for it. */
    int code() {
        return ordinal() + 1;
    }

    /** The kind that a number stands for, or null. */
    static BlockKind of(int code) {
        return code >= 1 && code <= KINDS.length ? KINDS[code - 1] : null;
    }
}

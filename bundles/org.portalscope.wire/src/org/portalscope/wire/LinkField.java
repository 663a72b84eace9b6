package org.portalscope.wire;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** The fields of a link frame, in the order of their bytes; what comes before the checksum stands where it stands in the frames of messages, too. */
public enum LinkField {
    /** What every link frame begins with. */
    MAGIC(0, 4),
    /** The version of the format. */
    VERSION(4, 1),
    /** What the frame says. */
    KIND(5, 1),
    /** How many process ids an introduction names, else 0. */
    COUNT(6, 2),
    /** Bytes of the frame. */
    FRAME_LENGTH(8, 4),
    /** The CRC-32C of the frame without these four bytes. */
    CHECKSUM(12, 4),
    /** The rank of the node, from 0. */
    RANK(16, 4, LinkFrame.Kind.MESSAGES, LinkFrame.Kind.BARRIERS, LinkFrame.Kind.REFUSED),
    /** How many nodes there are. */
    SIZE(20, 4, LinkFrame.Kind.MESSAGES, LinkFrame.Kind.BARRIERS, LinkFrame.Kind.REFUSED),
    /** What all nodes of a run have in common. */
    RUN(24, 8, LinkFrame.Kind.MESSAGES, LinkFrame.Kind.BARRIERS, LinkFrame.Kind.REFUSED),
    /** Proves that the node knows the token of the run. */
    PROOF(32, 32, LinkFrame.Kind.MESSAGES, LinkFrame.Kind.BARRIERS, LinkFrame.Kind.REFUSED),
    /** The first id of the node; the others follow. */
    IDS(64, 8, LinkFrame.Kind.MESSAGES, LinkFrame.Kind.BARRIERS, LinkFrame.Kind.REFUSED),
    /** How many barriers the node has come to. */
    ARRIVALS(16, 8, LinkFrame.Kind.BARRIER),
    /** Random bytes, others on each connection. */
    CHALLENGE(16, 32, LinkFrame.Kind.CHALLENGE);

    private final int offset;
    private final int size;
    private final Set<LinkFrame.Kind> kinds;

    LinkField(int offset, int size) {
        this.offset = offset;
        this.size = size;
        kinds = EnumSet.allOf(LinkFrame.Kind.class);
    }

    LinkField(int offset, int size, LinkFrame.Kind first, LinkFrame.Kind... others) {
        this.offset = offset;
        this.size = size;
        kinds = EnumSet.of(first, others);
    }

    /** The place of its first byte, counted from the first byte of the frame. */
    public int offset() {
        return offset;
    }

    /** How many bytes it has. */
    public int size() {
        return size;
    }

    /** The place behind its last byte. */
    int end() {
        return offset + size;
    }

    /** Whether frames of a kind have it. */
    boolean isOf(LinkFrame.Kind kind) {
        return kinds.contains(kind);
    }

    /** Its name as documentation has it: {@code frame_length}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}

package org.portalscope.wire;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

import org.portalscope.engine.message.Message;

/**
 * The fields of a frame's header, in the order of their bytes. Numbers have their highest byte first. Fields without a remark are those of Portals 3.2 §4.1,
 * Tables 6 to 9; {@code releng/docs/wire-format.md} describes all.
 */
public enum FrameField {
    /** What every frame begins with. */
    MAGIC(0, 4),
    /** The version of the format. */
    VERSION(4, 1),
    /** The kind of the message, the {@code operation} of the tables. */
    KIND(5, 1),
    /** Which parts of the message the frame brings, see {@link FrameFormat}. */
    FLAGS(6, 2),
    /** Bytes of the frame, header and data. */
    FRAME_LENGTH(8, 4),
    /** The CRC-32C of the header without these four bytes. */
    CHECKSUM(12, 4),
    /** Counts the messages from this initiator to this target, from 1. */
    SEQUENCE(16, 8),
    INITIATOR_NID(24, 4),
    INITIATOR_PID(28, 4),
    TARGET_NID(32, 4),
    TARGET_PID(36, 4),
    /** Counts the operations of the process that sent the request, from 1: together they are the id of the operation. */
    ORDINAL(40, 4),
    PORTAL_INDEX(44, 4),
    MATCH_BITS(48, 8),
    OFFSET(56, 8),
    MEMORY_DESC(64, 8),
    /** Bytes requested. */
    LENGTH(72, 8),
    /** Why the data of the message will never come, or {@code PTL_NI_OK}. */
    NI_FAIL_TYPE(80, 4), // R73
    /** Zero. */
    RESERVED(84, 4),
    USER(88, 4, Message.Kind.PUT, Message.Kind.GET),
    COOKIE(92, 4, Message.Kind.PUT, Message.Kind.GET),
    HDR_DATA(96, 8, Message.Kind.PUT), // R6
    MANIPULATED_LENGTH(88, 8, Message.Kind.ACK, Message.Kind.REPLY);

    private final int offset;
    private final int size;
    private final Set<Message.Kind> kinds;

    FrameField(int offset, int size) {
        this.offset = offset;
        this.size = size;
        kinds = EnumSet.allOf(Message.Kind.class);
    }

    FrameField(int offset, int size, Message.Kind first, Message.Kind... others) {
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
    public int end() {
        return offset + size;
    }

    /** Whether messages of a kind have it. */
    public boolean isOf(Message.Kind kind) {
        return kinds.contains(kind);
    }

    /** Its name as documentation and dissector have it: {@code match_bits}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}

package org.portalscope.export;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

import org.portalscope.engine.description.ControlCharacters;

/**
 * Writes the blocks of a pcapng file: one section, then its interfaces, then packets. Numbers have their highest byte first. It keeps nothing.
 */
final class PcapngWriter {

    /** The link type that is left to users, {@code LINKTYPE_USER0}. */
    static final int USER_0 = 147;

    /** Bytes of the longest packet that Wireshark reads. */
    static final int LONGEST_PACKET = 262_144;

    /** Where a packet goes, seen from its interface: the values of {@code epb_flags}. */
    enum Way {
        INBOUND(1), OUTBOUND(2);

        private final int flags;

        Way(int flags) {
            this.flags = flags;
        }
    }

    private static final int SECTION_HEADER = 0x0A0D0D0A;
    private static final int BYTE_ORDER = 0x1A2B3C4D;
    private static final int INTERFACE_DESCRIPTION = 1;
    private static final int ENHANCED_PACKET = 6;
    private static final int COMMENT = 1;
    private static final int NAME = 2;
    private static final int FLAGS = 2;
    private static final int APPLICATION = 4;
    private static final int TIME_RESOLUTION = 9;
    private static final byte NANOSECONDS = 9;
    /** The length of a block stands before its body and behind it. */
    private static final int FRAME_OF_BLOCK = 12;

    private final DataOutputStream out;
    private final ByteArrayOutputStream body = new ByteArrayOutputStream();
    private final DataOutputStream block = new DataOutputStream(body);

    PcapngWriter(OutputStream out) {
        this.out = new DataOutputStream(out);
    }

    /** Begins the file. */
    void section(String application, String comment) throws IOException {
        block.writeInt(BYTE_ORDER);
        block.writeShort(1);
        block.writeShort(0);
        block.writeLong(-1);
        option(COMMENT, comment);
        option(APPLICATION, application);
        end(SECTION_HEADER);
    }

    /**
     * Adds an interface, whose packets have times in nanoseconds; they are numbered from 0.
     *
     * @param snapLength bytes of the longest packet
     */
    void networkInterface(String name, int snapLength) throws IOException {
        block.writeShort(USER_0);
        block.writeShort(0);
        block.writeInt(snapLength);
        option(NAME, name);
        option(TIME_RESOLUTION, new byte[] {NANOSECONDS});
        end(INTERFACE_DESCRIPTION);
    }

    /**
     * Adds a packet.
     *
     * @param time     in nanoseconds
     * @param captured bytes of the packet that are kept
     * @param length   bytes of the whole packet
     */
    void packet(int networkInterface, long time, Way way, byte[] packet, int captured, int length, String comment) throws IOException {
        block.writeInt(networkInterface);
        block.writeLong(time);
        block.writeInt(captured);
        block.writeInt(length);
        block.write(packet, 0, captured);
        pad(captured);
        block.writeShort(FLAGS);
        block.writeShort(Integer.BYTES);
        block.writeInt(way.flags);
        option(COMMENT, comment);
        end(ENHANCED_PACKET);
    }

    private void option(int code, String text) throws IOException {
        option(code, ControlCharacters.shownInLines(text).getBytes(StandardCharsets.UTF_8));
    }

    private void option(int code, byte[] value) throws IOException {
        int length = Math.min(value.length, 0xFFFF);
        block.writeShort(code);
        block.writeShort(length);
        block.write(value, 0, length);
        pad(length);
    }

    /** Everything begins at a multiple of four bytes. */
    private void pad(int length) throws IOException {
        for (int i = length; i % Integer.BYTES != 0; i++) {
            block.writeByte(0);
        }
    }

    /** Writes the block with its options, which end with an empty one. */
    private void end(int type) throws IOException {
        block.writeInt(0);
        int length = body.size() + FRAME_OF_BLOCK;
        out.writeInt(type);
        out.writeInt(length);
        body.writeTo(out);
        out.writeInt(length);
        body.reset();
    }
}

package org.portalscope.wire;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.CRC32C;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.input.ByteString;

/** Writes and reads link frames. They are rare and small, and so are values. A frame is verified as a whole before anything of it is read. */
public final class LinkFrameFormat {

    /** The version that is written and read. */
    public static final int VERSION = 2;

    /** The first four bytes of a link frame: {@code PTLL}. */
    public static final int MAGIC = 0x50544C4C;

    /** Bytes of a frame that are enough to know how long it is. */
    public static final int PREFIX = LinkField.FRAME_LENGTH.end();

    /** Bytes of a challenge, and of a proof. */
    public static final int PROOF = 32;

    /** The most process ids that an introduction names. */
    public static final int MOST_IDS = 256;

    /** Bytes of the longest link frame. */
    public static final int LONGEST = LinkField.IDS.offset() + MOST_IDS * Long.BYTES;

    private static final LinkFrame.Kind[] KINDS = LinkFrame.Kind.values();

    private LinkFrameFormat() {
    }

    /** The bytes of a frame. */
    public static byte[] write(LinkFrame frame) {
        int count = frame instanceof LinkFrame.Introduction introduction ? introduction.ids().size() : 0;
        ByteBuffer to = ByteBuffer.allocate(length(frame.kind(), count));
        to.putInt(MAGIC).put((byte) VERSION).put((byte) (frame.kind().ordinal() + 1)).putShort((short) count).putInt(to.capacity());
        if (frame instanceof LinkFrame.Introduction introduction) {
            to.putInt(LinkField.RANK.offset(), introduction.rank()).putInt(LinkField.SIZE.offset(), introduction.size());
            to.putLong(LinkField.RUN.offset(), introduction.run()).put(LinkField.PROOF.offset(), introduction.proof().toArray());
            to.position(LinkField.IDS.offset());
            introduction.ids().forEach(id -> to.putLong(id.packed()));
        } else if (frame instanceof LinkFrame.BarrierReached barrier) {
            to.putLong(LinkField.ARRIVALS.offset(), barrier.arrivals());
        } else if (frame instanceof LinkFrame.Challenge challenge) {
            to.put(LinkField.CHALLENGE.offset(), challenge.bytes().toArray());
        }
        return to.putInt(LinkField.CHECKSUM.offset(), checksum(to, 0, to.capacity())).array();
    }

    /**
     * Reads how long the frame is that begins at an index.
     *
     * @param available bytes of it that are there, at least {@link #PREFIX}
     * @throws FrameException if it is not the beginning of a frame that can be read
     */
    public static int frameLength(ByteBuffer frame, int at, int available) throws FrameException {
        if (available < PREFIX) {
            throw new FrameException(LinkField.FRAME_LENGTH, "the frame is cut off after " + available + " bytes");
        }
        int magic = frame.getInt(at + LinkField.MAGIC.offset());
        if (magic != MAGIC) {
            throw new FrameException(LinkField.MAGIC, hex(magic) + " is not " + hex(MAGIC) + ": this is no link frame");
        }
        int version = frame.get(at + LinkField.VERSION.offset()) & 0xFF;
        if (version != VERSION) {
            throw new FrameException(LinkField.VERSION, "the frame is of version " + version + ", and only " + VERSION + " is read: the nodes are of "
                    + "different versions of Portalscope, and all nodes of a run have to be of one");
        }
        int kind = frame.get(at + LinkField.KIND.offset()) & 0xFF;
        if (kind < 1 || kind > KINDS.length) {
            throw new FrameException(LinkField.KIND,
                    kind + " is none of 1 (messages), 2 (barriers), 3 (barrier), 4 (ended), 5 (farewell), 6 (challenge), 7 (refused)");
        }
        int count = frame.getShort(at + LinkField.COUNT.offset()) & 0xFFFF;
        verifyCount(KINDS[kind - 1], count);
        int length = frame.getInt(at + LinkField.FRAME_LENGTH.offset());
        if (length != length(KINDS[kind - 1], count)) {
            throw new FrameException(LinkField.FRAME_LENGTH, Integer.toUnsignedString(length) + " is not " + length(KINDS[kind - 1], count)
                    + ", which is how long such a frame is");
        }
        return length;
    }

    private static void verifyCount(LinkFrame.Kind kind, int count) throws FrameException {
        boolean right = isIntroduction(kind) ? count >= 1 && count <= MOST_IDS : count == 0;
        if (!right) {
            throw new FrameException(LinkField.COUNT, count + " is no number of ids for such a frame");
        }
    }

    /**
     * Reads the frame that begins at an index.
     *
     * @param available bytes from there on that belong to the frame or to what comes behind it
     * @throws FrameException if it is no whole frame of this version that means something
     */
    public static LinkFrame read(ByteBuffer frame, int at, int available) throws FrameException {
        int length = frameLength(frame, at, available);
        if (length > available) {
            throw new FrameException(LinkField.FRAME_LENGTH, "the frame of " + length + " bytes is cut off after " + available + " bytes");
        }
        int found = frame.getInt(at + LinkField.CHECKSUM.offset());
        int expected = checksum(frame, at, length);
        if (found != expected) {
            throw new FrameException(LinkField.CHECKSUM, hex(found) + " is not " + hex(expected) + ", the checksum of the frame: a byte has changed");
        }
        LinkFrame.Kind kind = KINDS[frame.get(at + LinkField.KIND.offset()) - 1];
        return switch (kind) {
            case MESSAGES, BARRIERS, REFUSED -> introduction(kind, frame, at);
            case BARRIER -> barrier(frame, at);
            case ENDED -> new LinkFrame.Ended();
            case FAREWELL -> new LinkFrame.Farewell();
            case CHALLENGE -> new LinkFrame.Challenge(bytes(frame, at + LinkField.CHALLENGE.offset()));
        };
    }

    private static LinkFrame introduction(LinkFrame.Kind kind, ByteBuffer frame, int at) throws FrameException {
        int rank = frame.getInt(at + LinkField.RANK.offset());
        int size = frame.getInt(at + LinkField.SIZE.offset());
        if (rank < 0 || rank >= size) {
            throw new FrameException(LinkField.RANK, rank + " is no rank among " + size + " nodes");
        }
        int count = frame.getShort(at + LinkField.COUNT.offset());
        List<ProcessId> ids = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            ProcessId id = ProcessId.unpacked(frame.getLong(at + LinkField.IDS.offset() + i * Long.BYTES));
            if (!id.isExact()) {
                throw new FrameException(LinkField.IDS, id + " names no process");
            }
            ids.add(id);
        }
        return new LinkFrame.Introduction(kind, rank, size, frame.getLong(at + LinkField.RUN.offset()), ids, bytes(frame, at + LinkField.PROOF.offset()));
    }

    /** A challenge or a proof. */
    private static ByteString bytes(ByteBuffer frame, int at) {
        byte[] bytes = new byte[PROOF];
        frame.get(at, bytes);
        return ByteString.of(bytes);
    }

    private static LinkFrame barrier(ByteBuffer frame, int at) throws FrameException {
        long arrivals = frame.getLong(at + LinkField.ARRIVALS.offset());
        if (arrivals < 0) {
            throw new FrameException(LinkField.ARRIVALS, arrivals + " is less than 0");
        }
        return new LinkFrame.BarrierReached(arrivals);
    }

    static boolean isIntroduction(LinkFrame.Kind kind) {
        return kind == LinkFrame.Kind.MESSAGES || kind == LinkFrame.Kind.BARRIERS || kind == LinkFrame.Kind.REFUSED;
    }

    /** Bytes of a frame of a kind. */
    private static int length(LinkFrame.Kind kind, int count) {
        return switch (kind) {
            case MESSAGES, BARRIERS, REFUSED -> LinkField.IDS.offset() + count * Long.BYTES;
            case BARRIER -> LinkField.ARRIVALS.end();
            case ENDED, FAREWELL -> LinkField.CHECKSUM.end();
            case CHALLENGE -> LinkField.CHALLENGE.end();
        };
    }

    private static int checksum(ByteBuffer frame, int at, int length) {
        CRC32C crc = new CRC32C();
        crc.update(frame.slice(at, LinkField.CHECKSUM.offset()));
        crc.update(frame.slice(at + LinkField.CHECKSUM.end(), length - LinkField.CHECKSUM.end()));
        return (int) crc.getValue();
    }

    private static String hex(int number) {
        return "0x" + HexFormat.of().withUpperCase().toHexDigits(number);
    }
}

package org.portalscope.engine.snapshot;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;

/** The bytes of a snapshot, as {@code releng/docs/snapshot-format.md} describes them. All numbers have their highest byte first. */
final class SnapshotFormat {

    static final int VERSION = 1;

    private static final byte[] MAGIC = {(byte) 0x89, 'P', 'T', 'L', 'S', '\r', '\n', 0x1A};
    private static final int DIGEST = 2 * Long.BYTES;
    private static final int HEADER = MAGIC.length + Integer.BYTES + DIGEST;
    private static final int SECTION = Long.BYTES + DIGEST;
    private static final int CRC = Integer.BYTES;
    private static final int PAGE = Integer.BYTES + Long.BYTES + Short.BYTES;

    private SnapshotFormat() {
    }

    static byte[] bytes(Snapshot snapshot) {
        byte[] control = snapshot.controlBytes();
        byte[] memory = memory(snapshot.pages());
        ByteBuffer out = ByteBuffer.allocate(HEADER + 2 * SECTION + control.length + memory.length + CRC);
        out.put(MAGIC).putInt(VERSION);
        put(out, snapshot.specification());
        put(out, control, snapshot.controlDigest());
        put(out, memory, snapshot.memoryDigest());
        out.putInt(crc(out.array(), out.position()));
        return out.array();
    }

    private static void put(ByteBuffer out, byte[] section, StateDigest digest) {
        out.putLong(section.length).put(section);
        put(out, digest);
    }

    private static void put(ByteBuffer out, StateDigest digest) {
        out.putLong(digest.high()).putLong(digest.low());
    }

    static byte[] memory(List<MemoryPage> pages) {
        ByteBuffer out = ByteBuffer.allocate(Integer.BYTES + pages.stream().mapToInt(page -> PAGE + page.bytes().length).sum());
        out.putInt(pages.size());
        for (MemoryPage page : pages) {
            out.putInt(page.process()).putLong(page.number()).putShort((short) page.bytes().length).put(page.bytes());
        }
        return out.array();
    }

    /** @param digested whether its digests have to be those of its content */
    static Snapshot parse(byte[] bytes, boolean digested) throws SnapshotException {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        requireHeader(in);
        StateDigest specification = digest(in);
        byte[] control = section(in, SECTION + CRC);
        StateDigest controlDigest = digest(in);
        byte[] memory = section(in, CRC);
        StateDigest memoryDigest = digest(in);
        requireEnd(in);
        Snapshot snapshot = new Snapshot(specification, control, pages(memory));
        if (digested && !(snapshot.controlDigest().equals(controlDigest) && snapshot.memoryDigest().equals(memoryDigest))) {
            throw new SnapshotException("The snapshot is damaged: a digest in it is not that of its content.");
        }
        return snapshot;
    }

    private static void requireHeader(ByteBuffer in) throws SnapshotException {
        byte[] start = new byte[Math.min(MAGIC.length, in.remaining())];
        in.get(start);
        if (!Arrays.equals(start, Arrays.copyOf(MAGIC, start.length))) {
            throw new SnapshotException("This is no snapshot: it does not begin as one does.");
        }
        requireLeft(in, HEADER - start.length + 2 * SECTION + CRC);
        int version = in.getInt();
        if (version != VERSION) {
            throw new SnapshotException("The snapshot is of version " + Integer.toUnsignedString(version) + "; what can be read is version " + VERSION + ".");
        }
    }

    /** @param behind bytes that follow at least behind the section and its digest */
    private static byte[] section(ByteBuffer in, int behind) throws SnapshotException {
        long length = in.getLong();
        if (length < 0 || length > in.remaining() - DIGEST - behind) {
            throw cut();
        }
        byte[] section = new byte[(int) length];
        in.get(section);
        return section;
    }

    private static StateDigest digest(ByteBuffer in) {
        return new StateDigest(in.getLong(), in.getLong());
    }

    private static void requireEnd(ByteBuffer in) throws SnapshotException {
        int position = in.position();
        if (in.getInt() != crc(in.array(), position)) {
            throw new SnapshotException("The snapshot is damaged: its checksum is not that of its content.");
        }
        if (in.hasRemaining()) {
            throw new SnapshotException("The snapshot is damaged: " + in.remaining() + " bytes follow its end.");
        }
    }

    private static List<MemoryPage> pages(byte[] memory) throws SnapshotException {
        ByteBuffer in = ByteBuffer.wrap(memory);
        List<MemoryPage> pages = new ArrayList<>();
        requireLeft(in, Integer.BYTES);
        for (int left = in.getInt(); left > 0; left--) {
            requireLeft(in, PAGE);
            int process = in.getInt();
            long number = in.getLong();
            int length = Short.toUnsignedInt(in.getShort());
            requireLeft(in, length);
            byte[] content = new byte[length];
            in.get(content);
            pages.add(new MemoryPage(process, number, content));
        }
        return pages;
    }

    private static void requireLeft(ByteBuffer in, int count) throws SnapshotException {
        if (in.remaining() < count) {
            throw cut();
        }
    }

    private static SnapshotException cut() {
        return new SnapshotException("The snapshot is cut: its end is missing.");
    }

    private static int crc(byte[] bytes, int count) {
        CRC32 crc = new CRC32();
        crc.update(bytes, 0, count);
        return (int) crc.getValue();
    }
}

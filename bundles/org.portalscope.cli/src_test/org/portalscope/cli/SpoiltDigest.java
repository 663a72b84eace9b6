package org.portalscope.cli;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;

/** Changes the digest of the first checkpoint of a recording, and makes all checksums right again. */
final class SpoiltDigest {

    private static final long SNAPSHOT = 0x8950544C530D0A1AL;
    /** Of a snapshot, before its control state: what it begins with, a version, a digest. */
    private static final int START = 28;
    private static final int DIGEST = 16;
    private static final int FIRST_BLOCK = 16;
    private static final int HEADER = 40;
    private static final int LENGTH = 8;
    private static final int CONTENT_CRC = 32;
    private static final int CRC = 36;

    private SpoiltDigest() {
    }

    static void spoil(byte[] file) {
        ByteBuffer big = ByteBuffer.wrap(file);
        int from = 0;
        while (big.getLong(from) != SNAPSHOT) {
            from++;
        }
        int digest = from + START + Long.BYTES + (int) big.getLong(from + START);
        file[digest] ^= 1;
        int memory = digest + DIGEST;
        int end = memory + Long.BYTES + (int) big.getLong(memory) + DIGEST;
        big.putInt(end, sum(new CRC32(), file, from, end - from));
        seal(file, from);
    }

    /** Makes the checksums right of the block that a place lies in. */
    private static void seal(byte[] file, int place) {
        ByteBuffer little = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        int block = FIRST_BLOCK;
        while (block + HEADER + little.getInt(block + LENGTH) <= place) {
            block += HEADER + little.getInt(block + LENGTH);
        }
        little.putInt(block + CONTENT_CRC, sum(new CRC32C(), file, block + HEADER, little.getInt(block + LENGTH)));
        little.putInt(block + CRC, sum(new CRC32C(), file, block, CRC));
    }

    private static int sum(Checksum checksum, byte[] bytes, int from, int count) {
        checksum.update(bytes, from, count);
        return (int) checksum.getValue();
    }
}

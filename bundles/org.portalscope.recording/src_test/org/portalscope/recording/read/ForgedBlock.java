package org.portalscope.recording.read;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.zip.CRC32C;

/** Changes the content of a block and makes its checksums right again. */
final class ForgedBlock {

    private static final int HEADER = 40;
    private static final int LENGTH = 8;
    private static final int CONTENT_CRC = 32;
    private static final int CRC = 36;

    private ForgedBlock() {
    }

    static void forge(byte[] file, SplittableRandom random) {
        ByteBuffer buffer = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        List<Integer> blocks = new ArrayList<>();
        for (int at = 16; at < file.length; at += HEADER + buffer.getInt(at + LENGTH)) {
            blocks.add(at);
        }
        int block = blocks.get(random.nextInt(blocks.size()));
        int length = buffer.getInt(block + LENGTH);
        for (int i = random.nextInt(4); i >= 0 && length > 0; i--) {
            file[block + HEADER + random.nextInt(length)] = (byte) (random.nextBoolean() ? random.nextInt() : random.nextInt(3) - 1);
        }
        buffer.putInt(block + CONTENT_CRC, crc(file, block + HEADER, length));
        if (random.nextInt(4) == 0) {
            file[block + 4 + random.nextInt(CONTENT_CRC - 4)] = (byte) random.nextInt(4);
        }
        buffer.putInt(block + CRC, crc(file, block, CRC));
    }

    private static int crc(byte[] bytes, int from, int length) {
        CRC32C crc = new CRC32C();
        crc.update(bytes, from, length);
        return (int) crc.getValue();
    }
}

package org.portalscope.cli.recording;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32C;

/** Changes blocks of a recording, headers and contents, and makes all checksums right again. */
final class RecordingForger {

    private static final int FILE_HEADER = 16;
    private static final int HEADER = 40;
    private static final int KIND = 4;
    private static final int LENGTH = 8;
    private static final int COUNT = 12;
    private static final int FIRST = 16;
    private static final int TIME = 24;
    private static final int CONTENT_CRC = 32;
    private static final int CRC = 36;
    private static final long[] NUMBERS = {0, 1, 2, 3, 64, 127, 128, 160, 16_384, Integer.MAX_VALUE, 1L << 31, 1L << 62, Long.MAX_VALUE, -1, Long.MIN_VALUE};

    private final byte[] file;
    private final Random random;

    RecordingForger(byte[] file, Random random) {
        this.file = file;
        this.random = random;
    }

    private record Block(byte[] header, byte[] content) {
    }

    /** The file with one to three blocks forged, sometimes without its index. */
    byte[] forged() {
        List<Block> blocks = blocks();
        if (random.nextInt(3) == 0) {
            blocks.subList(blocks.size() - 2, blocks.size()).clear();
        }
        for (int times = 1 + random.nextInt(3); times > 0; times--) {
            int place = random.nextInt(blocks.size());
            switch (random.nextInt(12)) {
                case 0 -> blocks.remove(place);
                case 1 -> blocks.add(random.nextInt(blocks.size()), blocks.get(place));
                case 2, 3, 4 -> forgeHeader(blocks.get(place).header);
                default -> blocks.set(place, withForgedContent(blocks.get(place)));
            }
            if (blocks.isEmpty()) {
                break;
            }
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(file, 0, FILE_HEADER);
        blocks.forEach(block -> write(block, out));
        return out.toByteArray();
    }

    private List<Block> blocks() {
        ByteBuffer buffer = little(file);
        List<Block> blocks = new ArrayList<>();
        for (int at = FILE_HEADER; at < file.length; at += HEADER + buffer.getInt(at + LENGTH)) {
            byte[] header = new byte[HEADER];
            byte[] content = new byte[buffer.getInt(at + LENGTH)];
            buffer.get(at, header).get(at + HEADER, content);
            blocks.add(new Block(header, content));
        }
        return blocks;
    }

    private void forgeHeader(byte[] header) {
        ByteBuffer buffer = little(header);
        switch (random.nextInt(5)) {
            case 0 -> buffer.put(KIND, (byte) random.nextInt(9));
            case 1 -> buffer.put(KIND + 1, (byte) random.nextInt(2));
            case 2 -> buffer.putInt(COUNT, (int) number());
            case 3 -> buffer.putLong(FIRST, random.nextBoolean() ? number() : buffer.getLong(FIRST) + random.nextInt(7) - 3);
            default -> buffer.putLong(TIME, number());
        }
    }

    /** A number at a bound of some kind, or near one. */
    private long number() {
        return NUMBERS[random.nextInt(NUMBERS.length)] + random.nextInt(3) - 1;
    }

    private Block withForgedContent(Block block) {
        byte[] content = block.content.clone();
        for (int changes = 1 + random.nextInt(3); changes > 0 && content.length > 0; changes--) {
            int at = random.nextInt(content.length);
            switch (random.nextInt(4)) {
                case 0 -> content[at] = (byte) random.nextInt();
                case 1 -> content[at] += (byte) (random.nextInt(5) - 2);
                case 2 -> content = joined(content, at, encoded(number()), at + 1);
                default -> content = joined(content, at, new byte[0], Math.min(content.length, at + 1 + random.nextInt(3)));
            }
        }
        return new Block(block.header, content);
    }

    /** A number as contents have it: groups of seven bits, the lowest first. */
    private static byte[] encoded(long number) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        long left = number;
        while ((left & ~0x7FL) != 0 && out.size() < Long.BYTES) {
            out.write((int) (left | 0x80));
            left >>>= 7;
        }
        out.write((int) left);
        return out.toByteArray();
    }

    private static byte[] joined(byte[] bytes, int to, byte[] piece, int from) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(bytes, 0, to);
        out.writeBytes(piece);
        out.write(bytes, from, bytes.length - from);
        return out.toByteArray();
    }

    private static void write(Block block, ByteArrayOutputStream out) {
        ByteBuffer header = little(block.header);
        header.putInt(LENGTH, block.content.length).putInt(CONTENT_CRC, crc(block.content, block.content.length)).putInt(CRC, crc(block.header, CRC));
        out.writeBytes(block.header);
        out.writeBytes(block.content);
    }

    private static ByteBuffer little(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static int crc(byte[] bytes, int length) {
        CRC32C crc = new CRC32C();
        crc.update(bytes, 0, length);
        return (int) crc.getValue();
    }
}

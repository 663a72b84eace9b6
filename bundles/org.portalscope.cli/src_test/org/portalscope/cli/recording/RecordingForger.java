package org.portalscope.cli.recording;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
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

    /** What a forged line begins with. */
    static final String FORGED = "!!";
    private static final Pattern WORD = Pattern.compile("[A-Za-z_]{4,}");
    /** At most as many bytes as the shortest word has. */
    private static final List<String> FORGERIES = List.of("\n!!", "\n!!", "\n!!", "\n!!\n", "\r!!", "\u001b[2J", "\u0000", "\u202e", "\u2066", "\u0085!!",
            "\u2028", "\u2029", "=1+1", "\u007f", "\b\b\b\b", "\t");

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
        return written(blocks);
    }

    private byte[] written(List<Block> blocks) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(file, 0, FILE_HEADER);
        blocks.forEach(block -> write(block, out));
        return out.toByteArray();
    }

    /**
     * The file with other texts of the same length: a few of the words in blocks of one kind, wherever they are, hold characters that forge lines and hide
     * text.
     */
    byte[] withForgedTexts() {
        List<Block> blocks = blocks();
        byte kind = blocks.get(random.nextInt(blocks.size())).header[KIND];
        List<String> words = blocks.stream().filter(block -> block.header[KIND] == kind).flatMap(block -> WORD.matcher(text(block.content)).results())
                .map(MatchResult::group).distinct().toList();
        for (int times = words.isEmpty() ? 0 : 1 + random.nextInt(3); times > 0; times--) {
            String word = words.get(random.nextInt(words.size()));
            String forgery = text(FORGERIES.get(random.nextInt(FORGERIES.size())).getBytes(StandardCharsets.UTF_8));
            int at = random.nextInt(word.length() - forgery.length() + 1);
            replace(blocks, word, word.substring(0, at) + forgery + word.substring(at + forgery.length()));
        }
        return written(blocks);
    }

    /** The file with bytes in place of as many others, wherever these are, both as characters, one for one. */
    byte[] with(String bytes, String others) {
        List<Block> blocks = blocks();
        replace(blocks, bytes, others);
        return written(blocks);
    }

    private static void replace(List<Block> blocks, String bytes, String others) {
        blocks.replaceAll(block -> new Block(block.header, text(block.content).replace(bytes, others).getBytes(StandardCharsets.ISO_8859_1)));
    }

    /** Bytes as characters, one for one. */
    static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
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

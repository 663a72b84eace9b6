package org.portalscope.recording.format;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

import org.portalscope.recording.RecordingException;

/** Reads what a {@link BlockOutput} holds. It believes no number: what would lie behind the end is refused before anything is made of it. */
public final class BlockInput {

    private static final int GROUP = 7;
    private static final int LAST_SHIFT = 8 * GROUP;

    private byte[] bytes = {};
    private int position;
    private int limit;
    private long offset;

    /**
     * Begins to read.
     *
     * @param at    place of the block in its file, for messages
     * @param count how many bytes of the array there are
     */
    public void reset(byte[] newBytes, int count, long at) {
        bytes = newBytes;
        position = 0;
        limit = count;
        offset = at;
    }

    byte[] bytes() {
        return bytes;
    }

    /** Index of the next byte. */
    public int position() {
        return position;
    }

    /** Goes to where it was before. */
    public void position(int to) {
        position = to;
    }

    /** How many bytes are left. */
    public int remaining() {
        return limit - position;
    }

    /** What to throw where the content is not what a writer can have meant. */
    public RecordingException damaged(String why) {
        return RecordingException.damaged(offset, "in the block that begins there, " + why);
    }

    /** Passes bytes, and returns where they began. */
    int skip(int count) throws RecordingException {
        require(count);
        int start = position;
        position += count;
        return start;
    }

    public int octet() throws RecordingException {
        if (position >= limit) {
            throw damaged("something is missing at the end");
        }
        return bytes[position++] & 0xFF;
    }

    public long number() throws RecordingException {
        int octet = octet();
        if (octet < 1 << GROUP) {
            return octet;
        }
        long number = octet & (1 << GROUP) - 1;
        for (int shift = GROUP; shift < LAST_SHIFT; shift += GROUP) {
            octet = octet();
            number |= (long) (octet & (1 << GROUP) - 1) << shift;
            if (octet < 1 << GROUP) {
                return number;
            }
        }
        return number | (long) octet() << LAST_SHIFT;
    }

    public long signed() throws RecordingException {
        long number = number();
        return number >>> 1 ^ -(number & 1);
    }

    public long eight() throws RecordingException {
        long number = 0;
        for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
            number |= (long) octet() << shift;
        }
        return number;
    }

    /** An unsigned number of 31 bits. */
    public int integer() throws RecordingException {
        long number = number();
        if (number < 0 || number > Integer.MAX_VALUE) {
            throw damaged("a number is " + Long.toUnsignedString(number) + ", which is too large");
        }
        return (int) number;
    }

    /** A number of 32 bits on either side of zero. */
    public int signedInteger() throws RecordingException {
        long number = signed();
        if (number != (int) number) {
            throw damaged("a number is " + number + ", which is too large");
        }
        return (int) number;
    }

    /** A number below a bound. */
    public int index(int bound) throws RecordingException {
        long number = number();
        if (number < 0 || number >= bound) {
            throw damaged("a number is " + Long.toUnsignedString(number) + " and has to be below " + bound);
        }
        return (int) number;
    }

    /** How many things of at least one byte each follow. */
    public int count() throws RecordingException {
        int count = integer();
        require(count);
        return count;
    }

    public String text() throws RecordingException {
        int length = count();
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, skip(length), length)).toString();
        } catch (CharacterCodingException e) {
            throw (RecordingException) damaged("a text is not in UTF-8").initCause(e);
        }
    }

    /** Copies of bytes. */
    public byte[] bytes(int count) throws RecordingException {
        int start = skip(count);
        byte[] copy = new byte[count];
        System.arraycopy(bytes, start, copy, 0, count);
        return copy;
    }

    /** Requires that everything has been read. */
    public void end() throws RecordingException {
        if (position != limit) {
            throw damaged(limit - position + " bytes are left over");
        }
    }

    private void require(int count) throws RecordingException {
        if (count > limit - position) {
            throw damaged(count + " bytes should follow, and there are " + (limit - position));
        }
    }
}

package org.portalscope.engine.protocol;

import java.util.List;
import java.util.stream.Collectors;

import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;

/**
 * A part of the match bits that a protocol gives a meaning.
 *
 * @param name  as people read it, such as {@code tag}
 * @param shift of its lowest bit, 0 to 63
 * @param width in bits, 1 to 64
 */
public record MatchBitField(String name, int shift, int width) implements Structure {

    /** @throws IllegalArgumentException if it is not within 64 bits */
    public MatchBitField {
        if (shift < 0 || width < 1 || shift + width > Long.SIZE) {
            throw new IllegalArgumentException(name + ": bits " + shift + " to " + (shift + width - 1) + " are not within 0 to 63");
        }
        name = ControlCharacters.shown(name);
    }

    /** The bits that it takes; as ignore bits they make it a wildcard. */
    public long mask() {
        return -1L >>> Long.SIZE - width << shift;
    }

    /** Whether it has a bit in common with another field. */
    public boolean overlaps(MatchBitField other) {
        return (mask() & other.mask()) != 0;
    }

    /** Its value in some match bits, unsigned. */
    public long in(long matchBits) {
        return (matchBits & mask()) >>> shift;
    }

    /**
     * The match bits in which it has a value and all else is zero.
     *
     * @throws IllegalArgumentException if the value needs more bits than there are
     */
    public long of(long value) {
        if ((value & ~(mask() >>> shift)) != 0) {
            throw new IllegalArgumentException(name + " has " + width + " bits: " + Long.toUnsignedString(value) + " does not fit");
        }
        return value << shift;
    }

    /** {@code context 1, rank 0, tag 7}. */
    public static String text(List<MatchBitField> fields, long matchBits) {
        return text(fields, matchBits, 0);
    }

    /** {@code context 1, rank any, tag 7}: what an entry wants, where all bits of a field are ignored. */
    public static String text(List<MatchBitField> fields, long matchBits, long ignoreBits) {
        return fields.stream().map(field -> field.name + " " + field.text(matchBits, ignoreBits)).collect(Collectors.joining(", "));
    }

    @Override
    public List<Field> members() {
        return new Fields().value("name", name).index("shift", shift).count("width", width).list();
    }

    private String text(long matchBits, long ignoreBits) {
        return (ignoreBits & mask()) == mask() ? "any" : Long.toUnsignedString(in(matchBits));
    }
}

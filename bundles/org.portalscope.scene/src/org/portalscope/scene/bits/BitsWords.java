package org.portalscope.scene.bits;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import org.portalscope.engine.protocol.MatchBitField;

/** Tells a comparison of match bits in words. */
final class BitsWords {

    /** More bits than these are counted, not listed. */
    private static final int LISTED = 4;
    private static final int GROUP = 4;

    private BitsWords() {
    }

    /** The decision of the check: {@code Bit 33 differs and is not ignored: source is 2, the entry wants 0. §3.7.1}. */
    static String sentence(BitsComparison bits) {
        return decision(bits) + (bits.section().isEmpty() ? "" : " §" + bits.section());
    }

    private static String decision(BitsComparison bits) {
        if (bits.passed()) {
            int ignored = Long.bitCount(bits.differing());
            return ignored == 0 ? "No bit differs: the entry matches." : subject(bits.differing()) + (ignored == 1 ? " differs and is" : " differ and are")
                    + " ignored: the entry matches.";
        }
        boolean one = Long.bitCount(bits.deciding()) == 1;
        return subject(bits.deciding()) + (one ? " differs and is" : " differ and are") + " not ignored: " + values(bits) + ".";
    }

    private static String subject(long set) {
        List<String> numbers = new ArrayList<>();
        for (int bit = Long.SIZE - 1; bit >= 0; bit--) {
            if (BitsComparison.isSet(set, bit)) {
                numbers.add(Integer.toString(bit));
            }
        }
        int count = numbers.size();
        if (count == 1) {
            return "Bit " + numbers.get(0);
        }
        return count > LISTED ? count + " bits, the highest " + numbers.get(0) + ","
                : "Bits " + String.join(", ", numbers.subList(0, count - 1)) + " and " + numbers.get(count - 1);
    }

    /** What the fields are that decide, or the bits outside all fields. */
    private static String values(BitsComparison bits) {
        List<String> values = bits.fields().stream().filter(field -> (bits.deciding() & field.mask()) != 0).map(field -> value(bits, field))
                .collect(Collectors.toCollection(ArrayList::new));
        long unnamed = bits.deciding() & ~bits.fields().stream().mapToLong(MatchBitField::mask).reduce(0, (one, other) -> one | other);
        if (unnamed != 0) {
            int highest = Long.SIZE - 1 - Long.numberOfLeadingZeros(unnamed);
            values.add((Long.bitCount(unnamed) == 1 ? "" : "bit " + highest + " ") + "is " + bit(bits.request(), highest) + ", the entry wants "
                    + bit(bits.entry(), highest));
        }
        String told = String.join("; ", values);
        return told.startsWith("is ") ? "it " + told : told;
    }

    private static String value(BitsComparison bits, MatchBitField field) {
        return field.name() + " is " + Long.toUnsignedString(field.in(bits.request())) + ", the entry wants "
                + Long.toUnsignedString(field.in(bits.entry()));
    }

    /** One bit: {@code bit 33, source: request 1, entry 0, differs, not ignored: it decides}. */
    static String bit(BitsComparison bits, int bit) {
        boolean differs = BitsComparison.isSet(bits.differing(), bit);
        boolean ignored = BitsComparison.isSet(bits.ignore(), bit);
        String found = differs ? ignored ? "differs, ignored" : "differs, not ignored: it decides" : ignored ? "equal, ignored" : "equal";
        return "bit " + bit + bits.field(bit).map(field -> ", " + field.name()).orElse("") + ": request " + bit(bits.request(), bit) + ", entry "
                + bit(bits.entry(), bit) + ", " + found;
    }

    /** A bit that is being edited: {@code bit 33, source, wanted: 1}. */
    static String edited(BitsComparison bits, ComparedLine line, int bit) {
        return "bit " + bit + bits.field(bit).map(field -> ", " + field.name()).orElse("") + (line == ComparedLine.IGNORE ? ", ignored: " : ", wanted: ")
                + bit(line.in(bits), bit);
    }

    static char bit(long bits, int bit) {
        return BitsComparison.isSet(bits, bit) ? '1' : '0';
    }

    /** A field with what the request has and the entry wants, from the whole to the name alone, for as much room as there is. */
    static List<String> field(BitsComparison bits, MatchBitField field) {
        boolean any = (bits.ignore() & field.mask()) == field.mask();
        String has = Long.toUnsignedString(field.in(bits.request()));
        String wants = Long.toUnsignedString(field.in(bits.entry()));
        String extent = field.width() == 1 ? " " + field.shift() : " " + (field.shift() + field.width() - 1) + "–" + field.shift();
        String values = " = " + (any ? has + ", any wanted" : has.equals(wants) ? has : has + ", " + wants + " wanted");
        return List.of(field.name() + extent + values, field.name() + values, field.name() + (any ? " = any" : " = " + has), field.name());
    }

    /** Some bits as hexadecimal digits in groups of four: {@code 0001_0007}. */
    static String digits(long bits, int highest, int lowest) {
        StringBuilder out = new StringBuilder();
        for (int digit = highest / GROUP; digit >= lowest / GROUP; digit--) {
            out.append(Character.forDigit((int) (bits >>> GROUP * digit & 0xF), 16));
            if (digit > lowest / GROUP && digit % GROUP == 0) {
                out.append('_');
            }
        }
        return out.toString();
    }

    /** All bits as text: {@code 0x0000_0001_0000_0007}. */
    static String hex(long bits) {
        return "0x" + digits(bits, Long.SIZE - 1, 0);
    }
}

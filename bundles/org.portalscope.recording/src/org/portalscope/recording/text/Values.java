package org.portalscope.recording.text;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Pattern;

import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.MdOptions;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.expression.value.ConstantAliases;
import org.portalscope.expression.value.Constants;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.recording.json.JsonValue;
import org.portalscope.recording.json.MemberReader;

/**
 * Makes values of the API of what stands in a line. What is none is a problem, and something harmless comes instead; so it does for a member that is not
 * there, which is a problem already.
 */
final class Values {

    /** What hexadecimal numbers begin with. */
    static final String HEXADECIMAL = "0x";

    private static final Pattern HEXADECIMAL_NUMBER = Pattern.compile("0[xX][0-9a-fA-F]{1,16}");
    private static final Pattern DECIMAL_NUMBER = Pattern.compile("-?[0-9]{1,20}");
    private static final BigInteger LEAST = BigInteger.valueOf(Long.MIN_VALUE);
    private static final BigInteger MOST = BigInteger.TWO.pow(Long.SIZE).subtract(BigInteger.ONE);
    private static final int LONGEST_TEXT = 1 << 12;

    private final Problems problems;

    Values(Problems problems) {
        this.problems = problems;
    }

    Problems problems() {
        return problems;
    }

    /** Whether there has been no problem yet, so that what is read is run. */
    boolean areRight() {
        return problems.isEmpty();
    }

    /** A number of 64 bits with or without a sign, or the name of a constant that is a number. */
    long number(JsonValue value) {
        return number(value, "a number of 64 bits");
    }

    /** @param words what is expected */
    long number(JsonValue value, String words) {
        BigInteger number = value == null ? BigInteger.ZERO : whole(value);
        if (number == null || number.compareTo(LEAST) < 0 || number.compareTo(MOST) > 0) {
            refuse(value, words + suggestion(value));
            return 0;
        }
        return number.longValue();
    }

    private static String suggestion(JsonValue value) {
        return value.content() instanceof String name && Constants.value(name) == null ? ConstantAliases.suggestion(name, Constants.names()) : "";
    }

    /** A number within bounds, both included. */
    int number(JsonValue value, int least, int most) {
        BigInteger number = value == null ? BigInteger.valueOf(least) : whole(value);
        if (number == null || number.compareTo(BigInteger.valueOf(least)) < 0 || number.compareTo(BigInteger.valueOf(most)) > 0) {
            refuse(value, "a number from " + least + " to " + most + suggestion(value));
            return least;
        }
        return number.intValue();
    }

    /** A number of 32 bits with a sign. */
    int integer(JsonValue value) {
        return number(value, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /** The whole number that a value is, or null. */
    static BigInteger whole(JsonValue value) {
        if (value.content() instanceof BigInteger number) {
            return number;
        }
        if (!(value.content() instanceof String text)) {
            return null;
        }
        if (HEXADECIMAL_NUMBER.matcher(text).matches()) {
            return new BigInteger(text.substring(HEXADECIMAL.length()), 16);
        }
        if (DECIMAL_NUMBER.matcher(text).matches()) {
            return new BigInteger(text);
        }
        Value constant = Constants.value(text);
        return constant != null && constant.type() == Type.INTEGER ? BigInteger.valueOf((Long) constant.object()) : null;
    }

    boolean flag(JsonValue value) {
        if (value != null && !(value.content() instanceof Boolean)) {
            refuse(value, "true or false");
        }
        return value != null && Boolean.TRUE.equals(value.content());
    }

    /** A text of bounded length. */
    String text(JsonValue value) {
        if (value != null && !(value.content() instanceof String text && text.length() <= LONGEST_TEXT)) {
            refuse(value, "a text of at most " + LONGEST_TEXT + " characters");
            return "";
        }
        return value == null ? "" : value.text();
    }

    /** One of some words. */
    int word(JsonValue value, List<String> words, String expected) {
        int index = value == null ? 0 : value.content() instanceof String ? words.indexOf(value.text()) : -1;
        if (index < 0) {
            refuse(value, expected + ConstantAliases.suggestion(value.text(), words));
            return 0;
        }
        return index;
    }

    /** A constant of a type, by its name. */
    <E extends Enum<E>> E constant(JsonValue value, Class<E> type, String expected) {
        E[] constants = type.getEnumConstants();
        return constants[word(value, Arrays.stream(constants).map(Enum::name).toList(), expected)];
    }

    /** A constant of Portalscope's own, by its name in lower case. */
    <E extends Enum<E>> E lowerCase(JsonValue value, Class<E> type) {
        List<String> words = words(type);
        return type.getEnumConstants()[word(value, words, "one of " + String.join(", ", words))];
    }

    /** The names of constants of Portalscope's own, in lower case. */
    static List<String> words(Class<? extends Enum<?>> type) {
        return Arrays.stream(type.getEnumConstants()).map(Values::word).toList();
    }

    /** The word that stands for a constant of Portalscope's own. */
    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    ProcessId id(JsonValue value) {
        if (value == null) {
            return ProcessId.ANY;
        }
        MemberReader members = new MemberReader(value, problems);
        ProcessId id = new ProcessId(integer(members.required("nid", "the node")), integer(members.required("pid", "the process there")));
        members.end();
        return id;
    }

    Limits limits(JsonValue value, int largestIndex) {
        MemberReader members = new MemberReader(value, problems);
        Limits limits = new Limits(limit(members, "max_match_entries", Limits.DEFAULT.maxMatchEntries(), Integer.MAX_VALUE),
                limit(members, "max_mem_descriptors", Limits.DEFAULT.maxMemDescriptors(), Integer.MAX_VALUE),
                limit(members, "max_event_queues", Limits.DEFAULT.maxEventQueues(), Integer.MAX_VALUE),
                limit(members, "max_atable_index", Limits.DEFAULT.maxAtableIndex(), largestIndex),
                limit(members, "max_ptable_index", Limits.DEFAULT.maxPtableIndex(), largestIndex));
        members.end();
        return limits;
    }

    private int limit(MemberReader members, String name, int otherwise, int most) {
        JsonValue value = members.optional(name);
        return value == null ? otherwise : number(value, most == Integer.MAX_VALUE ? Integer.MIN_VALUE : 0, most);
    }

    /** The options of a descriptor: a number, or a list of names and numbers. */
    int options(JsonValue value) {
        if (value == null) {
            return 0;
        }
        if (value.elements() == null) {
            return (int) number(value, "a list of the options, or a number");
        }
        int options = 0;
        for (JsonValue option : value.elements()) {
            options |= (int) number(option, "one of " + String.join(", ", MdOptions.NAMES));
        }
        return options;
    }

    /** Why an operation failed, by its name or as a number. */
    int niFailType(JsonValue value) {
        return value == null ? NiFailType.PTL_NI_OK : (int) number(value, "a number, or one of " + String.join(", ", NiFailType.NAMES));
    }

    /** The bytes of the first or the second of two members: hexadecimal digits, or base64; null if neither is there. */
    byte[] bytes(MemberReader members, String hexadecimal, String base64) {
        JsonValue digits = members.optional(hexadecimal);
        JsonValue encoded = members.optional(base64);
        if (digits != null && encoded != null) {
            problems.add(encoded.position(), "<" + base64 + ">", "either " + hexadecimal + " or " + base64);
        }
        return digits != null ? decoded(digits, "two hexadecimal digits for each byte", HexFormat.of()::parseHex)
                : encoded == null ? null : decoded(encoded, "base64", Base64.getDecoder()::decode);
    }

    private byte[] decoded(JsonValue value, String words, Function<String, byte[]> decoder) {
        if (value.content() instanceof String text) {
            try {
                return decoder.apply(text);
            } catch (IllegalArgumentException e) {
                problems.add(value.position(), value.text(), words + ": " + e.getMessage());
                return new byte[0];
            }
        }
        refuse(value, words);
        return new byte[0];
    }

    /** Notes that a value is not what is expected. */
    void refuse(JsonValue value, String expected) {
        problems.add(value.position(), value.text(), expected);
    }
}

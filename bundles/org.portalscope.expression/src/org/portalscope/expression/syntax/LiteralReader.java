package org.portalscope.expression.syntax;

import java.math.BigInteger;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.antlr.v4.runtime.Token;
import org.portalscope.engine.description.Nanoseconds;
import org.portalscope.expression.value.Problems;

/** Reads numbers and texts. */
public final class LiteralReader {

    private static final Pattern DECIMAL = Pattern.compile("[0-9](_?[0-9])*");
    private static final Pattern HEXADECIMAL = Pattern.compile("0[xX][0-9a-fA-F](_?[0-9a-fA-F])*");
    private static final Pattern DURATION = Pattern.compile("([0-9](?:_?[0-9])*)(ns|us|ms|s)");
    private static final Map<String, Long> UNITS = Map.of("ns", 1L, "us", 1_000L, "ms", 1_000_000L, "s", 1_000_000_000L);
    private static final Pattern ESCAPE = Pattern.compile("\\\\(.)");

    private LiteralReader() {
    }

    /** The value of a decimal or hexadecimal number of 64 bits, or of a duration such as 3us in nanoseconds; zero if it is none, which is noted. */
    public static long integer(Token token, Problems problems) {
        String text = token.getText();
        Matcher duration = DURATION.matcher(text);
        if (duration.matches()) {
            return nanoseconds(token, duration, problems);
        }
        boolean hexadecimal = HEXADECIMAL.matcher(text).matches();
        if (!hexadecimal && !DECIMAL.matcher(text).matches()) {
            problems.add(TokenReader.position(token), text, "a number such as 12, 0xFF or 0x0123_4567, or a duration such as 3us");
            return 0;
        }
        String digits = (hexadecimal ? text.substring(2) : text).replace("_", "");
        try {
            return Long.parseUnsignedLong(digits, hexadecimal ? 16 : 10);
        } catch (NumberFormatException e) {
            problems.add(TokenReader.position(token), text, "a number of at most 64 bits");
            return 0;
        }
    }

    private static long nanoseconds(Token token, Matcher duration, Problems problems) {
        BigInteger time = new BigInteger(duration.group(1).replace("_", "")).multiply(BigInteger.valueOf(UNITS.get(duration.group(2))));
        if (time.compareTo(BigInteger.valueOf(Nanoseconds.LONGEST)) > 0) {
            problems.add(TokenReader.position(token), token.getText(), Nanoseconds.RANGE);
            return 0;
        }
        return time.longValue();
    }

    /** The text between the quotes; a backslash before a quote or a backslash is dropped, before n and t it means line and tab. */
    public static String text(Token token, Problems problems) {
        String quoted = token.getText();
        Matcher escapes = ESCAPE.matcher(quoted.substring(1, quoted.length() - 1));
        return escapes.replaceAll(match -> Matcher.quoteReplacement(switch (match.group(1)) {
            case "n" -> "\n";
            case "t" -> "\t";
            case "\"", "\\" -> match.group(1);
            default -> {
                problems.add(TokenReader.position(token), match.group(), "\\n, \\t, \\\" or \\\\");
                yield match.group(1);
            }
        }));
    }
}

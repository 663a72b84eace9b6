package org.portalscope.goal.parser;

import java.math.BigInteger;
import java.util.regex.Pattern;

import org.antlr.v4.runtime.Token;
import org.portalscope.expression.syntax.TokenReader;
import org.portalscope.expression.value.Problems;

/**
 * The decimal numbers that may stand somewhere.
 *
 * @param least the smallest
 * @param most  the largest
 * @param words what to say where something else is found
 */
record NumberRange(long least, long most, String words) {

    private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,19}");

    /** Such as {@code a tag from 0 to 7}. */
    static NumberRange of(String what, long least, long most) {
        return new NumberRange(least, most, what + " from " + least + " to " + most);
    }

    /** The same with a wildcard below it. */
    NumberRange orAny() {
        return new NumberRange(least - 1, most, words + ", or " + (least - 1) + " for any");
    }

    /** The number that a token is, of whose text some last characters do not count; the smallest one if it is none of these, which is noted. */
    long read(Token token, String text, Problems problems) {
        if (NUMBER.matcher(text).matches()) {
            BigInteger value = new BigInteger(text);
            if (value.compareTo(BigInteger.valueOf(least)) >= 0 && value.compareTo(BigInteger.valueOf(most)) <= 0) {
                return value.longValueExact();
            }
        }
        problems.add(TokenReader.position(token), token.getText(), words);
        return least;
    }

    long read(Token token, Problems problems) {
        return read(token, token.getText(), problems);
    }
}

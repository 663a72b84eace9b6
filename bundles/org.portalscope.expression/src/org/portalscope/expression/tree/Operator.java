package org.portalscope.expression.tree;

import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The operators with two operands, on 64-bit integers that wrap around. Division and comparison are unsigned, as the document's
 * match bits, offsets and lengths are; {@code >>} shifts zeros in; shifting by 64 or more leaves zero.
 */
public enum Operator {
    TIMES("*", (a, b) -> a * b),
    DIVIDE("/", Long::divideUnsigned),
    REMAINDER("%", Long::remainderUnsigned),
    PLUS("+", (a, b) -> a + b),
    MINUS("-", (a, b) -> a - b),
    LEFT("<<", (a, b) -> b >>> 6 == 0 ? a << b : 0),
    RIGHT(">>", (a, b) -> b >>> 6 == 0 ? a >>> b : 0),
    LESS("<", (a, b) -> bit(Long.compareUnsigned(a, b) < 0)),
    AT_MOST("<=", (a, b) -> bit(Long.compareUnsigned(a, b) <= 0)),
    GREATER(">", (a, b) -> bit(Long.compareUnsigned(a, b) > 0)),
    AT_LEAST(">=", (a, b) -> bit(Long.compareUnsigned(a, b) >= 0)),
    EQUAL("==", (a, b) -> bit(a == b)),
    DIFFERENT("!=", (a, b) -> bit(a != b)),
    BITS_AND("&", (a, b) -> a & b),
    BITS_XOR("^", (a, b) -> a ^ b),
    BITS_OR("|", (a, b) -> a | b),
    AND("&&", (a, b) -> bit(a != 0 && b != 0)),
    OR("||", (a, b) -> bit(a != 0 || b != 0));

    private interface Arithmetic {
        long apply(long left, long right);
    }

    private static final Map<String, Operator> BY_SIGN =
            Arrays.stream(values()).collect(Collectors.toMap(operator -> operator.sign, Function.identity()));

    private final String sign;
    private final Arithmetic arithmetic;

    Operator(String sign, Arithmetic arithmetic) {
        this.sign = sign;
        this.arithmetic = arithmetic;
    }

    /** The operator of a sign of the grammar. */
    public static Operator of(String sign) {
        return BY_SIGN.get(sign);
    }

    long apply(long left, long right) {
        return arithmetic.apply(left, right);
    }

    /** Whether it compares values of any one type. */
    boolean comparesAnything() {
        return this == EQUAL || this == DIFFERENT;
    }

    /** Whether it needs a right operand that is not zero. */
    boolean divides() {
        return this == DIVIDE || this == REMAINDER;
    }

    /** Whether it moves an address. */
    boolean moves() {
        return this == PLUS || this == MINUS;
    }

    /** Whether the left operand alone decides, so that the right one is not evaluated. */
    boolean decidedBy(long left) {
        return this == AND && left == 0 || this == OR && left != 0;
    }

    private static long bit(boolean holds) {
        return holds ? 1 : 0;
    }
}

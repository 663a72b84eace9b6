package org.portalscope.scenario.exchange;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * An exchange of messages between ranks of MPI, which can be written as a scenario.
 *
 * @param ranks         in {@code MPI_COMM_WORLD}
 * @param messageBytes  of each message
 * @param eagerLimit    bytes of the longest message that is sent eagerly
 * @param receivesFirst whether each receive is posted before its message comes; else each message is there before its receive
 */
public record MpiExchange(ExchangePattern pattern, int ranks, int messageBytes, int eagerLimit, boolean receivesFirst) {

    /** What short buffers have if nothing else is said, in bytes. */
    private static final int BUFFER_BYTES = 512;

    /** @throws IllegalArgumentException if a number is out of its range */
    public MpiExchange {
        if (!ExchangeNumber.RANKS.isInRange(ranks) || !ExchangeNumber.MESSAGE_BYTES.isInRange(messageBytes)
                || !ExchangeNumber.EAGER_LIMIT.isInRange(eagerLimit)) {
            throw new IllegalArgumentException("no exchange has " + ranks + " ranks, " + messageBytes + " bytes and a limit of " + eagerLimit);
        }
    }

    /** The exchange with the numbers that somebody has typed; nothing if one of them is missing, none, or out of range. */
    public static Optional<MpiExchange> read(ExchangePattern pattern, Map<ExchangeNumber, String> typed, boolean receivesFirst) {
        if (problem(typed).isPresent()) {
            return Optional.empty();
        }
        return Optional.of(new MpiExchange(pattern, number(ExchangeNumber.RANKS, typed).getAsInt(), number(ExchangeNumber.MESSAGE_BYTES, typed).getAsInt(),
                number(ExchangeNumber.EAGER_LIMIT, typed).getAsInt(), receivesFirst));
    }

    /** What is wrong with numbers that somebody has typed, for users, if something is. */
    public static Optional<String> problem(Map<ExchangeNumber, String> typed) {
        for (ExchangeNumber number : ExchangeNumber.values()) {
            if (number(number, typed).isEmpty()) {
                return Optional.of(number.expectation());
            }
        }
        return Optional.empty();
    }

    private static OptionalInt number(ExchangeNumber number, Map<ExchangeNumber, String> typed) {
        return number.read(typed.getOrDefault(number, ""));
    }

    /** Whether the messages are above the eager limit. */
    public boolean isLong() {
        return messageBytes > eagerLimit;
    }

    /** How its messages are sent, in a sentence. */
    public String protocol() {
        String bytes = messageBytes + (messageBytes == 1 ? " byte is " : " bytes are ");
        return isLong() ? bytes + "above the eager limit: messages are long, and MPI_Send waits for the receive."
                : bytes + "within the eager limit: messages are short, and MPI_Send does not wait for the receive.";
    }

    /** What its file is called at first. */
    public String fileName() {
        return pattern.fileName() + ".ptl";
    }

    /** The text of a scenario of it, in the one style. */
    public String text() {
        String template = pattern.template(receivesFirst);
        String withParameters = put(template, "use mpi { eager_limit = 64 };", "use mpi { " + parameters() + " };");
        return put(put(withParameters, "const RANKS = 4;", "const RANKS = " + ranks + ";"), "const BYTES = 8;", "const BYTES = " + messageBytes + ";");
    }

    /** Parameters of MPI with which all ranks have credits for one another. */
    private String parameters() {
        int bytes = Math.max(BUFFER_BYTES, ranks * eagerLimit);
        return "eager_limit = " + eagerLimit + (bytes > BUFFER_BYTES ? ", buffer_size = " + bytes : "");
    }

    private static String put(String text, String initial, String wanted) {
        if (!text.contains(initial)) {
            throw new IllegalStateException("no '" + initial + "' in the exchange");
        }
        return text.replace(initial, wanted);
    }
}

package org.portalscope.scenario;

import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

import org.portalscope.engine.protocol.MatchBitField;

/** Forges messages of a protocol: takes one that its library would send, and changes some of its fields to values that are at their bounds or beyond. */
final class MessageForger {

    private static final long[] NUMBERS = {0, 1, 2, 3, 4, 5, 7, 8, 12, 16, 63, 64, 65, 255, 256, 4095, 4096, 65535, 65536, Integer.MAX_VALUE, 1L << 31,
        1L << 32, 1L << 48, Long.MAX_VALUE, Long.MIN_VALUE, -1, -2};
    /** The lengths of the memory that forged messages are sent from, and got into. */
    static final List<Integer> LENGTHS = List.of(0, 5, 64, 65, 80, 96, 128, 256, 2000);

    private final Random random;
    private final List<MatchBitField> fields;
    private final Supplier<String> payload;
    private final Predicate<Message> admitted;

    /**
     * @param payload  statements in front of each message, which write into the region {@code forged}
     * @param admitted the messages that may be sent
     */
    MessageForger(Random random, List<MatchBitField> fields, Supplier<String> payload, Predicate<Message> admitted) {
        this.random = random;
        this.fields = fields;
        this.payload = payload;
        this.admitted = admitted;
    }

    /**
     * A message, as the arguments of PtlPut say it; a get has no header data.
     *
     * @param freely whether all of it may be changed, and not only the match bits: elsewhere a message that fits would write into memory
     */
    record Message(boolean put, int portal, int cookie, long bits, long offset, long hdrData, int length, boolean freely) {

        Message(boolean put, int portal, int cookie, long bits, long offset, long hdrData, int length) {
            this(put, portal, cookie, bits, offset, hdrData, length, true);
        }

        /** The statement that sends it; descriptors are called after the bytes that they have. */
        String statement(String target, boolean acknowledged) {
            String to = target + ", " + portal + ", " + cookie + ", " + Long.toUnsignedString(bits) + ", " + Long.toUnsignedString(offset);
            return put ? "PtlPut(md" + length + ", " + (acknowledged ? "PTL_ACK_REQ" : "PTL_NOACK_REQ") + ", "
                    + to + ", " + Long.toUnsignedString(hdrData) + ");"
                    : "PtlGet(md" + length + ", " + to + ");";
        }
    }

    /** Declares the memory for {@link #LENGTHS}. */
    static String regions() {
        return "region forged[2000] = 0xFE;\n";
    }

    /** Makes the descriptors that {@link Message#statement} names; the process has initialized its interface already, or not. */
    static String descriptors(boolean initialized) {
        StringBuilder text = new StringBuilder(initialized ? "PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni) expect PTL_INIT_DUP;\n"
                : "PtlInit(&max);\nPtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);\n");
        LENGTHS.forEach(length -> text.append("PtlMDBind(ni, { start = forged, length = " + length + " }, &md" + length + ");\n"));
        return text.toString();
    }

    /** Some forged messages, made of those given, to some of the targets. */
    String statements(int count, List<Message> valid, List<String> targets) {
        StringBuilder text = new StringBuilder();
        Stream.generate(() -> forge(one(valid))).filter(admitted).limit(count)
                .forEach(message -> text.append(payload.get()).append(message.statement(one(targets), random.nextInt(4) == 0)).append('\n'));
        return text.toString();
    }

    /** A message with some fields changed; each third stays as it is, with a payload that is not the library's. */
    private Message forge(Message of) {
        if (random.nextInt(3) == 0) {
            return of;
        }
        long bits = of.bits;
        for (MatchBitField field : fields) {
            bits = random.nextInt(3) == 0 ? bits & ~field.mask() | number() << field.shift() & field.mask() : bits;
        }
        return !of.freely ? new Message(of.put, of.portal, of.cookie, bits, of.offset, of.hdrData, of.length)
                : new Message(random.nextInt(12) == 0 ? !of.put : of.put, of.portal, of.cookie, bits, random.nextInt(8) == 0 ? number() : of.offset,
                random.nextInt(3) == 0 ? hdrData() : of.hdrData, random.nextInt(4) == 0 ? one(LENGTHS) : of.length);
    }

    private long hdrData() {
        return random.nextInt(3) > 0 ? number() : number() << 48 | (number() & 0xFFFF) << 32 | number() & 0xFFFF_FFFFL;
    }

    private long number() {
        return random.nextInt(6) == 0 ? random.nextLong() : NUMBERS[random.nextInt(NUMBERS.length)];
    }

    private <T> T one(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }
}

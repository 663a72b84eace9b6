package org.portalscope.timeline.text;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.state.EntryValues;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Numbers;
import org.portalscope.engine.step.Step;

/** Tells match bits by the names of their fields, and what they decide. */
public final class MatchBitWords {

    private MatchBitWords() {
    }

    /** {@code 0x0007}, and behind it what the fields are, if any has a name: {@code 0x0007 (context 0, tag 7)}. */
    public static String text(long matchBits, List<MatchBitField> fields) {
        return meant(Numbers.hex(matchBits), matchBits, fields);
    }

    /** Match bits as they are told otherwise, and behind them what the fields are, if any has a name. */
    public static String meant(String told, long matchBits, List<MatchBitField> fields) {
        return fields.isEmpty() ? told : told + " (" + MatchBitField.text(fields, matchBits) + ")";
    }

    /**
     * {@code context 1, tag 7} for a check of bits that match, {@code tag 7 is wanted, not 5} for others, {@code context 1, tag any} for an entry
     * that joins or leaves a match list or is edited; empty for other steps, or if no field has a name.
     */
    static String of(Step step, List<MatchBitField> fields) {
        if (fields.isEmpty()) {
            return "";
        }
        return step instanceof Check check ? checked(check, fields)
                : step.field("values", EntryValues.class).or(() -> step.field("after", EntryValues.class))
                        .map(entry -> MatchBitField.text(fields, entry.matchBits(), entry.ignoreBits())).orElse("");
    }

    private static String checked(Check check, List<MatchBitField> fields) {
        Optional<Long> request = check.field("request_bits", Long.class);
        return request.map(bits -> check.passed() ? MatchBitField.text(fields, bits) : refused(check, bits, fields)).orElse("");
    }

    private static String refused(Step step, long request, List<MatchBitField> fields) {
        long wanted = bits(step, "match_bits");
        long deciding = (request ^ wanted) & ~bits(step, "ignore_bits");
        return fields.stream().filter(field -> (deciding & field.mask()) != 0).map(field -> decided(request, wanted, field)).collect(Collectors.joining("; "));
    }

    private static long bits(Step step, String name) {
        return step.field(name, Long.class).orElseThrow();
    }

    private static String decided(long request, long wanted, MatchBitField field) {
        return field.name() + " " + Long.toUnsignedString(field.in(wanted)) + " is wanted, not " + Long.toUnsignedString(field.in(request));
    }
}

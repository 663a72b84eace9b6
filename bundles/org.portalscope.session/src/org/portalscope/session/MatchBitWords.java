package org.portalscope.session;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.portalscope.engine.description.MatchBitField;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Step;

/** Tells by the names of their fields what match bits decide. */
final class MatchBitWords {

    private MatchBitWords() {
    }

    /**
     * {@code context 1, tag 7} for a check of bits that match, {@code tag 7 is wanted, not 5} for others; empty for other steps, or if no field has
     * a name.
     */
    static String of(Step step, List<MatchBitField> fields) {
        if (fields.isEmpty() || !(step instanceof Check check)) {
            return "";
        }
        Optional<Long> request = step.field("request_bits", Long.class);
        return request.map(bits -> check.passed() ? MatchBitField.text(fields, bits) : refused(step, bits, fields)).orElse("");
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

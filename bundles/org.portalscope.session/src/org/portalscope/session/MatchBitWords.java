package org.portalscope.session;

import java.util.List;
import java.util.stream.Collectors;

import org.portalscope.engine.description.MatchBitField;
import org.portalscope.engine.translation.BitsCheck;

/** Tells by the names of their fields what match bits decide. */
final class MatchBitWords {

    private MatchBitWords() {
    }

    /** {@code context 1, tag 7} for bits that match, {@code tag 7 is wanted, not 5} for others; empty if no field has a name. */
    static String of(BitsCheck check, List<MatchBitField> fields) {
        if (check.passed()) {
            return MatchBitField.text(fields, check.requestBits());
        }
        return fields.stream().filter(field -> (check.deciding() & field.mask()) != 0).map(field -> decided(check, field)).collect(Collectors.joining("; "));
    }

    private static String decided(BitsCheck check, MatchBitField field) {
        return field.name() + " " + Long.toUnsignedString(field.in(check.matchBits())) + " is wanted, not "
                + Long.toUnsignedString(field.in(check.requestBits()));
    }
}

package org.portalscope.scene.bits;

import java.util.List;
import java.util.Optional;

import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.step.Check;

/**
 * What a check of match bits compared, Portals 3.2 §3.7.1.
 *
 * @param request the match bits of the request
 * @param entry   the match bits of the entry
 * @param ignore  the ignore bits of the entry
 * @param passed  what the check decided
 * @param section that asks for the check
 * @param fields  what the bits mean; empty if nobody says
 */
public record BitsComparison(long request, long entry, long ignore, boolean passed, String section, List<MatchBitField> fields) {

    public BitsComparison {
        fields = List.copyOf(fields);
    }

    /** What a check says, if it is one of match bits. */
    static Optional<BitsComparison> of(Check check, List<MatchBitField> fields) {
        return check.field("request_bits", Long.class).map(request -> new BitsComparison(request, bits(check, "match_bits"), bits(check, "ignore_bits"),
                check.passed(), check.section(), fields));
    }

    private static long bits(Check check, String name) {
        return check.field(name, Long.class).orElseThrow();
    }

    /** The bits that differ. */
    public long differing() {
        return request ^ entry;
    }

    /** The bits that differ and are not ignored. */
    public long deciding() {
        return differing() & ~ignore;
    }

    /** The field that a bit belongs to, if it belongs to one. */
    Optional<MatchBitField> field(int bit) {
        return fields.stream().filter(field -> isSet(field.mask(), bit)).findFirst();
    }

    static boolean isSet(long bits, int bit) {
        return (bits >>> bit & 1) != 0;
    }
}

package org.portalscope.engine.translation;

import java.util.List;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Numbers;
import org.portalscope.engine.step.Subject;

/** Do the match bits of the request match those of the entry, apart from the bits it ignores? Portals 3.2 §3.7.1. */
public record BitsCheck(EntryRef entry, long requestBits, long matchBits, long ignoreBits, boolean passed) implements EntryCheck {

    /** The bits that differ and are not ignored: zero if and only if the check passed. */
    public long deciding() {
        return (requestBits ^ matchBits) & ~ignoreBits;
    }

    @Override
    public String words() {
        if (passed) {
            return entry + " matches the bits " + Numbers.hex(requestBits);
        }
        int count = Long.bitCount(deciding());
        int highest = Long.SIZE - 1 - Long.numberOfLeadingZeros(deciding());
        return entry + " wants bits " + Numbers.hex(matchBits) + ": bit " + highest
                + (count == 1 ? " differs, not ignored" : " and " + (count - 1) + " more differ, not ignored");
    }

    @Override
    public String section() {
        return "3.7.1";
    }

    @Override
    public String reason() {
        return "bits";
    }

    @Override
    public Category category() {
        return Category.CRITERION;
    }

    @Override
    public void describe(Fields out) {
        out.value("entry", entry).matchBits("request_bits", requestBits).matchBits("match_bits", matchBits)
                .matchBits("ignore_bits", ignoreBits);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfObject(entry.handle()));
    }
}

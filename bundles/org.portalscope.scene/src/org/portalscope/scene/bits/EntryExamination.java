package org.portalscope.scene.bits;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Step;
import org.portalscope.engine.translation.EntryRef;
import org.portalscope.timeline.cursor.CursorState;
import org.portalscope.timeline.state.ProcessTable;

/**
 * What the checks up to the cursor say of the match criteria of one entry. Nothing is compared again: a comparison that is not there has not been made.
 *
 * @param entry    the match entry
 * @param message  the request, such as {@code put #7 from 0:0}
 * @param source   who sent the request, and who may
 * @param bits     the match bits of both
 * @param refusing how many entries have refused the bits, if this is the one that comes nearest; else 0
 */
public record EntryExamination(EntryRef entry, String message, Optional<SourceComparison> source, Optional<BitsComparison> bits,
        int refusing) {

    /** The handle of the entry. */
    public long handle() {
        return entry.handle();
    }

    /** The Portal index of its list. */
    public int portal() {
        return entry.portal();
    }

    /**
     * The examination that answers what people ask at the cursor: where no entry has matched, that of the entry which comes nearest, that is, in which the
     * fewest bits decide; else that of the entry that was looked at last. Nothing if none has been.
     */
    public static Optional<EntryExamination> asked(CursorState cursorState, ProcessTable processes) {
        return cursorState.dropped().filter(DropReason.NO_MATCH::equals).flatMap(reason -> nearest(cursorState, processes))
                .or(() -> last(cursorState, processes));
    }

    private static Optional<EntryExamination> nearest(CursorState cursorState, ProcessTable processes) {
        List<Step> made = cursorState.made();
        int[] compared = IntStream.range(0, made.size()).filter(i -> isCriterion(made.get(i)) && deciding(made.get(i)) > 0).toArray();
        return IntStream.of(compared).boxed().min(Comparator.comparingInt(i -> deciding(made.get(i)))).map(i -> {
            EntryExamination near = of(entry(made.get(i)), i, cursorState, processes);
            return new EntryExamination(near.entry, near.message, near.source, near.bits, compared.length);
        });
    }

    /** How many bits decide in a check; 0 if it is none of match bits, or passed. */
    private static int deciding(Step step) {
        return BitsComparison.of((Check) step, List.of()).map(bits -> Long.bitCount(bits.deciding())).orElse(0);
    }

    /** The examination of the entry that was looked at last; nothing if none has been. */
    public static Optional<EntryExamination> last(CursorState cursorState, ProcessTable processes) {
        List<Step> made = cursorState.made();
        for (int i = made.size() - 1; i >= 0; i--) {
            if (isCriterion(made.get(i))) {
                return Optional.of(of(entry(made.get(i)), i, cursorState, processes));
            }
        }
        return Optional.empty();
    }

    /** The examination of the entry of a handle; nothing if it has not been examined. */
    public static Optional<EntryExamination> of(long handle, CursorState cursorState, ProcessTable processes) {
        List<Step> made = cursorState.made();
        for (int i = made.size() - 1; i >= 0; i--) {
            if (isCriterion(made.get(i)) && entry(made.get(i)).handle() == handle) {
                return Optional.of(of(entry(made.get(i)), i, cursorState, processes));
            }
        }
        return Optional.empty();
    }

    /** @param last index of the last check of its match criteria */
    private static EntryExamination of(EntryRef entry, int last, CursorState cursorState, ProcessTable processes) {
        List<MatchBitField> fields = cursorState.message().map(message -> cursorState.matchBits(message, processes)).orElse(List.of());
        Check[] checks = cursorState.made().subList(Math.max(0, last - 1), last + 1).stream()
                .filter(step -> isCriterion(step) && Objects.equals(entry(step), entry)).toArray(Check[]::new);
        Optional<SourceComparison> source = Optional.empty();
        Optional<BitsComparison> bits = Optional.empty();
        for (Check check : checks) {
            source = source.or(() -> SourceComparison.of(check));
            bits = bits.or(() -> BitsComparison.of(check, fields));
        }
        return new EntryExamination(entry, cursorState.message().map(message -> message.label()).orElse("the request"), source, bits, 0);
    }

    private static boolean isCriterion(Step step) {
        return step.category() == Step.Category.CRITERION;
    }

    private static EntryRef entry(Step step) {
        return step.field("entry", EntryRef.class).orElseThrow();
    }
}

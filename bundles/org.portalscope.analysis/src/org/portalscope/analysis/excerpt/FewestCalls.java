package org.portalscope.analysis.excerpt;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/**
 * Leaves out calls as long as an excerpt does without them: large parts first, then smaller ones, by delta debugging. If it comes to its end, none of the
 * calls that are left can be left out alone.
 */
final class FewestCalls {

    private final Predicate<ExcerptDraft> does;
    private final BooleanSupplier stopped;

    /**
     * @param does    whether an excerpt does
     * @param stopped asked before each try; the best so far is the answer then
     */
    FewestCalls(Predicate<ExcerptDraft> does, BooleanSupplier stopped) {
        this.does = does;
        this.stopped = stopped;
    }

    /** @param draft that does */
    ExcerptDraft of(ExcerptDraft draft) {
        ExcerptDraft best = draft;
        int parts = 2;
        while (!best.calls().isEmpty() && parts <= best.calls().size() && !stopped.getAsBoolean()) {
            ExcerptDraft smaller = withoutAPart(best, parts);
            if (smaller != null) {
                best = smaller;
                parts = Math.min(best.calls().size(), Math.max(2, parts - 1));
            } else {
                parts = parts == best.calls().size() ? parts + 1 : Math.min(best.calls().size(), 2 * parts);
            }
        }
        return best;
    }

    /** What does of the calls without one of so many parts, or null if none can be left out. */
    private ExcerptDraft withoutAPart(ExcerptDraft draft, int parts) {
        int size = draft.calls().size();
        for (int part = 0; part < parts && !stopped.getAsBoolean(); part++) {
            List<CausalCall> rest = new ArrayList<>(draft.calls());
            rest.subList(size * part / parts, size * (part + 1) / parts).clear();
            ExcerptDraft smaller = ExcerptDraft.of(rest);
            if (does.test(smaller)) {
                return smaller;
            }
        }
        return null;
    }
}

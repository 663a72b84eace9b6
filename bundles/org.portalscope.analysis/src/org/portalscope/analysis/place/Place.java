package org.portalscope.analysis.place;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

import org.portalscope.analysis.search.StepScan;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.RunProgress;

/**
 * A place in what a session has executed, as somebody described it. It is looked for when it is asked for, which may take long; to be used by those who may
 * read the session.
 */
public final class Place {

    private final Finder finder;
    private final Supplier<String> missing;

    /** @param missing says that there is no such place, as a sentence with a full stop */
    Place(Finder finder, Supplier<String> missing) {
        this.finder = finder;
        this.missing = missing;
    }

    /** Looks for a place. */
    @FunctionalInterface
    interface Finder {

        /** The position, if there is one. */
        Optional<Position> find(StepScan scan, RunProgress progress, BooleanSupplier cancelled);
    }

    /** A place that is known at once. */
    static Place at(Position position) {
        return new Place((scan, progress, cancelled) -> Optional.of(position), () -> "");
    }

    /**
     * Where it is, if it has been executed.
     *
     * @param scan      looks for steps
     * @param cancelled asked in any thread; once it says so, nothing is found
     */
    public Optional<Position> find(StepScan scan, RunProgress progress, BooleanSupplier cancelled) {
        return finder.find(scan, progress, cancelled);
    }

    /** Says that there is none, as a sentence with a full stop. */
    public String missing() {
        return missing.get();
    }
}

package org.portalscope.analysis.statistics;

import java.util.Comparator;
import java.util.Optional;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.step.Subject;
import org.portalscope.timeline.text.SubjectWords;

/**
 * Of what a number is.
 *
 * @param process index of the process, or {@link #RUN} for all of them together
 * @param object  the match list or event queue, a queue without the generation of its handle; nothing for the process as a whole
 * @param detail  what is told apart: a kind of message, a type of event, the reason of a drop; empty if nothing is
 */
public record StatisticKey(int process, Optional<Subject> object, Statistic statistic, String detail) implements Comparable<StatisticKey> {

    /** Stands for all processes. */
    public static final int RUN = -1;

    private static final Comparator<StatisticKey> ORDER = Comparator.comparingInt(StatisticKey::process)
            .thenComparingLong(StatisticKey::objectRank).thenComparing(StatisticKey::statistic).thenComparing(StatisticKey::detail);

    /** A number of a process as a whole. */
    static StatisticKey of(int process, Statistic statistic, String detail) {
        return new StatisticKey(process, Optional.empty(), statistic, detail);
    }

    /** A number of the match list of a Portal. */
    static StatisticKey ofList(int process, int networkInterface, int portal, Statistic statistic) {
        return new StatisticKey(process, Optional.of(new Subject.OfPortal(networkInterface, portal)), statistic, "");
    }

    /** A number of an event queue; queues that follow one another in one place of the handle table are one. */
    static StatisticKey ofQueue(int process, long queue, Statistic statistic, String detail) {
        long place = Handle.of(Handle.Kind.EQ, Handle.networkInterface(queue), 0, Handle.index(queue));
        return new StatisticKey(process, Optional.of(new Subject.OfObject(place)), statistic, detail);
    }

    /** The same number of all processes together. */
    StatisticKey ofRun() {
        return of(RUN, statistic, detail);
    }

    /** What the number belongs to within its process: {@code portal 4}, {@code eq 0}, or nothing. */
    public String objectName() {
        return object.map(SubjectWords::of).orElse("");
    }

    @Override
    public int compareTo(StatisticKey other) {
        return ORDER.compare(this, other);
    }

    /** The process itself before its lists, and those before its queues. */
    private long objectRank() {
        return object.map(subject -> subject instanceof Subject.OfPortal portal
                ? 1L + ((long) portal.networkInterface() << Integer.SIZE | portal.index()) : ((Subject.OfObject) subject).handle()).orElse(0L);
    }
}

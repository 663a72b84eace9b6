package org.portalscope.analysis.breakpoint;

import java.util.List;
import java.util.Optional;

import org.portalscope.analysis.search.StepPredicate;
import org.portalscope.analysis.search.StepText;
import org.portalscope.timeline.state.ProcessTable;
import org.portalscope.world.Transition;

/**
 * A place or an occasion where a run stops, or writes a line and goes on. It depends on the steps of the run alone, so that it is hit at the same places
 * whichever way the cursor goes.
 *
 * @param process whose steps count; those of all processes if none is named
 * @param enabled whether it is looked at
 * @param hit     which of its hits counts, from 1 at the start of the run; 0 for each
 * @param log     what is written at a hit, instead of stopping there
 */
public record Breakpoint(BreakpointTarget target, Optional<ProcessTable.Row> process, boolean enabled, int hit, Optional<StepText> log)
        implements StepPredicate {

    /** A breakpoint that stops at each hit, in any process. */
    public static Breakpoint of(BreakpointTarget target) {
        return new Breakpoint(target, Optional.empty(), true, 0, Optional.empty());
    }

    /** The same, switched on or off. */
    public Breakpoint enabled(boolean now) {
        return new Breakpoint(target, process, now, hit, log);
    }

    /** The same for the steps of one process. */
    public Breakpoint in(ProcessTable.Row one) {
        return new Breakpoint(target, Optional.of(one), enabled, hit, log);
    }

    /** The same for something else. */
    public Breakpoint at(BreakpointTarget other) {
        return new Breakpoint(other, process, enabled, hit, log);
    }

    /** The same, of whose hits some have been counted: one of those that follow is the one that counts. */
    Breakpoint behind(int hits) {
        return new Breakpoint(target, process, enabled, hit - hits, log);
    }

    /**
     * What a process that runs elsewhere is told to look for, as {@link BreakpointReader} reads it there; any of it is enough. Nothing if this does not stop
     * that process, or if only who sees more finds its hits: those of names of a program, and those of a condition that no process
     * {@linkplain #isFoundByProcess finds by itself}. A process counts its own hits: those of all are counted by who sees all, and are so many at the latest
     * where one has so many.
     *
     * @param number of the process, its index
     */
    public List<String> toldTo(int number) {
        return enabled && log.isEmpty() && mayMatch(number) ? target.absoluteTexts().stream().map(text -> counted() + text).toList() : List.of();
    }

    /**
     * Whether hits of several processes count, or of several values, so that none knows when there have been enough.
     *
     * @param processes how many there are
     */
    public boolean isCountedTogether(int processes) {
        return hit > 0 && (target.absoluteTexts().size() > 1 || process.isEmpty() && processes > 1 && target.watched().isEmpty());
    }

    private String counted() {
        return hit == 0 ? "" : "hit " + hit + ' ';
    }

    @Override
    public boolean isFoundByProcess() {
        return target.isFoundByProcess();
    }

    @Override
    public boolean needsChecks() {
        return target.needsChecks();
    }

    @Override
    public boolean looksAround() {
        return target.looksAround();
    }

    @Override
    public boolean mayMatch(int number) {
        return counts(number) && target.mayMatch(number);
    }

    @Override
    public boolean mayMatch(String kind) {
        return target.mayMatch(kind);
    }

    @Override
    public boolean mayMatch(String kind, boolean passed) {
        return target.mayMatch(kind, passed);
    }

    @Override
    public boolean matches(Transition transition, int index) {
        return counts(transition.process()) && target.matches(transition, index);
    }

    /** Whether the steps of a process count. */
    private boolean counts(int number) {
        return process.isEmpty() || process.get().index() == number;
    }

    /** As {@link BreakpointReader} reads it, on one line: {@code in server hit 3 portal 4 bits 0x0007}. */
    public String text() {
        return (enabled ? "" : "disabled ") + process.map(row -> "in " + row.name() + ' ').orElse("") + counted()
                + log.map(text -> "log \"" + text + "\" ").orElse("") + target.text();
    }
}

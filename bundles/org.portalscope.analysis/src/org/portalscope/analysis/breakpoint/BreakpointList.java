package org.portalscope.analysis.breakpoint;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.UnaryOperator;

/** The breakpoints of a session, in the order in which they were set. To be used in one thread. */
public final class BreakpointList {

    private final SortedMap<Integer, Breakpoint> breakpoints = new TreeMap<>();
    private final Collection<Runnable> listeners = new CopyOnWriteArrayList<>();
    private int last;

    /** Sets a breakpoint, and returns its number. */
    public int add(Breakpoint breakpoint) {
        breakpoints.put(++last, breakpoint);
        tell();
        return last;
    }

    /** Removes the breakpoint of a number. */
    public Optional<Breakpoint> remove(int number) {
        Optional<Breakpoint> removed = Optional.ofNullable(breakpoints.remove(number));
        removed.ifPresent(gone -> tell());
        return removed;
    }

    /** Puts another breakpoint in the place of one. */
    public Optional<Breakpoint> change(int number, UnaryOperator<Breakpoint> change) {
        Optional<Breakpoint> changed = Optional.ofNullable(breakpoints.computeIfPresent(number, (same, breakpoint) -> change.apply(breakpoint)));
        changed.ifPresent(now -> tell());
        return changed;
    }

    /** All of them, as they are now. */
    public List<NumberedBreakpoint> all() {
        return breakpoints.entrySet().stream().map(entry -> new NumberedBreakpoint(entry.getKey(), entry.getValue())).toList();
    }

    /** Tells from now on whenever something changes. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    public void removeListener(Runnable listener) {
        listeners.remove(listener);
    }

    private void tell() {
        listeners.forEach(Runnable::run);
    }
}

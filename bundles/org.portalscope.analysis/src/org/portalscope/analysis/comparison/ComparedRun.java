package org.portalscope.analysis.comparison;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import org.portalscope.world.Transition;

/** One of two runs that are compared, and its steps that still wait for theirs of the other run. */
final class ComparedRun {

    private final Iterator<Transition> transitions;
    private final Map<AlignmentKey, Deque<ComparedStep>> waiting = new HashMap<>();
    /** How many steps of a transition wait, by its number. */
    private final TreeMap<Integer, Integer> waitingOf = new TreeMap<>();

    ComparedRun(Iterator<Transition> transitions) {
        this.transitions = transitions;
    }

    boolean goesOn() {
        return transitions.hasNext();
    }

    /** The steps of the next transition. */
    List<ComparedStep> next() {
        return transitions.hasNext() ? ComparedStep.of(transitions.next()) : List.of();
    }

    void add(ComparedStep step) {
        waiting.computeIfAbsent(step.key(), key -> new ArrayDeque<>()).add(step);
        waitingOf.merge(step.place().transition(), 1, Integer::sum);
    }

    /** Takes the first step that waits under a key, or null. */
    ComparedStep take(AlignmentKey key) {
        Deque<ComparedStep> steps = waiting.get(key);
        if (steps == null) {
            return null;
        }
        ComparedStep first = steps.remove();
        forget(first);
        if (steps.isEmpty()) {
            waiting.remove(key);
        }
        return first;
    }

    /** Takes all steps that wait under a key: they are not going to be compared. */
    void drop(AlignmentKey key) {
        Collection<ComparedStep> steps = waiting.remove(key);
        (steps == null ? List.<ComparedStep>of() : steps).forEach(this::forget);
    }

    /** Whether a step of an earlier transition waits. */
    boolean waitsBefore(int transition) {
        return !waitingOf.isEmpty() && waitingOf.firstKey() < transition;
    }

    /** The first step of all that wait. */
    Optional<ComparedStep> first() {
        return waiting.values().stream().map(Deque::element).min(Comparator.comparingInt(step -> step.place().transition()));
    }

    /** The step with which the run has failed, if it waits. */
    Optional<ComparedStep> failure() {
        return waiting.values().stream().map(Deque::getLast).filter(ComparedStep::endsTheRun).findFirst();
    }

    private void forget(ComparedStep step) {
        waitingOf.computeIfPresent(step.place().transition(), (number, count) -> count == 1 ? null : count - 1);
    }
}

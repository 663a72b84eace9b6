package org.portalscope.timeline;

import java.util.BitSet;
import java.util.EnumMap;
import java.util.Map;

import org.portalscope.engine.step.Scope;
import org.portalscope.engine.step.Step;
import org.portalscope.world.Transition;

/** A step that the cursor passes, with the transition and the scopes that it belongs to. */
public final class PassedStep {

    private final Timeline timeline;
    private final Transition transition;
    private final Map<Scope.Kind, BitSet> ends;
    private final int made;

    private PassedStep(Timeline timeline, Transition transition, Map<Scope.Kind, BitSet> ends, int made) {
        this.timeline = timeline;
        this.transition = transition;
        this.ends = ends;
        this.made = made;
    }

    /** The first step of a transition of a timeline. */
    public static PassedStep first(Timeline timeline, int number) {
        return new PassedStep(timeline, timeline.transition(number), new EnumMap<>(Scope.Kind.class), 1);
    }

    /** Another step of the same transition. */
    public PassedStep at(int other) {
        return new PassedStep(timeline, transition, ends, other);
    }

    public Step step() {
        return transition.steps().get(made - 1);
    }

    public Transition transition() {
        return transition;
    }

    /** The number of its transition. */
    public int number() {
        return transition.number();
    }

    /** How many steps of the transition have been made with it, from 1. */
    public int made() {
        return made;
    }

    /** Whether it is the input that the transition answers. */
    public boolean isFirst() {
        return made == 1;
    }

    public boolean isLast() {
        return made == transition.steps().size();
    }

    /** Whether a scope of a kind ends with it. */
    public boolean ends(Scope.Kind kind) {
        return ends.computeIfAbsent(kind, this::endsOf).get(made);
    }

    /** Whether its transition has a scope of a kind. */
    public boolean transitionHas(Scope.Kind kind) {
        return !ends.computeIfAbsent(kind, this::endsOf).isEmpty();
    }

    private BitSet endsOf(Scope.Kind kind) {
        BitSet found = new BitSet();
        transition.spans().stream().filter(span -> span.scope().kind() == kind).forEach(span -> found.set(span.to()));
        return found;
    }

    public Timeline timeline() {
        return timeline;
    }
}

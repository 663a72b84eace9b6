package org.portalscope.timeline;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.effect.EventLogged;
import org.portalscope.engine.step.Effect;
import org.portalscope.world.ThreadScheduled;
import org.portalscope.world.Transition;

/** The steps of one transition that are about operations. */
final class OperationSteps {

    private final Transition transition;
    private final List<Place> places = new ArrayList<>();

    /**
     * A step and an operation that it is about.
     *
     * @param step how many steps of the transition have been made with it
     */
    private record Place(int step, int operation) {
    }

    OperationSteps(Transition transition, OperationIndex index) {
        this.transition = transition;
        int current = OperationIndex.NONE;
        for (int step = 0; step < transition.steps().size(); step++) {
            Effect effect = transition.effect(step);
            int operation = effect instanceof EventLogged ? current : effect == null ? OperationIndex.NONE : index.operation(transition.process(), effect);
            if (operation != OperationIndex.NONE) {
                add(step, operation);
                current = operation;
            }
        }
    }

    /** A statement is about the operations that it begins, or whose events it takes. */
    private void add(int step, int operation) {
        if (step > 0 && transition.opening() instanceof ThreadScheduled && places.stream().noneMatch(place -> place.operation == operation)) {
            places.add(new Place(1, operation));
        }
        places.add(new Place(step + 1, operation));
    }

    /** The operation that a step is about, else the nearest one before it, else the nearest one behind it; {@link OperationIndex#NONE} if there is none. */
    int at(int step) {
        Place before = null;
        Place behind = null;
        for (Place place : places) {
            if (place.step <= step && (before == null || place.step > before.step)) {
                before = place;
            } else if (place.step > step && (behind == null || place.step < behind.step)) {
                behind = place;
            }
        }
        return before != null ? before.operation : behind != null ? behind.operation : OperationIndex.NONE;
    }

    /** The positions behind the steps that are about an operation, in their order. */
    List<Position> of(int operation) {
        return places.stream().filter(place -> place.operation == operation).map(place -> new Position(transition.number(), place.step)).toList();
    }
}

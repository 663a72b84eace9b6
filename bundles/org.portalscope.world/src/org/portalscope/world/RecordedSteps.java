package org.portalscope.world;

import java.util.AbstractList;
import java.util.Objects;
import java.util.RandomAccess;

import org.portalscope.engine.step.CheckGroup;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Step;

/** The steps of a transition; those of a {@link CheckGroup} are made when they are asked for. Immutable. */
final class RecordedSteps extends AbstractList<Step> implements RandomAccess {

    private final Object[] places;

    /** @param places for each step either the step or the group that it belongs to; they are not copied and do not change */
    RecordedSteps(Object[] places) {
        this.places = places;
    }

    @Override
    public int size() {
        return places.length;
    }

    @Override
    public Step get(int index) {
        Object place = places[Objects.checkIndex(index, places.length)];
        return place instanceof CheckGroup group ? group.check(index - first(group, index)) : (Step) place;
    }

    /** The step of an index if it is an effect, or null; nothing is made. */
    Effect effect(int index) {
        return places[index] instanceof Effect effect ? effect : null;
    }

    /** The index of the first step of the group of another one; groups are small. */
    private int first(CheckGroup group, int index) {
        int first = index;
        while (first > 0 && places[first - 1] == group) {
            first--;
        }
        return first;
    }
}

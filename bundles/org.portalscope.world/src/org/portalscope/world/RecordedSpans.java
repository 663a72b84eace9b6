package org.portalscope.world;

import java.util.AbstractList;
import java.util.Objects;
import java.util.RandomAccess;

import org.portalscope.engine.step.CheckGroup;
import org.portalscope.engine.step.Scope;

/** The spans of a transition, made when they are asked for. Immutable. */
final class RecordedSpans extends AbstractList<Transition.Span> implements RandomAccess {

    private final Object[] scopes;
    private final int[] bounds;

    /**
     * Neither array is copied, and neither changes.
     *
     * @param scopes for each span either its scope or the group that it is the span of
     * @param bounds for each span the index of its first step and the index behind its last step
     */
    RecordedSpans(Object[] scopes, int[] bounds) {
        this.scopes = scopes;
        this.bounds = bounds;
    }

    @Override
    public int size() {
        return scopes.length;
    }

    @Override
    public Transition.Span get(int index) {
        Object scope = scopes[Objects.checkIndex(index, scopes.length)];
        return new Transition.Span(scope instanceof CheckGroup group ? group.scope() : (Scope) scope, bounds[2 * index], bounds[2 * index + 1]);
    }
}

package org.portalscope.dat.object;

import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.Queue;

import org.pcollections.AmortizedPQueue;
import org.portalscope.protocol.state.Ownership;

/**
 * Values, of which the one that was added first comes out first. Immutable, unless a run {@linkplain #ownedBy owns} it.
 *
 * @param <V> never null
 */
public final class ValueQueue<V> implements Iterable<V> {

    private static final ValueQueue<?> EMPTY = new ValueQueue<>(AmortizedPQueue.empty(), null);

    /** An {@link AmortizedPQueue} if it is immutable, which shares with those before it what is the same in both. */
    private final Queue<V> values;
    /** With which it is changed in place; null if it never is. */
    private final Ownership owner;

    private ValueQueue(Queue<V> values, Ownership owner) {
        this.values = values;
        this.owner = owner;
    }

    /** No value. */
    @SuppressWarnings("unchecked")
    public static <V> ValueQueue<V> empty() {
        return (ValueQueue<V>) EMPTY;
    }

    /** The same. Until the ownership ends, each change of what this returns is made in place, and returns that again. */
    ValueQueue<V> ownedBy(Ownership ownership) {
        return new ValueQueue<>(new ArrayDeque<>(values), ownership);
    }

    private boolean isOwned() {
        return owner != null && !owner.hasEnded();
    }

    private AmortizedPQueue<V> immutable() {
        return owner == null ? (AmortizedPQueue<V>) values : AmortizedPQueue.<V>empty().plusAll(values);
    }

    /** With one more value, the last. */
    ValueQueue<V> plus(V value) {
        if (isOwned()) {
            values.add(value);
            return this;
        }
        return new ValueQueue<>(immutable().plus(value), null);
    }

    /** Without the first value. */
    ValueQueue<V> minus() {
        if (isOwned()) {
            values.remove();
            return this;
        }
        return new ValueQueue<>(immutable().minus(), null);
    }

    /** The first value, or null if there is none. */
    public V peek() {
        return values.peek();
    }

    public int size() {
        return values.size();
    }

    public boolean isEmpty() {
        return values.isEmpty();
    }

    /** The first one first. */
    @Override
    public Iterator<V> iterator() {
        return values.iterator();
    }
}

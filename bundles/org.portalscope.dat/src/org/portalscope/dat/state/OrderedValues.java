package org.portalscope.dat.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.pcollections.TreePMap;

/**
 * Values in the order of their numbers. Immutable. There is most times none or one: no tree is made for the first.
 *
 * @param <V> never null
 */
final class OrderedValues<V> {

    private static final OrderedValues<?> EMPTY = new OrderedValues<>(0, null, TreePMap.empty());

    /** The lowest number, and its value; null if there is none. */
    private final long number;
    private final V first;
    private final TreePMap<Long, V> others;

    private OrderedValues(long number, V first, TreePMap<Long, V> others) {
        this.number = number;
        this.first = first;
        this.others = others;
    }

    /** No value. */
    @SuppressWarnings("unchecked")
    static <V> OrderedValues<V> empty() {
        return (OrderedValues<V>) EMPTY;
    }

    boolean isEmpty() {
        return first == null;
    }

    /** The value of the lowest number, or null. */
    V first() {
        return first;
    }

    /** The value of the lowest number that is higher than one, or null. */
    V behind(long lower) {
        if (first == null || number > lower) {
            return first;
        }
        Map.Entry<Long, V> next = others.isEmpty() ? null : others.higherEntry(lower);
        return next == null ? null : next.getValue();
    }

    /** With a value for a number, which replaces the one that it has. */
    OrderedValues<V> plus(long its, V value) {
        if (first == null || its == number) {
            return new OrderedValues<>(its, value, others);
        }
        return its > number ? new OrderedValues<>(number, first, others.plus(its, value)) : new OrderedValues<>(its, value, others.plus(number, first));
    }

    /** Without the value of a number, if it has one. */
    OrderedValues<V> minus(long its) {
        if (first != null && its == number) {
            return withoutFirst();
        }
        return its > number && others.containsKey(its) ? new OrderedValues<>(number, first, others.minus(its)) : this;
    }

    private OrderedValues<V> withoutFirst() {
        if (others.isEmpty()) {
            return empty();
        }
        Map.Entry<Long, V> second = others.firstEntry();
        return new OrderedValues<>(second.getKey(), second.getValue(), others.minus(second.getKey()));
    }

    /** All values. */
    List<V> values() {
        if (first == null) {
            return List.of();
        }
        List<V> values = new ArrayList<>(1 + others.size());
        values.add(first);
        values.addAll(others.values());
        return values;
    }
}

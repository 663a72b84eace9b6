package org.portalscope.engine.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import org.portalscope.engine.api.Handle;

/**
 * The objects of one kind of an interface, found by handle in constant time. Places are used again last-in first-out with a new
 * generation, so the same calls always yield the same handles; each operation has an exact inverse.
 */
public final class HandleTable<T> {

    private final Handle.Kind kind;
    private final int networkInterface;
    private final List<Slot<T>> slots = new ArrayList<>();
    private final List<Integer> free = new ArrayList<>();

    private static final class Slot<T> {
        private T object;
        private int generation;
    }

    HandleTable(Handle.Kind kind, int networkInterface) {
        this.kind = kind;
        this.networkInterface = networkInterface;
    }

    /** The object of a handle, or null if the handle is stale, foreign or of another kind. */
    public T get(long handle) {
        int index = Handle.index(handle);
        if (index < 0 || index >= slots.size() || handle != handleOf(index)) {
            return null;
        }
        return slots.get(index).object;
    }

    /** How many objects there are. */
    public int size() {
        return slots.size() - free.size();
    }

    /** The objects, by index. */
    public List<T> all() {
        return slots.stream().map(slot -> slot.object).filter(Objects::nonNull).toList();
    }

    /** The handle that the next object gets. */
    long next() {
        return free.isEmpty() ? Handle.of(kind, networkInterface, 0, slots.size()) : handleOf(free.get(free.size() - 1));
    }

    void put(long handle, T object) {
        requireSame(next(), handle);
        if (free.isEmpty()) {
            slots.add(new Slot<>());
        } else {
            free.remove(free.size() - 1);
        }
        slots.get(Handle.index(handle)).object = object;
    }

    /** The inverse of {@link #put}. */
    void unput(long handle) {
        int index = Handle.index(handle);
        Slot<T> slot = slots.get(index);
        slot.object = null;
        if (slot.generation == 0) {
            requireSame(slots.size() - 1L, index);
            slots.remove(index);
        } else {
            free.add(index);
        }
    }

    void remove(long handle) {
        int index = Handle.index(handle);
        requireSame(handleOf(index), handle);
        Slot<T> slot = slots.get(index);
        slot.object = null;
        slot.generation++;
        free.add(index);
    }

    /** The inverse of {@link #remove}. */
    void unremove(long handle, T object) {
        int index = free.remove(free.size() - 1);
        requireSame(Handle.index(handle), index);
        Slot<T> slot = slots.get(index);
        slot.generation--;
        slot.object = object;
    }

    /** What tells two tables apart beyond their objects: generations and the order of free places. */
    void dump(StringBuilder out) {
        out.append(kind.label()).append(" generations");
        slots.forEach(slot -> out.append(' ').append(slot.generation));
        out.append(" free ").append(free).append('\n');
    }

    private long handleOf(int index) {
        return Handle.of(kind, networkInterface, slots.get(index).generation, index);
    }

    private static void requireSame(long expected, long actual) {
        if (expected != actual) {
            throw new IllegalStateException("handle table: expected " + Handle.text(expected) + ", got " + Handle.text(actual));
        }
    }
}

package org.portalscope.engine.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.portalscope.engine.annotation.Mutation;
import org.portalscope.engine.api.Handle;

/**
 * The objects of one kind of an interface, found by handle in constant time. Places are used again last-in first-out with a new
 * generation, so the same calls always yield the same handles, and no more once the generations of a place are used up; each operation
 * has an exact inverse.
 */
public final class HandleTable<T extends PortalsObject> {

    private static final int FIRST_PLACES = 8;
    private static final long NO_MORE = 0;

    private final Handle.Kind kind;
    private final int networkInterface;
    /** By place: the object there, or the one that has been released there last, which is used again. */
    private PortalsObject[] objects = new PortalsObject[FIRST_PLACES];
    /** By place: the handle of the object there, or the one that the next object there gets. */
    private long[] handles = new long[FIRST_PLACES];
    private int places;
    private int[] free = new int[FIRST_PLACES];
    private int freeCount;
    private int usedUp;

    HandleTable(Handle.Kind kind, int networkInterface) {
        this.kind = kind;
        this.networkInterface = networkInterface;
    }

    /** The object of a handle, or null if the handle is stale, foreign or of another kind. */
    @SuppressWarnings("unchecked")
    public T get(long handle) {
        int index = Handle.index(handle);
        PortalsObject object = index >= 0 && index < objects.length ? objects[index] : null;
        return object != null && object.handle() == handle && object.live ? (T) object : null;
    }

    /** How many objects there are. */
    public int size() {
        return places - freeCount - usedUp;
    }

    /** The objects, by index. */
    @SuppressWarnings("unchecked")
    public List<T> all() {
        List<T> all = new ArrayList<>(size());
        for (int i = 0; i < places; i++) {
            if (isTaken(i)) {
                all.add((T) objects[i]);
            }
        }
        return all;
    }

    /** One more than the highest index that an object has had. */
    int places() {
        return places;
    }

    /** The object of an index, or null. */
    @SuppressWarnings("unchecked")
    T at(int index) {
        return isTaken(index) ? (T) objects[index] : null;
    }

    private boolean isTaken(int index) {
        return objects[index] != null && objects[index].live;
    }

    /** An object that has been released, and that may become the next one; null if there is none. */
    @SuppressWarnings("unchecked")
    public T released() {
        return freeCount == 0 ? null : (T) objects[free[freeCount - 1]];
    }

    /** The handle that the next object gets. */
    public long next() {
        return freeCount == 0 ? Handle.of(kind, networkInterface, 0, places) : handles[free[freeCount - 1]];
    }

    @Mutation
    public void put(long handle, T object) {
        requireSame(next(), handle);
        if (freeCount == 0) {
            add(handle);
        } else {
            freeCount--;
        }
        set(Handle.index(handle), object);
    }

    /** The inverse of {@link #put}. */
    @Mutation
    public void unput(long handle) {
        int index = Handle.index(handle);
        clear(index);
        if (Handle.generation(handle) == 0) {
            requireSame(places - 1L, index);
            objects[index] = null;
            places--;
        } else {
            addFree(index);
        }
    }

    @Mutation
    public void remove(long handle) {
        int index = Handle.index(handle);
        requireSame(handles[index], handle);
        clear(index);
        if (Handle.generation(handle) == Handle.LAST_GENERATION) {
            handles[index] = NO_MORE;
            objects[index] = null;
            usedUp++;
        } else {
            handles[index] = Handle.of(kind, networkInterface, Handle.generation(handle) + 1, index);
            addFree(index);
        }
    }

    /** The inverse of {@link #remove}. */
    @Mutation
    public void unremove(long handle, T object) {
        int index = Handle.index(handle);
        if (handles[index] == NO_MORE) {
            usedUp--;
        } else {
            requireSame(free[--freeCount], index);
        }
        handles[index] = handle;
        set(index, object);
    }

    /** The handles by place: that of the object there, or the one that the next object there gets; zero if there are no more. */
    public long[] handles() {
        return Arrays.copyOf(handles, places);
    }

    /** The places that are free, the one that is used next behind the others. */
    public int[] freePlaces() {
        return Arrays.copyOf(free, freeCount);
    }

    /**
     * Becomes what {@link #handles} and {@link #freePlaces} of another table returned of the same kind.
     *
     * @param newObjects those there were
     */
    @Mutation
    public void restore(long[] newHandles, int[] newFree, List<T> newObjects) {
        all().forEach(object -> object.live = false);
        places = newHandles.length;
        handles = Arrays.copyOf(newHandles, Math.max(FIRST_PLACES, places));
        objects = new PortalsObject[handles.length];
        freeCount = newFree.length;
        free = Arrays.copyOf(newFree, Math.max(FIRST_PLACES, freeCount));
        newObjects.forEach(object -> set(Handle.index(object.handle()), object));
        usedUp = places - freeCount - newObjects.size();
    }

    /** Puts another object in the place of that of a handle, under the same handle. */
    @Mutation
    public void replace(long handle, T object) {
        clear(Handle.index(handle));
        set(Handle.index(handle), object);
    }

    private void set(int index, T object) {
        objects[index] = object;
        object.live = true;
    }

    private void clear(int index) {
        objects[index].live = false;
    }

    /** What tells two tables apart beyond their objects: generations and the order of free places. */
    void dump(StringBuilder out) {
        out.append(kind.label()).append(" generations");
        for (int i = 0; i < places; i++) {
            out.append(' ').append(Handle.generation(handles[i])).append(isTaken(i) ? "" : "-");
        }
        out.append(" free ").append(Arrays.toString(Arrays.copyOf(free, freeCount))).append('\n');
    }

    private void add(long handle) {
        if (places == handles.length) {
            handles = Arrays.copyOf(handles, 2 * places);
            objects = Arrays.copyOf(objects, 2 * places);
        }
        handles[places++] = handle;
    }

    private void addFree(int index) {
        if (freeCount == free.length) {
            free = Arrays.copyOf(free, 2 * freeCount);
        }
        free[freeCount++] = index;
    }

    private static void requireSame(long expected, long actual) {
        if (expected != actual) {
            throw new IllegalStateException("handle table: expected " + Handle.text(expected) + ", got " + Handle.text(actual));
        }
    }
}

package org.portalscope.engine.snapshot;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.LongStream;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.engine.state.HandleTable;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PortalsObject;

/** The objects of one kind of an interface, as they have been read: consistent, but not in the interface yet. */
final class RestoredTable<T extends PortalsObject> {

    private final long[] handles;
    private final int[] free;
    private final List<T> objects = new ArrayList<>();
    /** By place; null where there is none. */
    private final List<T> byPlace;
    private final BitSet freePlaces = new BitSet();

    /**
     * Reads a table.
     *
     * @param object reads the next object
     */
    RestoredTable(Handle.Kind kind, NetworkInterface ni, ValueReader in, Supplier<T> object) {
        LongStream.Builder read = LongStream.builder();
        int places = in.count();
        for (int place = 0; place < places; place++) {
            read.add(handle(in.fields().handle(), kind, ni, place));
        }
        handles = read.build().toArray();
        byPlace = new ArrayList<>(Collections.nCopies(places, null));
        free = new int[in.index(places + 1)];
        for (int i = 0; i < free.length; i++) {
            free[i] = in.index(places);
            use(free[i]);
        }
        for (int left = in.index(places - free.length + 1); left > 0; left--) {
            add(object.get());
        }
    }

    private static long handle(long handle, Handle.Kind kind, NetworkInterface ni, int place) {
        if (handle != 0 && handle != Handle.of(kind, ni.number(), Handle.generation(handle), place)) {
            throw new FieldException(Handle.text(handle) + " is in the wrong place");
        }
        return handle;
    }

    private void add(T object) {
        int place = Handle.index(object.handle());
        if (place < 0 || place >= handles.length || handles[place] != object.handle()) {
            throw new FieldException(Handle.text(object.handle()) + " has no place in its table");
        }
        require(place);
        byPlace.set(place, object);
        objects.add(object);
    }

    private void use(int place) {
        require(place);
        freePlaces.set(place);
    }

    private void require(int place) {
        if (freePlaces.get(place) || byPlace.get(place) != null || handles[place] == 0) {
            throw new FieldException("place " + place + " of a table is used twice or not at all");
        }
    }

    /** The object of a handle, which must exist. */
    T get(long handle) {
        int place = Handle.index(handle);
        T object = place >= 0 && place < handles.length ? byPlace.get(place) : null;
        if (object == null || object.handle() != handle) {
            throw new FieldException(Handle.text(handle) + " is not there");
        }
        return object;
    }

    List<T> objects() {
        return objects;
    }

    void install(HandleTable<T> table) {
        table.restore(handles, free, objects);
    }
}

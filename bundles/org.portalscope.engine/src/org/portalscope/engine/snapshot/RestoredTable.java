package org.portalscope.engine.snapshot;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
    private final Map<Long, T> objects = new LinkedHashMap<>();
    /** Places that are free or hold an object. */
    private final BitSet used = new BitSet();

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
        use(place);
        objects.put(object.handle(), object);
    }

    private void use(int place) {
        if (used.get(place) || handles[place] == 0) {
            throw new FieldException("place " + place + " of a table is used twice or not at all");
        }
        used.set(place);
    }

    /** The object of a handle, which must exist. */
    T get(long handle) {
        T object = objects.get(handle);
        if (object == null) {
            throw new FieldException(Handle.text(handle) + " is not there");
        }
        return object;
    }

    List<T> objects() {
        return new ArrayList<>(objects.values());
    }

    void install(HandleTable<T> table) {
        table.restore(handles, free, objects());
    }
}

package org.portalscope.engine.snapshot;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.engine.state.HandleTable;
import org.portalscope.engine.state.PortalsObject;

/** The objects of one kind of an interface, as they have been read: consistent, but not in the interface yet. */
final class RestoredTable<T extends PortalsObject> {

    private final long[] handles;
    private final int[] free;
    private final Map<Long, T> objects = new LinkedHashMap<>();

    /**
     * Reads a table.
     *
     * @param object reads the next object
     */
    RestoredTable(ValueReader in, Supplier<T> object) {
        handles = new long[in.count()];
        for (int i = 0; i < handles.length; i++) {
            handles[i] = in.fields().handle();
        }
        free = new int[in.index(handles.length + 1)];
        for (int i = 0; i < free.length; i++) {
            free[i] = in.index(handles.length);
        }
        for (int left = in.index(handles.length - free.length + 1); left > 0; left--) {
            add(object.get());
        }
    }

    private void add(T object) {
        int place = Handle.index(object.handle());
        if (place < 0 || place >= handles.length || handles[place] != object.handle() || objects.put(object.handle(), object) != null) {
            throw new FieldException(Handle.text(object.handle()) + " has no place in its table");
        }
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

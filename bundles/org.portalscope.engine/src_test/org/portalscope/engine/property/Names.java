package org.portalscope.engine.property;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Ptl;

/** The handles of one process and their names. */
final class Names {

    /** A handle that is valid nowhere. */
    private static final long NO_HANDLE = 0;

    private final List<Long> handles = new ArrayList<>();
    private final Map<Long, Name> names = new HashMap<>();

    void put(Name name, long handle) {
        while (handles.size() <= name.number()) {
            handles.add(NO_HANDLE);
        }
        handles.set(name.number(), handle);
        names.putIfAbsent(handle, name);
    }

    long handle(Name name) {
        if (name.equals(Name.NONE)) {
            return Ptl.PTL_EQ_NONE;
        }
        return name.number() < handles.size() ? handles.get(name.number()) : NO_HANDLE;
    }

    /** The handles in the order of their names. */
    List<Long> all() {
        return handles;
    }

    Name of(long handle) {
        return handle == Ptl.PTL_EQ_NONE || handle == Ptl.PTL_MD_NONE ? Name.NONE : names.getOrDefault(handle, Name.UNKNOWN);
    }

    /** The event with numbers of names in place of handles. */
    Event named(Event e) {
        return new Event(e.kind(), e.initiator(), e.uid(), e.portal(), e.matchBits(), e.rlength(), e.mlength(), e.offset(),
                of(e.mdHandle()).number(), named(e.memDesc()), e.hdrData(), e.link(), e.niFailType(), e.sequence());
    }

    MdValues named(MdValues md) {
        return new MdValues(md.start(), md.length(), md.threshold(), md.maxOffset(), md.options(), md.userPtr(),
                of(md.eventq()).number());
    }
}

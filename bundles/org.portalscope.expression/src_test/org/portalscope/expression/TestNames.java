package org.portalscope.expression;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.effect.Mutator;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.expression.value.RegionValue;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/**
 * Some names with values: x is 5, many a list of 5 and 6, eq a queue, buffer a region whose bytes are their indexes, event an event, later a
 * number without a value.
 */
final class TestNames implements NameScope, ValueScope {

    private static final long ADDRESS = 0x1000;
    private static final MdValues MD = new MdValues(ADDRESS, 16, 3, 8, Ptl.PTL_MD_OP_PUT, 0, Ptl.PTL_EQ_NONE);
    private static final Event EVENT = new Event(EventKind.PTL_EVENT_PUT_END, new ProcessId(2, 0), 100, 4, 0x8000_0000_0000_0007L, 16, 8, 24,
            Ptl.PTL_MD_NONE, MD, 99, 3, 0, 4);

    private final Map<String, Value> values = new TreeMap<>(Map.of(
            "x", Value.of(5),
            "many", Value.list(Type.INTEGER, List.of(Value.of(5), Value.of(6))),
            "eq", new Value(Type.EQ, Ptl.PTL_EQ_NONE),
            "peer", new Value(Type.PROCESS, new ProcessId(2, 0)),
            "buffer", new Value(Type.REGION, new RegionValue("buffer", ADDRESS, 16)),
            "event", new Value(Type.EVENT, EVENT)));

    @Override
    public Type type(String name) {
        return name.equals("later") ? Type.INTEGER : values.containsKey(name) ? values.get(name).type() : null;
    }

    @Override
    public Collection<String> all() {
        return values.keySet();
    }

    @Override
    public Value constant(String name) {
        return name.equals("peer") ? values.get(name) : null;
    }

    @Override
    public int slot(String name) {
        return new ArrayList<>(values.keySet()).indexOf(name);
    }

    @Override
    public Value value(int slot) {
        return slot < 0 ? null : new ArrayList<>(values.values()).get(slot);
    }

    @Override
    public PortalsState portals() {
        PortalsState state = new PortalsState(List.of(new InterfaceSpec(new ProcessId(0, 0), 0, Limits.DEFAULT, 1)), null);
        byte[] bytes = new byte[16];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) i;
        }
        new Mutator(state).memory().declareRegion("buffer", bytes);
        return state;
    }
}

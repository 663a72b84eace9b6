package org.portalscope.presentation.watch;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.portalscope.engine.state.PortalsState;
import org.portalscope.expression.NameScope;
import org.portalscope.expression.ValueScope;
import org.portalscope.expression.value.RegionValue;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.timeline.cursor.Frame;
import org.portalscope.timeline.state.ProcessState;

/**
 * The names that the calls of a process know at the cursor, and its regions, for an expression; a call hides what those behind it call by the same name.
 */
final class FrameNames implements NameScope, ValueScope {

    private final ProcessState process;
    private final Map<String, Value> values = new LinkedHashMap<>();
    private final List<String> slots;

    FrameNames(ProcessState process, List<Frame> calls) {
        this.process = process;
        calls.forEach(call -> call.names().forEach((name, value) -> values.computeIfAbsent(name, none -> DescribedValue.of(value).orElse(null))));
        process.portals().memory().regions().forEach(region -> values.putIfAbsent(region.name(),
                new Value(Type.REGION, new RegionValue(region.name(), region.address(), region.length()))));
        slots = new ArrayList<>(values.keySet());
    }

    @Override
    public Type type(String name) {
        return Optional.ofNullable(values.get(name)).map(Value::type).orElse(null);
    }

    @Override
    public Collection<String> all() {
        return values.keySet();
    }

    @Override
    public String expected() {
        return "a name that " + process.name() + " knows at the cursor";
    }

    @Override
    public Value constant(String name) {
        return null;
    }

    @Override
    public int slot(String name) {
        return slots.indexOf(name);
    }

    @Override
    public Value value(int slot) {
        return values.get(slots.get(slot));
    }

    @Override
    public PortalsState portals() {
        return process.portals();
    }
}

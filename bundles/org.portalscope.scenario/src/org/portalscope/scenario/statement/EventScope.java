package org.portalscope.scenario.statement;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.expression.NameScope;
import org.portalscope.expression.ValueScope;
import org.portalscope.expression.value.Members;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/** Makes the members of an event names, in front of the names of its process. */
final class EventScope {

    private static final Members MEMBERS = Members.of(Type.EVENT);
    private static final List<String> ORDER = new ArrayList<>(MEMBERS.names());
    /** Slots from here on are members; no process has so many names. */
    private static final int FIRST_SLOT = 1 << 24;

    private EventScope() {
    }

    /** The members and the outer names. */
    record Scope(NameScope outer) implements NameScope {

        @Override
        public Type type(String name) {
            Type member = MEMBERS.type(name);
            return member != null ? member : outer.type(name);
        }

        @Override
        public Collection<String> all() {
            Collection<String> all = new TreeSet<>(outer.all());
            all.addAll(ORDER);
            return all;
        }

        @Override
        public Value constant(String name) {
            return MEMBERS.type(name) != null ? null : outer.constant(name);
        }

        @Override
        public int slot(String name) {
            int member = ORDER.indexOf(name);
            return member >= 0 ? FIRST_SLOT + member : outer.slot(name);
        }
    }

    /** The members of an event and the outer values. */
    record EventValues(Event event, ValueScope outer) implements ValueScope {

        @Override
        public Value value(int slot) {
            return slot >= FIRST_SLOT ? MEMBERS.value(ORDER.get(slot - FIRST_SLOT), new Value(Type.EVENT, event)) : outer.value(slot);
        }

        @Override
        public PortalsState portals() {
            return outer.portals();
        }

        @Override
        public void reads(long address, long length) {
            outer.reads(address, length);
        }
    }
}

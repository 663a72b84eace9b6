package org.portalscope.scenario.program;

import java.util.Collection;
import java.util.TreeSet;

import org.portalscope.engine.api.Event;
import org.portalscope.expression.Members;
import org.portalscope.expression.Names;
import org.portalscope.expression.Type;
import org.portalscope.expression.Value;
import org.portalscope.expression.Values;

/** Makes the members of an event names, in front of the names of its process. */
final class EventScope {

    private static final Members MEMBERS = Members.of(Type.EVENT);

    private EventScope() {
    }

    static Names names(Names outer) {
        return new Names() {
            @Override
            public Type type(String name) {
                Type member = MEMBERS.type(name);
                return member != null ? member : outer.type(name);
            }

            @Override
            public Collection<String> all() {
                Collection<String> all = new TreeSet<>(outer.all());
                all.addAll(MEMBERS.names());
                return all;
            }
        };
    }

    static Values values(Event event, Values outer) {
        return new Values() {
            @Override
            public Value value(String name) {
                return MEMBERS.type(name) != null ? MEMBERS.value(name, new Value(Type.EVENT, event)) : outer.value(name);
            }

            @Override
            public int byteAt(long address) {
                return outer.byteAt(address);
            }
        };
    }
}

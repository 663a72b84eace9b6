package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.state.AccessEntry;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;

/** An entry of the access control table was replaced. */
public record AccessEntrySet(int networkInterface, int index, AccessEntry before, AccessEntry after) implements PortalsEffect {

    @Override
    public void apply(PortalsState state) {
        state.interfaces().get(networkInterface).setAccessEntry(index, after);
    }

    @Override
    public void revert(PortalsState state) {
        state.interfaces().get(networkInterface).setAccessEntry(index, before);
    }

    @Override
    public String words() {
        return "access control entry " + index + " admits " + after;
    }

    @Override
    public String section() {
        return "3.10.1";
    }

    @Override
    public void describe(Fields out) {
        out.id("network_interface", networkInterface).index("index", index).value("before", before).value("after", after);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfAccessEntry(networkInterface, index));
    }

    @Override
    public List<ValueChange> changes() {
        return List.of(ValueChange.of(new Subject.OfAccessEntry(networkInterface, index), "access_entry", before, after));
    }
}

package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.state.EntryValues;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Numbers;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;

/** A debugger gave a match entry other criteria; its place in the list and its descriptor stayed. */
public record CriteriaChanged(long handle, EntryValues before, EntryValues after) implements PortalsEffect { // R82

    @Override
    public void apply(PortalsState state) {
        change(state, after);
    }

    @Override
    public void revert(PortalsState state) {
        change(state, before);
    }

    private void change(PortalsState state, EntryValues values) {
        NetworkInterface ni = state.owner(handle);
        MatchEntry old = ni.entries().get(handle);
        MatchEntry changed = new MatchEntry(handle, values);
        changed.attach(ni.descriptors().get(old.descriptor()));
        MatchEntry next = ni.entries().get(old.nextHandle());
        ni.list(values.portal()).unlink(old);
        ni.link(values.portal(), changed, next);
        ni.entries().replace(handle, changed);
    }

    @Override
    public String words() {
        return Handle.text(handle) + " is edited: from " + after.matchId() + ", bits " + Numbers.hex(after.matchBits()) + " ignoring "
                + Numbers.hex(after.ignoreBits());
    }

    @Override
    public String section() {
        return "3.7.1";
    }

    @Override
    public void describe(Fields out) {
        out.handle("handle", handle).value("before", before).value("after", after);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfObject(handle), new Subject.OfPortal(Handle.networkInterface(handle), after.portal()));
    }

    @Override
    public List<ValueChange> changes() {
        return ValueChange.between(new Subject.OfObject(handle), before, after);
    }
}

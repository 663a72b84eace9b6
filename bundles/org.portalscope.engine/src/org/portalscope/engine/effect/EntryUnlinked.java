package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.state.EntryValues;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;

/**
 * A match entry left its list and was released; its descriptor has gone or been detached next.
 *
 * @param next the entry that followed it, or {@code ME_NONE} at the end of the list
 */
public record EntryUnlinked(long handle, EntryValues values, long next) implements PortalsEffect {

    @Override
    public void apply(PortalsState state) {
        NetworkInterface ni = state.owner(handle);
        unlink(ni, ni.entries().get(handle));
    }

    /** Makes the change. */
    static void unlink(NetworkInterface ni, MatchEntry entry) {
        ni.list(entry.portal()).unlink(entry);
        ni.entries().remove(entry.handle());
    }

    @Override
    public void revert(PortalsState state) {
        NetworkInterface ni = state.owner(handle);
        MatchEntry entry = new MatchEntry(handle, values);
        ni.entries().unremove(handle, entry);
        ni.link(values.portal(), entry, ni.entries().get(next));
    }

    @Override
    public String words() {
        return Handle.text(handle) + " leaves the match list of portal " + values.portal();
    }

    @Override
    public String section() {
        return "3.7.4";
    }

    @Override
    public void describe(Fields out) {
        out.handle("handle", handle).value("values", values).handle("next", next);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfObject(handle), new Subject.OfPortal(Handle.networkInterface(handle), values.portal()));
    }

    @Override
    public List<ValueChange> changes() {
        return List.of(ValueChange.of(new Subject.OfObject(handle), "match_entry", values, null),
                new ValueChange(new Subject.OfPortal(Handle.networkInterface(handle), values.portal()), "entry", Unit.HANDLE, handle, null));
    }
}

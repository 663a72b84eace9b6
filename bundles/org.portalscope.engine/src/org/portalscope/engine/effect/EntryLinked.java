package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.state.EntryValues;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Numbers;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;

/**
 * A match entry was created and put into a match list.
 *
 * @param next the entry that follows it, or {@code ME_NONE} at the end of the list
 */
public record EntryLinked(long handle, EntryValues values, long next) implements PortalsEffect {

    @Override
    public void apply(PortalsState state) {
        NetworkInterface ni = state.owner(handle);
        link(ni, handle, values, ni.entries().get(next));
    }

    /** Makes the change: an entry before another one, or at the end of its list if that is null. */
    static void link(NetworkInterface ni, long handle, EntryValues values, MatchEntry next) {
        MatchEntry entry = new MatchEntry(handle, values);
        ni.entries().put(handle, entry);
        ni.list(values.portal()).link(entry, next);
    }

    @Override
    public void revert(PortalsState state) {
        NetworkInterface ni = state.owner(handle);
        ni.portalTable().get(values.portal()).unlink(ni.entries().get(handle));
        ni.entries().unput(handle);
    }

    @Override
    public String words() {
        return Handle.text(handle) + " joins the match list of portal " + values.portal() + (Handle.isNone(next)
                ? " at its end" : " before " + Handle.text(next)) + ": from " + values.matchId() + ", bits "
                + Numbers.hex(values.matchBits()) + " ignoring " + Numbers.hex(values.ignoreBits());
    }

    @Override
    public String section() {
        return "3.7.1";
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
        return List.of(ValueChange.of(new Subject.OfObject(handle), "match_entry", null, values),
                new ValueChange(new Subject.OfPortal(Handle.networkInterface(handle), values.portal()), "entry", Unit.HANDLE, null, handle));
    }
}

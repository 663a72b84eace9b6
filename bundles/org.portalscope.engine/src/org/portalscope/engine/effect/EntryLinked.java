package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Unlink;
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
        link(ni, handle, values.portal(), values.matchId(), values.matchBits(), values.ignoreBits(), values.unlink(), ni.entries().get(next));
    }

    /** Makes the change: an entry before another one, or at the end of its list if that is null. */
    static MatchEntry link(NetworkInterface ni, long handle, int portal, ProcessId matchId, long matchBits, long ignoreBits, Unlink unlink,
            MatchEntry next) {
        MatchEntry released = ni.entries().released();
        MatchEntry entry = released == null ? new MatchEntry() : released;
        entry.set(handle, portal, matchId, matchBits, ignoreBits, unlink);
        ni.entries().put(handle, entry);
        ni.link(portal, entry, next);
        return entry;
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

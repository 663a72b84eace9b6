package org.portalscope.engine.effect;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.state.EntryValues;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PortalsState;

/**
 * A match entry left its list and was released; its descriptor has gone or been detached next.
 *
 * @param next the entry that followed it, or {@code ME_NONE} at the end of the list
 */
public record EntryUnlinked(long handle, EntryValues values, long next) implements PortalsEffect {

    @Override
    public void apply(PortalsState state) {
        NetworkInterface ni = state.owner(handle);
        ni.portalTable().get(values.portal()).unlink(ni.entries().get(handle));
        ni.entries().remove(handle);
    }

    @Override
    public void revert(PortalsState state) {
        NetworkInterface ni = state.owner(handle);
        MatchEntry entry = new MatchEntry(handle, values);
        ni.entries().unremove(handle, entry);
        ni.portalTable().get(values.portal()).link(entry, ni.entries().get(next));
    }

    @Override
    public String words() {
        return Handle.text(handle) + " leaves the match list of portal " + values.portal();
    }

    @Override
    public String section() {
        return "3.7.4";
    }
}

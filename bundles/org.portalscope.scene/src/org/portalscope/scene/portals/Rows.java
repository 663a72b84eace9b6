package org.portalscope.scene.portals;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.portalscope.model.MatchEntry;
import org.portalscope.model.Portal;
import org.portalscope.timeline.cursor.Outcome;

/** The match list of a Portal with the gaps of entries that have just gone. */
final class Rows {

    private Rows() {
    }

    /** All places of the list, in its order. */
    static List<Row.Place> all(ShownState shownState, Portal portal) {
        List<Row.Place> places = new ArrayList<>(portal.getEntries().size());
        int examined = 0;
        for (MatchEntry entry : portal.getEntries()) {
            Optional<Outcome> outcome = shownState.outcome(entry.getHandle());
            examined += outcome.isPresent() ? 1 : 0;
            places.add(new Row.Linked(entry, places.size() + 1, outcome));
        }
        return shownState.recent.unlinked().isEmpty() && (examined == shownState.outcomes() || !isSearched(shownState, portal)) ? places
                : withGaps(shownState, portal);
    }

    private static boolean isSearched(ShownState shownState, Portal portal) {
        return shownState.arrivedRequest().filter(request -> request.portal() == portal.getIndex()).isPresent();
    }

    private static List<Row.Place> withGaps(ShownState shownState, Portal portal) {
        List<Long> handles = handles(shownState, portal);
        Map<Long, MatchEntry> entries = new HashMap<>();
        portal.getEntries().forEach(entry -> entries.put(entry.getHandle(), entry));
        Map<Long, RecentChanges.Unlinked> unlinked = new HashMap<>();
        shownState.recent.unlinked().forEach(gone -> unlinked.put(gone.handle(), gone));
        List<Row.Place> places = new ArrayList<>(handles.size());
        for (long handle : handles) {
            int position = places.size() + 1;
            Optional<Outcome> outcome = shownState.outcome(handle);
            MatchEntry entry = entries.get(handle);
            places.add(entry != null ? new Row.Linked(entry, position, outcome)
                    : new Row.Gap(handle, position, outcome, Optional.ofNullable(unlinked.get(handle))));
        }
        return places;
    }

    private static List<Long> handles(ShownState shownState, Portal portal) {
        List<Long> handles = new ArrayList<>();
        portal.getEntries().forEach(entry -> handles.add(entry.getHandle()));
        Set<Long> present = new HashSet<>(handles);
        if (isSearched(shownState, portal)) {
            for (Outcome outcome : shownState.cursorState.outcomes()) {
                if (present.add(outcome.handle())) {
                    handles.add(Math.min(outcome.position() - 1, handles.size()), outcome.handle());
                }
            }
        }
        for (RecentChanges.Unlinked gone : shownState.recent.unlinked()) {
            if (gone.values().portal() == portal.getIndex() && present.add(gone.handle())) {
                int before = handles.indexOf(gone.next());
                handles.add(before < 0 ? handles.size() : before, gone.handle());
            }
        }
        return handles;
    }
}

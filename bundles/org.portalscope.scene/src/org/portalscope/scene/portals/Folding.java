package org.portalscope.scene.portals;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.portalscope.model.MemoryDescriptor;
import org.portalscope.scene.NodeKey;
import org.portalscope.timeline.cursor.Outcome;
import org.portalscope.timeline.cursor.Outcome.Verdict;

/** Draws runs of rows that say little together into one row. */
final class Folding {

    private static final int LONGEST_OPEN = 3;
    private static final int AROUND_CURRENT = 2;
    private static final int HEAD_IDLE = 8;
    private static final int HEAD_NOT_EXAMINED = 2;
    private static final int OPENED_AT_ONCE = 100;

    private final ShownState shownState;
    private final List<Row.Place> places;
    private final BitSet opened = new BitSet();
    private final List<Row> rows = new ArrayList<>();

    private Folding(ShownState shownState, List<Row.Place> places) {
        this.shownState = shownState;
        this.places = places;
        int open = 0;
        for (int i = 0; i < places.size() && !shownState.options.unfolded().isEmpty(); i++) {
            open = shownState.options.unfolded().contains(key(i)) ? OPENED_AT_ONCE : open - 1;
            opened.set(i, open > 0);
        }
    }

    private NodeKey key(int index) {
        return shownState.key(NodeKey.Kind.FOLD, places.get(index).handle());
    }

    static List<Row> of(ShownState shownState, List<Row.Place> places) {
        return new Folding(shownState, places).fold();
    }

    private List<Row> fold() {
        int current = current();
        int from = 0;
        while (from < places.size()) {
            int to = from;
            while (to < places.size() && canFold(to, current) && isPassedOver(to) == isPassedOver(from)) {
                to++;
            }
            run(from, to);
            if (to < places.size() && !canFold(to, current)) {
                rows.add(places.get(to));
                to++;
            }
            from = to;
        }
        return rows;
    }

    private int current() {
        for (int i = 0; i < places.size(); i++) {
            if (shownState.isExamined(places.get(i).handle())) {
                return i;
            }
        }
        return -1 - AROUND_CURRENT;
    }

    private boolean canFold(int index, int current) {
        Row.Place place = places.get(index);
        if (opened.get(index) || Math.abs(index - current) <= AROUND_CURRENT || !(place instanceof Row.Linked linked)) {
            return false;
        }
        boolean decided = place.outcome().map(Outcome::verdict).filter(verdict -> verdict != Verdict.PASSED_OVER).isPresent();
        MemoryDescriptor descriptor = linked.entry().getDescriptor();
        return !decided && !shownState.recent.changed(place.handle())
                && !shownState.isSelected(shownState.key(NodeKey.Kind.ENTRY, place.handle()))
                && (descriptor == null || !shownState.recent.changed(descriptor.getHandle()) && descriptor.getPending() == 0);
    }

    private boolean isPassedOver(int index) {
        return places.get(index).outcome().isPresent();
    }

    private void run(int from, int to) {
        if (from == to) {
            return;
        }
        int head = isPassedOver(from) ? 0 : shownState.isSearching() ? HEAD_NOT_EXAMINED : HEAD_IDLE;
        if (to - from - head <= LONGEST_OPEN) {
            rows.addAll(places.subList(from, to));
        } else {
            rows.addAll(places.subList(from, from + head));
            int start = from + head;
            rows.add(new Row.Fold(key(start), start + 1, to, words(places.subList(start, to))));
        }
    }

    private String words(List<Row.Place> run) {
        String count = PortalsWords.number(run.size());
        if (run.get(0).outcome().isEmpty()) {
            return count + (shownState.isSearching() ? " not examined" : " more entries");
        }
        Map<String, Long> reasons = run.stream()
                .collect(Collectors.groupingBy(place -> place.outcome().orElseThrow().reason(), TreeMap::new, Collectors.counting()));
        return count + " passed over: " + reasons.entrySet().stream()
                .sorted((one, other) -> Long.compare(other.getValue(), one.getValue()))
                .map(reason -> PortalsWords.number(reason.getValue()) + " " + reason.getKey()).collect(Collectors.joining(", "));
    }
}

package org.portalscope.scene.portals;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.portalscope.model.MatchEntry;
import org.portalscope.model.Portal;
import org.portalscope.scene.Box;
import org.portalscope.scene.Link;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Mark;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.State;

/** The match list of a Portal, top to bottom in the order of search. */
final class MatchColumn {

    private static final int CHAIN = 24;
    private static final int STACKED_CHAIN = 12;

    private final ShownState shownState;
    private final SceneBuilder sceneBuilder;
    private final Columns columns;
    private final List<Row> rows;
    private final Map<Long, Box> boxes = new LinkedHashMap<>();
    private final Map<MatchEntry, Box> shown = new LinkedHashMap<>();
    private Optional<NodeKey> current = Optional.empty();
    private int bottom = PortalsScene.TOP;

    MatchColumn(ShownState shownState, SceneBuilder sceneBuilder, Columns columns) {
        this.shownState = shownState;
        this.sceneBuilder = sceneBuilder;
        this.columns = columns;
        rows = shownState.portal().map(portal -> Folding.of(shownState, Rows.all(shownState, portal))).orElse(List.of());
    }

    /** The row, from 0, of the last entry that the translation has examined; 0 if it has examined none. */
    int currentRow() {
        int last = 0;
        for (int i = 0; i < rows.size(); i++) {
            last = rows.get(i) instanceof Row.Place place && isCurrent(place) ? i : last;
        }
        return last;
    }

    private boolean isCurrent(Row.Place place) {
        return shownState.isExamined(place.handle()) || place.outcome().isPresent();
    }

    /** Where the row of an entry is, unless it is folded away. */
    Optional<Box> row(long handle) {
        return Optional.ofNullable(boxes.get(handle));
    }

    /** The entries that are not folded away, with their rows. */
    Map<MatchEntry, Box> shown() {
        return shown;
    }

    /** The entry to keep in sight. */
    Optional<NodeKey> current() {
        return current;
    }

    /** Below the last row. */
    int bottom() {
        return bottom;
    }

    void draw(Portal portal) {
        int digits = shownState.digits();
        boolean broken = false;
        for (Row row : rows) {
            Box box = new Box(columns.entries(), bottom, Columns.ENTRY_WIDE, PortalsScene.ROW);
            chain(box, broken || row instanceof Row.Gap);
            broken = row instanceof Row.Gap;
            if (row instanceof Row.Fold fold) {
                fold(fold, box);
            } else {
                place((Row.Place) row, box, digits);
            }
            bottom += columns.pitch();
        }
        if (rows.isEmpty()) {
            empty(portal);
        }
    }

    private void chain(Box box, boolean broken) {
        if (box.y() > PortalsScene.TOP) {
            int x = box.x() + (columns.stacked() ? STACKED_CHAIN : CHAIN);
            sceneBuilder.link("chain " + box.y(), broken ? State.UNLINKED : State.IDLE, Link.End.NONE,
                    List.of(new Point(x, box.y() - columns.pitch() + PortalsScene.ROW), new Point(x, box.y())));
        }
    }

    private void place(Row.Place place, Box box, int digits) {
        boxes.put(place.handle(), box);
        if (isCurrent(place)) {
            current = Optional.of(shownState.key(NodeKey.Kind.ENTRY, place.handle()));
        }
        EntryRow row = new EntryRow(shownState, sceneBuilder, box, digits);
        if (place instanceof Row.Linked linked) {
            shown.put(linked.entry(), box);
            row.draw(linked);
        } else {
            row.draw((Row.Gap) place);
        }
    }

    private void fold(Row.Fold fold, Box box) {
        boolean passed = fold.words().contains("passed over");
        NodeBuilder nodeBuilder = sceneBuilder.draw(fold.key(), box).state(passed ? State.PASSED_OVER : State.NOT_EXAMINED);
        nodeBuilder.mark(box.x() + 8, box.y() + 5, 12, Mark.FOLDED, ColorRole.SECONDARY);
        int colon = fold.words().indexOf(": ");
        String first = colon < 0 ? fold.words() : fold.words().substring(0, colon);
        String second = colon < 0 ? "entries " + PortalsWords.number(fold.first()) + " to " + PortalsWords.number(fold.last())
                : fold.words().substring(colon + 2);
        nodeBuilder.words(box.x() + 28, box.y() + 4, box.width() - 36, first);
        nodeBuilder.faint(box.x() + 28, box.y() + 20, box.width() - 36, second);
        nodeBuilder.add(fold.words() + ", folded", fold.words() + "\nentries " + PortalsWords.number(fold.first()) + " to "
                + PortalsWords.number(fold.last()) + "\nEnter shows them");
    }

    private void empty(Portal portal) {
        Box box = new Box(columns.entries(), bottom, Columns.ENTRY_WIDE, PortalsScene.ROW);
        NodeBuilder nodeBuilder = sceneBuilder.draw(shownState.key(NodeKey.Kind.NOTE, 1), box).bare();
        nodeBuilder.faint(box.x(), box.y() + 4, box.width(), "The match list of portal " + portal.getIndex() + " is empty");
        nodeBuilder.faint(box.x(), box.y() + 20, box.width(), "PtlMEAttach puts an entry here");
        nodeBuilder.add("the match list is empty",
                "The match list of portal " + portal.getIndex() + " is empty. PtlMEAttach puts an entry here");
        bottom += columns.pitch();
    }
}

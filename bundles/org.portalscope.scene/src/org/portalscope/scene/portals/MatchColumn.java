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
import org.portalscope.scene.Point;
import org.portalscope.scene.style.Ink;
import org.portalscope.scene.style.Mark;
import org.portalscope.scene.style.State;

/** The match list of a Portal, top to bottom in the order of search. */
final class MatchColumn {

    private static final int CHAIN = 24;

    private final Situation situation;
    private final Sheet sheet;
    private final Columns columns;
    private final List<Row> rows;
    private final Map<Long, Box> boxes = new LinkedHashMap<>();
    private final Map<MatchEntry, Box> shown = new LinkedHashMap<>();
    private Optional<NodeKey> current = Optional.empty();
    private int bottom = PortalsScene.TOP;

    MatchColumn(Situation situation, Sheet sheet, Columns columns) {
        this.situation = situation;
        this.sheet = sheet;
        this.columns = columns;
        rows = situation.portal().map(portal -> Folding.of(situation, Rows.all(situation, portal))).orElse(List.of());
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
        return situation.isExamined(place.handle()) || place.outcome().isPresent();
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
        int digits = situation.digits();
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
            bottom += PortalsScene.PITCH;
        }
        if (rows.isEmpty()) {
            empty(portal);
        }
    }

    private void chain(Box box, boolean broken) {
        if (box.y() > PortalsScene.TOP) {
            int x = box.x() + CHAIN;
            sheet.link("chain " + box.y(), broken ? State.UNLINKED : State.IDLE, Link.End.NONE,
                    List.of(new Point(x, box.y() - PortalsScene.PITCH + PortalsScene.ROW), new Point(x, box.y())));
        }
    }

    private void place(Row.Place place, Box box, int digits) {
        boxes.put(place.handle(), box);
        if (isCurrent(place)) {
            current = Optional.of(situation.key(NodeKey.Kind.ENTRY, place.handle()));
        }
        EntryRow row = new EntryRow(situation, sheet, box, digits);
        if (place instanceof Row.Linked linked) {
            shown.put(linked.entry(), box);
            row.draw(linked);
        } else {
            row.draw((Row.Gap) place);
        }
    }

    private void fold(Row.Fold fold, Box box) {
        boolean passed = fold.words().contains("passed over");
        Drawing drawing = sheet.draw(fold.key(), box).state(passed ? State.PASSED_OVER : State.NOT_EXAMINED);
        drawing.mark(box.x() + 8, box.y() + 5, 12, Mark.FOLDED, Ink.SECONDARY);
        int colon = fold.words().indexOf(": ");
        String first = colon < 0 ? fold.words() : fold.words().substring(0, colon);
        String second = colon < 0 ? "entries " + Words.number(fold.first()) + " to " + Words.number(fold.last())
                : fold.words().substring(colon + 2);
        drawing.words(box.x() + 28, box.y() + 4, box.width() - 36, first);
        drawing.faint(box.x() + 28, box.y() + 20, box.width() - 36, second);
        drawing.add(fold.words() + ", folded", fold.words() + "\nentries " + Words.number(fold.first()) + " to "
                + Words.number(fold.last()) + "\nEnter shows them");
    }

    private void empty(Portal portal) {
        Box box = new Box(columns.entries(), bottom, Columns.ENTRY_WIDE, PortalsScene.ROW);
        Drawing drawing = sheet.draw(situation.key(NodeKey.Kind.NOTE, 1), box).bare();
        drawing.faint(box.x(), box.y() + 4, box.width(), "The match list of portal " + portal.getIndex() + " is empty");
        drawing.faint(box.x(), box.y() + 20, box.width(), "PtlMEAttach puts an entry here");
        drawing.add("the match list is empty",
                "The match list of portal " + portal.getIndex() + " is empty. PtlMEAttach puts an entry here");
        bottom += PortalsScene.PITCH;
    }
}

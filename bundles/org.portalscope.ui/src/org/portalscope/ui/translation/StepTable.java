package org.portalscope.ui.translation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.ScrollBar;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.portalscope.engine.step.Step;
import org.portalscope.scene.Shortening;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Mark;
import org.portalscope.scene.style.State;
import org.portalscope.timeline.text.StepRows;
import org.portalscope.ui.part.Colours;
import org.portalscope.ui.part.MarkPainter;
import org.portalscope.ui.part.TableRows;

/** The steps of a transition as a table; it fetches only the rows that show. Steps to come have no mark: nothing came of them yet. */
public final class StepTable {

    private static final String[] TITLES = {"", "Step", "Of", "What happens", "Section"};
    private static final int NUMBER = 1;
    private static final int SCOPE = 2;
    private static final int WORDS = 3;
    private static final int SECTION = 4;
    /** The columns that give way to the sentences, the first one first. */
    private static final int[] GIVING_WAY = {SCOPE, NUMBER, SECTION};
    private static final int MARKS_WIDE = 44;
    /** What the other columns have room for. */
    private static final String[] WIDEST = {"", "88888", "PtlMEAttachAny", "", "§3.11.1"};
    private static final int MARK_SIDE = 11;
    private static final int LEAST_WORDS = 160;
    /** A sentence that says what decides; the other columns give way to it. */
    private static final String SENTENCE = "entry 10 wants bits 0x0001_0000_0000_0007: bit 63 and 10 more differ, not ignored";
    private static final int CELL_PADDING = 10;
    /** Rows around the current one whose sentences are looked at for the room that they want. */
    private static final int NEAR = 24;

    private static final int MOST_FITTING = 1024;

    /** A text in a room of so many pixels. */
    private record Cut(String text, int room) {
    }

    private final Table table;
    /** How much of texts there is room for, in the font of now: a row is asked for several times while the cursor passes it. */
    private final Map<Cut, String> fitting = new HashMap<>();
    private List<StepRows.Row> rows = List.of();
    private List<Step> steps = List.of();
    private int current = -1;
    /** Whether the scroll bar knows of the rows, which it does once they have been drawn. */
    private boolean isMeasured;
    private int visible = 1;
    /** The longest sentence that has been near the current row; from then on columns give way to it, but for the section, and do not come and go. */
    private String longest = SENTENCE;
    private IntPredicate linked = row -> false;

    /** A table that tells {@code chosen} the index of a row on which the user double-clicks or presses Enter. */
    public StepTable(Composite parent, IntConsumer chosen) {
        table = new Table(parent, SWT.VIRTUAL | SWT.FULL_SELECTION | SWT.SINGLE | SWT.V_SCROLL);
        table.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        table.setHeaderVisible(false);
        for (int i = 0; i < TITLES.length; i++) {
            TableColumn column = new TableColumn(table, i == 1 ? SWT.RIGHT : SWT.LEFT);
            column.setText(TITLES[i]);
            column.setWidth(i == 0 ? MARKS_WIDE : CELL_PADDING);
        }
        table.addListener(SWT.SetData, event -> fill((TableItem) event.item, event.index));
        table.addListener(SWT.EraseItem, event -> TableRows.erase(event, background(table.indexOf((TableItem) event.item))));
        table.addListener(SWT.Selection, event -> table.redraw());
        table.addListener(SWT.PaintItem, this::paint);
        table.addListener(SWT.Resize, event -> {
            visible = Math.max(1, table.getClientArea().height / Math.max(1, table.getItemHeight()));
            fitWords();
        });
        table.addListener(SWT.MouseMove, this::showTooltip);
        table.addListener(SWT.DefaultSelection, event -> chosen.accept(table.indexOf((TableItem) event.item)));
        recolour();
    }

    /** The widget. */
    public Table control() {
        return table;
    }

    /** The selected row, or all if none is. */
    List<StepRows.Row> chosen() {
        int selected = table.getSelectionIndex();
        return selected < 0 || selected >= rows.size() ? rows : List.of(rows.get(selected));
    }

    /**
     * Shows steps; those from {@code made} on have not been made yet, and the last one made is current. Of the very rows that show already only those are drawn
     * again that were current and are.
     */
    public void show(List<StepRows.Row> newRows, List<Step> newSteps, int made) {
        int before = current;
        boolean same = newRows == rows;
        rows = newRows;
        steps = newSteps;
        current = made - 1;
        table.setToolTipText(null);
        table.deselectAll();
        isMeasured = same;
        if (same) {
            redraw(before);
            redraw(current);
            follow();
        } else {
            table.setRedraw(false);
            makeRoom();
            TableRows.setCount(table, rows.size());
            table.clearAll();
            follow();
            table.setRedraw(true);
        }
    }

    private void makeRoom() {
        String before = longest;
        rows.subList(Math.max(0, Math.min(rows.size(), current - NEAR)), Math.min(rows.size(), current + NEAR)).stream().map(StepRows.Row::words)
                .filter(words -> words.length() > longest.length()).forEach(words -> longest = words);
        if (!longest.equals(before)) {
            fitWords();
        }
    }

    private void redraw(int row) {
        if (row >= 0 && row < rows.size()) {
            Rectangle bounds = table.getItem(row).getBounds();
            table.redraw(0, bounds.y, table.getClientArea().width, bounds.height, false);
        }
    }

    /** Painted and not told to the row, since GTK lays out all rows when one has another colour, and draws none of them before its next picture. */
    private Color background(int row) {
        return row == current ? Colours.fill(State.CURRENT) : Colours.of(ColorRole.CANVAS);
    }

    /** Keeps the current row in the middle third, so that what was before shows and what comes next; most steps need not scroll for that. */
    private void follow() {
        int third = visible / 3;
        int top = table.getTopIndex();
        if (current < top + third) {
            scroll(Math.max(0, current - (visible - 1 - third)));
        } else if (current > top + visible - 1 - third) {
            scroll(Math.max(0, current - third));
        }
    }

    /** To a top row GTK scrolls little by little, while steps that come quickly are out of sight; what its scroll bar is set to holds at once. */
    private void scroll(int top) {
        table.setTopIndex(top);
        ScrollBar bar = table.getVerticalBar();
        if (isMeasured && !rows.isEmpty()) {
            bar.setSelection((int) ((long) bar.getMaximum() * top / rows.size()));
        }
    }

    /** Frames the rows that are about what is selected in some view. */
    void link(IntPredicate about) {
        linked = about;
        table.redraw();
    }

    void recolour() {
        table.setBackground(Colours.of(ColorRole.CANVAS));
        table.setForeground(Colours.of(ColorRole.TEXT));
        fitWords();
    }

    /** A table that is emptied asks once more for rows that are gone; GTK asks for them by no place. */
    private void fill(TableItem item, int index) {
        if (index < 0 || index >= rows.size()) {
            return;
        }
        StepRows.Row row = rows.get(index);
        item.setText(new String[] {"", TranslationWords.number(row), fit(TranslationWords.scope(row), SCOPE), fit(row.words(), WORDS),
            TranslationWords.section(row)});
    }

    /** Cells cut their text in the middle of a letter; an ellipsis says that there is more. */
    private String fit(String text, int column) {
        int room = table.getColumn(column).getWidth() - CELL_PADDING;
        if (fitting.size() > MOST_FITTING) {
            fitting.clear();
        }
        return fitting.computeIfAbsent(new Cut(text, room), this::shorten);
    }

    private String shorten(Cut cut) {
        GC gc = new GC(table);
        try {
            return Shortening.END.fit(cut.text, cut.room, words -> gc.textExtent(words).x);
        } finally {
            gc.dispose();
        }
    }

    private int width(String text) {
        GC gc = new GC(table);
        try {
            return gc.textExtent(text).x;
        } finally {
            gc.dispose();
        }
    }

    /** GTK gives the text of cells that are painted the colour of the table, so the text is painted too. */
    private void paint(Event event) {
        TableItem item = (TableItem) event.item;
        int index = table.indexOf(item);
        if (index < 0 || index >= rows.size()) {
            return;
        }
        if (table.isSelected(index) || linked.test(index)) {
            TableRows.paintSelection(event, table);
        }
        if (event.index == 0) {
            paintMarks(event, index);
            return;
        }
        Rectangle cell = cell(event);
        if (cell.width < CELL_PADDING) {
            return; // it has given way
        }
        Point extent = event.gc.textExtent(item.getText(event.index));
        boolean right = table.getColumn(event.index).getAlignment() == SWT.RIGHT;
        int x = right ? cell.x + cell.width - extent.x - CELL_PADDING / 2 : cell.x + CELL_PADDING / 2;
        event.gc.setForeground(Colours.of(event.index != WORDS || index > current ? ColorRole.SECONDARY : ColorRole.TEXT));
        event.gc.drawText(item.getText(event.index), x, cell.y + (cell.height - extent.y) / 2, true);
    }

    /** Columns stay in their order and are never scrolled, so a cell lies behind those before it; to ask the table makes it measure all of them. */
    private Rectangle cell(Event event) {
        int x = 0;
        for (int i = 0; i < event.index; i++) {
            x += table.getColumn(i).getWidth();
        }
        return new Rectangle(x, event.y, table.getColumn(event.index).getWidth(), event.height);
    }

    private void paintMarks(Event event, int index) {
        int y = event.y + (event.height - MARK_SIDE) / 2;
        if (index == current) {
            MarkPainter.paint(event.gc, Mark.TRIANGLE, event.x + 4, y, MARK_SIDE, Colours.line(State.CURRENT));
        }
        if (index <= current) {
            StepLook look = StepLook.of(rows.get(index), steps.get(index));
            MarkPainter.paint(event.gc, look.mark(), event.x + 26, y, MARK_SIDE, Colours.line(look.state()));
        }
    }

    private void fitWords() {
        fitting.clear();
        int[] widths = new int[TITLES.length];
        int room = table.getClientArea().width - MARKS_WIDE;
        for (int column : GIVING_WAY) {
            widths[column] = width(WIDEST[column]) + CELL_PADDING;
            room -= widths[column];
        }
        int wanted = width(longest) + CELL_PADDING;
        int least = width(SENTENCE) + CELL_PADDING;
        for (int column : GIVING_WAY) {
            boolean gives = room < (column == SECTION ? least : wanted);
            room += gives ? widths[column] : 0;
            table.getColumn(column).setWidth(gives ? 0 : widths[column]);
        }
        table.getColumn(WORDS).setWidth(Math.max(LEAST_WORDS, room));
        table.clearAll();
        follow();
    }

    /** What the selected row says, or the current one, if there is no room for it in the table. */
    Optional<String> cut() {
        int row = table.getSelectionIndex() >= 0 ? table.getSelectionIndex() : current;
        return row < 0 || row >= rows.size() || fit(rows.get(row).words(), WORDS).equals(rows.get(row).words()) ? Optional.empty()
                : Optional.of(rows.get(row).words() + "  " + TranslationWords.section(rows.get(row)));
    }

    private void showTooltip(Event event) {
        TableItem item = table.getItem(new Point(event.x, event.y));
        int index = item == null ? -1 : table.indexOf(item);
        String tooltip = index < 0 || index >= rows.size() ? null : look(index) + ": " + TranslationWords.tooltip(rows.get(index));
        if (tooltip == null || !tooltip.equals(table.getToolTipText())) {
            table.setToolTipText(tooltip);
        }
    }

    private String look(int index) {
        return index > current ? "to come" : StepLook.of(rows.get(index), steps.get(index)).words();
    }
}

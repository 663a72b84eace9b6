package org.portalscope.scene.portals;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.scene.Box;
import org.portalscope.scene.Node;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Point;
import org.portalscope.scene.Primitive;
import org.portalscope.scene.Primitive.Fill;
import org.portalscope.scene.Shortening;
import org.portalscope.scene.style.Ink;
import org.portalscope.scene.style.Mark;
import org.portalscope.scene.style.State;
import org.portalscope.scene.style.Type;

/** A node while it is drawn. Places are those of the picture; a text that had to be cut is added to the tooltip. */
final class Drawing {

    /** The height of a line of text. */
    static final int LINE = 16;

    private final Sheet sheet;
    private final NodeKey key;
    private final Box bounds;
    private final List<Primitive> primitives = new ArrayList<>();
    private final List<String> cut = new ArrayList<>();
    private State state = State.IDLE;
    private boolean current;
    private boolean changed;
    private boolean outlined = true;

    Drawing(Sheet sheet, NodeKey key, Box bounds) {
        this.sheet = sheet;
        this.key = key;
        this.bounds = bounds;
    }

    Box bounds() {
        return bounds;
    }

    Drawing state(State newState) {
        state = newState;
        return this;
    }

    Drawing current(boolean isCurrent) {
        current = isCurrent;
        return this;
    }

    Drawing changed(boolean isChanged) {
        changed = isChanged;
        return this;
    }

    Drawing bare() {
        outlined = false;
        return this;
    }

    /** The colour of its text. */
    Ink ink() {
        return state.isFaint() ? Ink.SECONDARY : Ink.TEXT;
    }

    /** Draws text to the right of a place, in at most the width given; returns where it ends. */
    int text(int x, int y, int width, String text, Type type, Ink ink, Shortening shortening) {
        String fitting = sheet.hasDetail() ? shortening.fit(text, width, candidate -> sheet.width(candidate, type)) : "";
        if (!fitting.equals(text)) {
            cut.add(text);
        }
        int wide = sheet.width(fitting, type);
        if (wide > 0) {
            primitives.add(new Primitive.Text(new Box(x, y, wide, LINE), fitting, text, type, ink));
        }
        return x + wide;
    }

    int words(int x, int y, int width, String text) {
        return text(x, y, width, text, Type.UI, ink(), Shortening.END);
    }

    int bold(int x, int y, int width, String text) {
        return text(x, y, width, text, Type.UI_BOLD, ink(), Shortening.END);
    }

    int mono(int x, int y, int width, String text) {
        return text(x, y, width, text, Type.MONO, ink(), Shortening.MIDDLE);
    }

    int faint(int x, int y, int width, String text) {
        return text(x, y, width, text, Type.UI, Ink.SECONDARY, Shortening.END);
    }

    /** Draws words that end at a place; returns where they begin. */
    int wordsEndingAt(int right, int y, int width, String text, Ink ink) {
        String fitting = Shortening.END.fit(text, width, candidate -> sheet.width(candidate, Type.UI));
        int x = right - sheet.width(fitting, Type.UI);
        text(x, y, width, text, Type.UI, ink, Shortening.END);
        return x;
    }

    /** Whether a text fits a width. */
    boolean fits(String text, Type type, int width) {
        return sheet.width(text, type) <= width;
    }

    int width(String text, Type type) {
        return sheet.width(text, type);
    }

    Drawing mark(int x, int y, int side, Mark mark, Ink ink) {
        if (mark != Mark.NONE) {
            primitives.add(new Primitive.Glyph(new Box(x, y, side, side), mark, ink));
        }
        return this;
    }

    Drawing bar(Box box, Ink ink, Fill fill) {
        if (box.width() > 0) {
            primitives.add(new Primitive.Bar(box, ink, fill));
        }
        return this;
    }

    Drawing stroke(Ink ink, int width, List<Integer> dash, Point... points) {
        primitives.add(new Primitive.Stroke(List.of(points), ink, width, dash));
        return this;
    }

    /** Puts the node on the sheet. */
    void add(String name, String tooltip) {
        StringBuilder whole = new StringBuilder(tooltip);
        cut.stream().filter(text -> whole.indexOf(text) < 0).forEach(text -> whole.append('\n').append(text));
        sheet.add(new Node(key, bounds, state, current, changed, outlined, name, whole.toString(), List.copyOf(primitives)));
    }
}

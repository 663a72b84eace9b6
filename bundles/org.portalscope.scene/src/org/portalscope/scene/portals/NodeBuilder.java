package org.portalscope.scene.portals;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.scene.Box;
import org.portalscope.scene.Node;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Primitive;
import org.portalscope.scene.Primitive.Fill;
import org.portalscope.scene.Shortening;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Mark;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.State;
import org.portalscope.scene.style.TextStyle;

/** A node while it is drawn. Places are those of the picture; a text that had to be cut is added to the tooltip. */
final class NodeBuilder {

    /** The height of a line of text. */
    static final int LINE = 16;

    private final SceneBuilder sceneBuilder;
    private final NodeKey key;
    private final Box bounds;
    private final List<Primitive> primitives = new ArrayList<>();
    private final List<String> cut = new ArrayList<>();
    private State state = State.IDLE;
    private boolean current;
    private boolean changed;
    private boolean outlined = true;

    NodeBuilder(SceneBuilder sceneBuilder, NodeKey key, Box bounds) {
        this.sceneBuilder = sceneBuilder;
        this.key = key;
        this.bounds = bounds;
    }

    Box bounds() {
        return bounds;
    }

    NodeBuilder state(State newState) {
        state = newState;
        return this;
    }

    NodeBuilder current(boolean isCurrent) {
        current = isCurrent;
        return this;
    }

    NodeBuilder changed(boolean isChanged) {
        changed = isChanged;
        return this;
    }

    NodeBuilder bare() {
        outlined = false;
        return this;
    }

    /** The colour of its text. */
    ColorRole ink() {
        return state.isFaint() ? ColorRole.SECONDARY : ColorRole.TEXT;
    }

    /** Draws text to the right of a place, in at most the width given; returns where it ends. */
    int text(int x, int y, int width, String text, TextStyle type, ColorRole ink, Shortening shortening) {
        String fitting = sceneBuilder.hasDetail() ? shortening.fit(text, width, candidate -> sceneBuilder.width(candidate, type)) : "";
        if (!fitting.equals(text)) {
            cut.add(text);
        }
        int wide = sceneBuilder.width(fitting, type);
        if (wide > 0) {
            primitives.add(new Primitive.Text(new Box(x, y, wide, LINE), fitting, text, type, ink));
        }
        return x + wide;
    }

    int words(int x, int y, int width, String text) {
        return text(x, y, width, text, TextStyle.UI, ink(), Shortening.END);
    }

    int bold(int x, int y, int width, String text) {
        return text(x, y, width, text, TextStyle.UI_BOLD, ink(), Shortening.END);
    }

    int mono(int x, int y, int width, String text) {
        return text(x, y, width, text, TextStyle.MONO, ink(), Shortening.MIDDLE);
    }

    int faint(int x, int y, int width, String text) {
        return text(x, y, width, text, TextStyle.UI, ColorRole.SECONDARY, Shortening.END);
    }

    /** Draws words that end at a place; returns where they begin. */
    int wordsEndingAt(int right, int y, int width, String text, ColorRole ink) {
        String fitting = Shortening.END.fit(text, width, candidate -> sceneBuilder.width(candidate, TextStyle.UI));
        int x = right - sceneBuilder.width(fitting, TextStyle.UI);
        text(x, y, width, text, TextStyle.UI, ink, Shortening.END);
        return x;
    }

    /** Whether a text fits a width. */
    boolean fits(String text, TextStyle type, int width) {
        return sceneBuilder.width(text, type) <= width;
    }

    int width(String text, TextStyle type) {
        return sceneBuilder.width(text, type);
    }

    NodeBuilder mark(int x, int y, int side, Mark mark, ColorRole ink) {
        if (mark != Mark.NONE) {
            primitives.add(new Primitive.Glyph(new Box(x, y, side, side), mark, ink));
        }
        return this;
    }

    NodeBuilder bar(Box box, ColorRole ink, Fill fill) {
        if (box.width() > 0) {
            primitives.add(new Primitive.Bar(box, ink, fill));
        }
        return this;
    }

    NodeBuilder stroke(ColorRole ink, int width, List<Integer> dash, Point... points) {
        primitives.add(new Primitive.Stroke(List.of(points), ink, width, dash));
        return this;
    }

    /** Puts the node on the sheet. */
    void add(String name, String tooltip) {
        StringBuilder whole = new StringBuilder(tooltip);
        cut.stream().filter(text -> whole.indexOf(text) < 0).forEach(text -> whole.append('\n').append(text));
        sceneBuilder.add(new Node(key, bounds, state, current, changed, outlined, name, whole.toString(), List.copyOf(primitives)));
    }
}

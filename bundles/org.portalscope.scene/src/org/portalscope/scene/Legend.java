package org.portalscope.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Mark;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.State;
import org.portalscope.scene.style.TextStyle;

/** Explains states: for each a sample of its line, fill and mark, and its word. */
public final class Legend {

    /** The height of a line of the legend. */
    public static final int LINE = 24;

    private static final int MARGIN = 16;
    private static final int SAMPLE_WIDE = 28;
    private static final int SAMPLE_HIGH = 16;
    private static final int MARK = 10;
    private static final int GAP = 8;
    private static final int BETWEEN = 16;

    private Legend() {
    }

    /** A picture of the given width with as many lines as the states need. */
    public static Scene of(Set<State> states, int width, TextMeasure measure) {
        List<Node> nodes = new ArrayList<>();
        List<Primitive> words = new ArrayList<>();
        int x = MARGIN;
        int y = 0;
        for (State state : states) {
            int wide = measure.width(state.word(), TextStyle.UI);
            int whole = SAMPLE_WIDE + GAP + wide;
            if (x > MARGIN && x + whole > width - MARGIN) {
                x = MARGIN;
                y += LINE;
            }
            nodes.add(sample(state, x, y + (LINE - SAMPLE_HIGH) / 2));
            words.add(new Primitive.Text(new Box(x + SAMPLE_WIDE + GAP, y + (LINE - SAMPLE_HIGH) / 2, wide, SAMPLE_HIGH), state.word(),
                    state.word(), TextStyle.UI, ColorRole.SECONDARY));
            x += whole + BETWEEN;
        }
        return new Scene(width, y + LINE, 0, words, List.of(), nodes, Optional.empty());
    }

    private static Node sample(State state, int x, int y) {
        Box box = new Box(x, y, SAMPLE_WIDE, SAMPLE_HIGH);
        boolean corner = state.mark() == Mark.CORNER;
        List<Primitive> inside = corner ? List.of() : List.of(inside(state, box));
        return new Node(new NodeKey(-1, NodeKey.Kind.NOTE, state.ordinal()), box, state, false, corner, true, state.word(), state.word(),
                inside);
    }

    private static Primitive inside(State state, Box box) {
        if (state.mark() == Mark.NONE) {
            return new Primitive.Stroke(List.of(new Point(box.x() + 6, box.centerY()), new Point(box.right() - 6, box.centerY())),
                    state.isFaint() ? ColorRole.SECONDARY : ColorRole.TEXT, 2, List.of());
        }
        return new Primitive.Glyph(new Box(box.centerX() - MARK / 2, box.centerY() - MARK / 2, MARK, MARK), state.mark(), ColorRole.line(state));
    }
}

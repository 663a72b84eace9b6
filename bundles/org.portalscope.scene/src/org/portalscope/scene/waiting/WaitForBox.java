package org.portalscope.scene.waiting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.portalscope.scene.Box;
import org.portalscope.scene.Node;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Primitive;
import org.portalscope.scene.Shortening;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Mark;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.State;
import org.portalscope.scene.style.TextStyle;
import org.portalscope.world.waiting.WaitForProcess;

/** A process in the picture of a wait-for graph. */
record WaitForBox(WaitForText text, Box box, TextMeasure measure) {

    private static final int MARK = 10;
    private static final int GAP = 4;
    /** Leaves room for the heads of arrows. */
    private static final int OUTSIDE = 14;

    WaitForProcess process() {
        return text.process();
    }

    Node node() {
        State state = text.isDeadlocked() ? State.DEADLOCKED : State.IDLE;
        ColorRole ink = process().hasEnded() ? ColorRole.SECONDARY : ColorRole.TEXT;
        int left = box.x() + WaitForText.INSIDE;
        int top = box.y() + WaitForText.INSIDE;
        List<Primitive> inside = new ArrayList<>();
        inside.add(new Primitive.Glyph(new Box(left, top + (WaitForText.LINE - MARK) / 2, MARK, MARK), mark(), ColorRole.line(state)));
        int room = box.width() - 2 * WaitForText.INSIDE - MARK - GAP;
        inside.add(line(text.title(), left + MARK + GAP, top, room, TextStyle.UI_BOLD, ink));
        for (int i = 0; i < text.lines().size(); i++) {
            inside.add(line(text.lines().get(i), left, top + (i + 1) * WaitForText.LINE, box.width(), TextStyle.UI, ink));
        }
        String whole = text.title() + ": " + String.join("; ", text.sentences());
        return new Node(WaitForScene.key(process().index()), box, state, false, false, true, whole,
                text.title() + "\n" + String.join("\n", text.sentences()), inside);
    }

    private Mark mark() {
        return !process().waits().isEmpty() ? Mark.WAITS : process().hasEnded() ? Mark.ENDED : Mark.READY;
    }

    private Primitive line(String whole, int x, int y, int room, TextStyle type, ColorRole ink) {
        String fitting = Shortening.END.fit(whole, room, part -> measure.width(part, type));
        return new Primitive.Text(new Box(x, y, measure.width(fitting, type), WaitForText.LINE), fitting, whole, type, ink);
    }

    /** The words where lines to several others part; nothing if there are not several. */
    Optional<Node> label(List<Box> others) {
        if (others.size() < 2) {
            return Optional.empty();
        }
        double dx = others.stream().mapToInt(Box::centerX).average().orElseThrow() - box.centerX();
        double dy = others.stream().mapToInt(Box::centerY).average().orElseThrow() - box.centerY();
        Point edge = WaitForLayout.edge(box, dx == 0 && dy == 0 ? 1 : dx, dy, new Point(0, 0));
        int wide = measure.width(text.junction(), TextStyle.UI_BOLD);
        boolean aside = edge.x() == box.x() || edge.x() == box.right();
        int x = aside ? edge.x() == box.x() ? edge.x() - wide - OUTSIDE : edge.x() + OUTSIDE : edge.x() - wide / 2;
        int y = aside ? edge.y() - WaitForText.LINE / 2 : edge.y() <= box.y() ? box.y() - WaitForText.LINE - OUTSIDE : box.bottom() + OUTSIDE;
        Box place = new Box(x, y, wide, WaitForText.LINE);
        List<Primitive> words = List.of(new Primitive.Bar(place, ColorRole.CANVAS, Primitive.Fill.SOLID),
                new Primitive.Text(place, text.junction(), text.junction(), TextStyle.UI_BOLD, ColorRole.TEXT));
        return Optional.of(new Node(new NodeKey(process().index(), NodeKey.Kind.CAPTION, 0), place, State.IDLE, false, false, false, text.junction(),
                text.junction(), words));
    }
}

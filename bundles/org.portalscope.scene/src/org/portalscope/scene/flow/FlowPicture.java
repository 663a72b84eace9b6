package org.portalscope.scene.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

import org.portalscope.scene.Box;
import org.portalscope.scene.Link;
import org.portalscope.scene.Node;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Primitive;
import org.portalscope.scene.Scene;
import org.portalscope.scene.Shortening;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.Wrapping;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.State;
import org.portalscope.scene.style.TextStyle;

/** Draws the flow chart. */
final class FlowPicture {

    private static final String NOTHING = "No message is received here. F6 goes on to the next step of one.";
    private static final int LINE = 14;
    private static final int LINES = 3;
    private static final int INSIDE = 4;
    private static final int BESIDE = 4;
    /** Half an arrowhead, which answers keep clear of. */
    private static final int HEAD = 6;

    private final FlowPath path;
    private final Optional<String> outcome;
    private final TextMeasure measure;

    /** @param outcome what has become of the message, once something has */
    FlowPicture(FlowPath path, Optional<String> outcome, TextMeasure measure) {
        this.path = path;
        this.outcome = outcome;
        this.measure = measure;
    }

    Scene scene() {
        List<Primitive> answers = FlowChart.ARROWS.stream().filter(arrow -> !arrow.answer().isEmpty()).map(this::answer).toList();
        List<Link> links = FlowChart.ARROWS.stream().map(arrow -> new Link(arrow.from() + " " + arrow.to(), FlowLayout.points(arrow),
                path.takes(arrow) ? State.CURRENT : State.NOT_EXAMINED, Link.End.ARROW)).toList();
        List<Node> nodes = new ArrayList<>(Stream.of(FlowBox.values()).map(this::node).toList());
        if (path.current().isEmpty()) {
            nodes.add(note());
        }
        return new Scene(FlowLayout.WIDTH, FlowLayout.HEIGHT, 0, answers, links, nodes, path.current().map(FlowPicture::key));
    }

    private Node note() {
        Box box = new Box(FlowLayout.box(FlowBox.DROPPED).x(), FlowLayout.box(FlowBox.DROPPED).bottom() + BESIDE, measure.width(NOTHING, TextStyle.UI), LINE);
        return new Node(new NodeKey(-1, NodeKey.Kind.NOTE, 0), box, State.IDLE, false, false, false, NOTHING, NOTHING,
                List.of(new Primitive.Text(box, NOTHING, NOTHING, TextStyle.UI, ColorRole.TEXT)));
    }

    static NodeKey key(FlowBox box) {
        return new NodeKey(-1, NodeKey.Kind.BOX, box.ordinal());
    }

    /** What stands at the beginning of an arrow. */
    private Primitive answer(FlowArrow arrow) {
        List<Point> points = FlowLayout.points(arrow);
        Point from = points.get(0);
        int wide = measure.width(arrow.answer(), TextStyle.UI);
        boolean across = from.y() == points.get(1).y();
        boolean back = arrow.to() == FlowBox.RESPONSE || across && points.get(1).x() < from.x();
        int beside = across ? BESIDE : BESIDE + HEAD;
        Box box = new Box(back ? from.x() - BESIDE - wide : from.x() + beside, across && !back ? from.y() - LINE - HEAD : from.y() + 1, wide, LINE);
        return new Primitive.Text(box, arrow.answer(), arrow.answer(), TextStyle.UI, path.takes(arrow) ? ColorRole.TEXT : ColorRole.SECONDARY);
    }

    private Node node(FlowBox shown) {
        Box box = FlowLayout.box(shown);
        boolean current = path.current().filter(shown::equals).isPresent();
        int visits = path.visits(shown);
        State state = state(shown, current, visits);
        List<String> words = words(shown, visits);
        List<Primitive> inside = new ArrayList<>();
        int y = box.centerY() - words.size() * LINE / 2;
        for (String line : words) {
            inside.add(centred(line, box, y, line.equals(shown.label()) && current ? TextStyle.UI_BOLD : TextStyle.UI, state));
            y += LINE;
        }
        return new Node(key(shown), box, state, current, false, true, name(shown, current, visits), tooltip(shown, visits), inside);
    }

    private static State state(FlowBox box, boolean current, int visits) {
        if (current && box.isExit()) {
            return box == FlowBox.DROPPED ? State.DROPPED : State.ACCEPTED;
        }
        return current ? State.CURRENT : visits > 0 ? State.IDLE : State.NOT_EXAMINED;
    }

    /** The lines in a box: its label, at an exit what has become of the message, else how often the way came to it. */
    private List<String> words(FlowBox box, int visits) {
        int room = FlowLayout.box(box).width() - 2 * INSIDE;
        List<String> lines = new ArrayList<>(Wrapping.lines(box.label(), room, part -> measure.width(part, TextStyle.UI_BOLD)));
        if (box.isExit() && visits > 0) {
            lines.addAll(Wrapping.lines(outcome.orElse(""), room, part -> measure.width(part, TextStyle.UI)));
        } else if (visits > 1) {
            lines.add(times(visits));
        }
        return lines.size() <= LINES ? lines : shortened(lines);
    }

    private static List<String> shortened(List<String> lines) {
        return List.of(lines.get(0), lines.get(1), String.join(" ", lines.subList(2, lines.size())));
    }

    private static String times(int visits) {
        return String.format(Locale.ROOT, "%,d times here", visits);
    }

    private Primitive centred(String whole, Box box, int y, TextStyle type, State state) {
        String fitting = Shortening.END.fit(whole, box.width() - 2 * INSIDE, part -> measure.width(part, type));
        int wide = measure.width(fitting, type);
        ColorRole ink = state.isFaint() ? ColorRole.SECONDARY : ColorRole.TEXT;
        return new Primitive.Text(new Box(box.centerX() - wide / 2, y, wide, LINE), fitting, whole, type, ink);
    }

    private String name(FlowBox box, boolean current, int visits) {
        String here = current ? ", current" : visits == 0 ? ", not on the way" : ", on the way";
        return box.label() + here + (visits > 1 ? ", " + times(visits) : "") + (box.isExit() && visits > 0 ? ", " + outcome.orElse("") : "");
    }

    private String tooltip(FlowBox box, int visits) {
        String times = visits > 1 ? "\n" + times(visits) + ", in this transition" : "";
        String become = box.isExit() && visits > 0 ? "\n" + outcome.orElse("") : "";
        return box.label() + "  §" + box.section() + "\n" + box.about() + times + become;
    }
}

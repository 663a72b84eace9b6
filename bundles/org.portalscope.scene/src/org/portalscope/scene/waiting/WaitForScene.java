package org.portalscope.scene.waiting;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.portalscope.scene.Box;
import org.portalscope.scene.Link;
import org.portalscope.scene.Node;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Primitive;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.Wrapping;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.State;
import org.portalscope.scene.style.TextStyle;
import org.portalscope.world.waiting.DeadlockWords;
import org.portalscope.world.waiting.WaitForGraph;
import org.portalscope.world.waiting.WaitForProcess;

/** Builds the picture of a wait-for graph: solid lines for what has to happen, dashed ones where one of several is enough. */
public final class WaitForScene {

    /** As many processes are drawn; of more those that wait for ever, then others that wait. */
    static final int MOST = 32;

    private static final String EXPLANATION = "solid line: has to do something  ·  dashed line: one of several is enough";
    private static final List<Integer> DASH = List.of(5, 4);
    private static final int LINE = 16;
    private static final int TOP = 12;
    private static final int BELOW_HEADER = 28;
    private static final int BOTTOM = 24;

    private final WaitForGraph graph;
    private final TextMeasure measure;
    private final int room;
    private final List<Node> nodes = new ArrayList<>();

    private WaitForScene(WaitForGraph graph, int room, TextMeasure measure) {
        this.graph = graph;
        this.room = room;
        this.measure = measure;
    }

    /**
     * The picture of a graph.
     *
     * @param width of the room for it, in logical pixels; it may come out wider
     */
    public static Scene build(WaitForGraph graph, int width, TextMeasure measure) {
        return new WaitForScene(graph, width, measure).scene();
    }

    private Scene scene() {
        int header = header();
        Map<Integer, WaitForBox> boxes = boxes(header + BELOW_HEADER);
        List<Link> links = new WaitForEdges(graph, boxes::containsKey).all().stream().map(edge -> link(edge, boxes)).toList();
        boxes.values().forEach(box -> nodes.add(box.node()));
        boxes.values().forEach(box -> box.label(others(box, boxes)).ifPresent(nodes::add));
        int right = nodes.stream().mapToInt(node -> node.bounds().right()).max().orElse(0) + WaitForLayout.MARGIN;
        int bottom = nodes.stream().mapToInt(node -> node.bounds().bottom()).max().orElse(0) + BOTTOM;
        Optional<NodeKey> focus = graph.deadlocked().stream().findFirst().map(process -> key(process.index()));
        return new Scene(Math.max(room, right), bottom, header, List.of(), links, nodes, focus);
    }

    static NodeKey key(int process) {
        return new NodeKey(process, NodeKey.Kind.PROCESS, 0);
    }

    /** Writes what the picture says in words; returns the lower edge. */
    private int header() {
        String sentence = DeadlockWords.sentence(graph);
        int wide = Math.max(1, room - 2 * WaitForLayout.MARGIN);
        List<String> lines = Wrapping.lines(sentence, wide, text -> measure.width(text, TextStyle.UI_BOLD));
        Box box = new Box(WaitForLayout.MARGIN, TOP, wide, lines.size() * LINE);
        List<Primitive> texts = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            texts.add(text(lines.get(i), box.x(), TOP + i * LINE, TextStyle.UI_BOLD, ColorRole.TEXT));
        }
        String tooltip = String.join("\n", sentence, String.join("\n", DeadlockWords.details(graph))).strip();
        nodes.add(new Node(new NodeKey(-1, NodeKey.Kind.NOTE, 0), box, State.IDLE, false, false, false, sentence, tooltip, texts));
        int left = graph.processes().size() - Math.min(MOST, graph.processes().size());
        String more = left == 0 ? "" : "  ·  " + left + " more processes are left out";
        nodes.add(caption(EXPLANATION + more, box.x(), box.bottom() + 2));
        return box.bottom() + 2 + LINE;
    }

    private Node caption(String words, int x, int y) {
        Box box = new Box(x, y, measure.width(words, TextStyle.UI), LINE);
        return new Node(new NodeKey(-1, NodeKey.Kind.CAPTION, 0), box, State.IDLE, false, false, false, words, words,
                List.of(text(words, x, y, TextStyle.UI, ColorRole.SECONDARY)));
    }

    private Primitive text(String words, int x, int y, TextStyle type, ColorRole ink) {
        return new Primitive.Text(new Box(x, y, measure.width(words, type), LINE), words, words, type, ink);
    }

    private Map<Integer, WaitForBox> boxes(int top) {
        List<WaitForProcess> drawn = graph.processes().stream().sorted(Comparator.comparingInt(this::rank)).limit(MOST)
                .sorted(Comparator.comparingInt(WaitForProcess::index)).toList();
        List<WaitForText> texts = drawn.stream().map(process -> new WaitForText(graph, process, measure)).toList();
        List<Box> places = WaitForLayout.boxes(texts.stream().map(WaitForText::height).toList(), WaitForText.WIDE, room, top);
        Map<Integer, WaitForBox> boxes = new LinkedHashMap<>();
        for (int i = 0; i < drawn.size(); i++) {
            boxes.put(drawn.get(i).index(), new WaitForBox(texts.get(i), places.get(i), measure));
        }
        return boxes;
    }

    private int rank(WaitForProcess process) {
        return !graph.deadlocked(process).isEmpty() ? 0 : process.waits().isEmpty() ? 2 : 1;
    }

    private Link link(WaitForEdge edge, Map<Integer, WaitForBox> boxes) {
        List<Point> points = WaitForLayout.line(boxes.get(edge.from()).box(), boxes.get(edge.to()).box(), true);
        return new Link(edge.name(), points, edge.deadlocked() ? State.DEADLOCKED : State.IDLE, Link.End.ARROW, edge.any() ? DASH : List.of());
    }

    /** The boxes that lines lead to from another. */
    private List<Box> others(WaitForBox from, Map<Integer, WaitForBox> boxes) {
        return new WaitForEdges(graph, boxes::containsKey).of(from.process()).stream().map(edge -> boxes.get(edge.to()).box())
                .filter(box -> !box.equals(from.box())).toList();
    }
}

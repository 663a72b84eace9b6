package org.portalscope.scene.portals;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Message;
import org.portalscope.model.Process;
import org.portalscope.scene.Box;
import org.portalscope.scene.Link;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Primitive.Fill;
import org.portalscope.scene.Shortening;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Mark;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.State;
import org.portalscope.scene.style.TextStyle;

/** Messages in flight as arcs above the tiles: a dot each, or a count where there are more than three between two processes. */
final class InFlightArcs {

    private static final int MOST_DOTS = 3;
    private static final int DOT = 8;
    private static final int ARC_HIGH = 11;
    private static final int CORNERS = 16;
    private static final int[] TRIED = {60, 45, 75, 30, 85, 52, 67, 38};

    private final ShownState shownState;
    private final SceneBuilder sceneBuilder;
    private final List<Box> tiles;
    private final List<Box> taken = new ArrayList<>();
    private long ordinal;

    /** From one process to another. */
    private record Way(int from, int to) {
    }

    InFlightArcs(ShownState shownState, SceneBuilder sceneBuilder, List<Box> tiles) {
        this.shownState = shownState;
        this.sceneBuilder = sceneBuilder;
        this.tiles = tiles;
    }

    void draw() {
        Map<ProcessId, Integer> indices = new LinkedHashMap<>();
        for (Process process : shownState.world.getProcesses()) {
            Ids.of(process).forEach(id -> indices.put(id, process.getIndex()));
        }
        Map<Way, List<Message>> ways = new LinkedHashMap<>();
        for (Message message : shownState.world.getMessages()) {
            Integer from = indices.get(message.initiator());
            Integer to = indices.get(message.target());
            if (from != null && to != null) {
                ways.computeIfAbsent(new Way(from, to), way -> new ArrayList<>()).add(message);
            }
        }
        ways.forEach(this::draw);
    }

    private void draw(Way way, List<Message> messages) {
        List<Point> arc = arc(way);
        sceneBuilder.link("flight " + way.from() + " " + way.to(), State.IN_FLIGHT, Link.End.OPEN_ARROW, arc);
        if (messages.size() > MOST_DOTS) {
            String count = PortalsWords.number(messages.size());
            place(arc, sceneBuilder.width(count, TextStyle.UI) + 4, NodeBuilder.LINE, box -> {
                NodeBuilder nodeBuilder = sceneBuilder.draw(key(), box).bare();
                nodeBuilder.bar(box, ColorRole.CANVAS, Fill.SOLID);
                nodeBuilder.text(box.x() + 2, box.y(), box.width(), count, TextStyle.UI, ColorRole.line(State.IN_FLIGHT), Shortening.END);
                nodeBuilder.add(count + " messages in flight", words(messages));
            });
        } else {
            messages.forEach(message -> place(arc, DOT, DOT, box -> {
                NodeBuilder nodeBuilder = sceneBuilder.draw(key(), box).bare();
                nodeBuilder.mark(box.x(), box.y(), DOT, Mark.DOT, ColorRole.line(State.IN_FLIGHT));
                nodeBuilder.add(words(List.of(message)), words(List.of(message)));
            }));
        }
    }

    private NodeKey key() {
        return new NodeKey(-1, NodeKey.Kind.FLIGHT, ordinal++);
    }

    private static String words(List<Message> messages) {
        StringBuilder words = new StringBuilder();
        messages.stream().limit(12).forEach(message -> words.append(words.isEmpty() ? "" : "\n").append(message.label())
                .append(" in flight to ").append(message.target()));
        return messages.size() > 12 ? words + "\nand " + (messages.size() - 12) + " more" : words.toString();
    }

    private List<Point> arc(Way way) {
        int from = tiles.get(way.from()).centerX() + (way.from() <= way.to() ? 6 : -6);
        int to = tiles.get(way.to()).centerX() + (way.from() < way.to() ? -6 : 6);
        if (way.from() == way.to()) {
            from -= 16;
            to += 10;
        }
        int foot = tiles.get(0).y();
        List<Point> points = new ArrayList<>();
        for (int i = 0; i <= CORNERS; i++) {
            double share = (double) i / CORNERS;
            points.add(new Point((int) Math.round(from + (to - from) * share),
                    (int) Math.round(foot - ARC_HIGH * Math.pow(4 * share * (1 - share), 0.6))));
        }
        return points;
    }

    private void place(List<Point> arc, int wide, int high, Consumer<Box> nodeBuilder) {
        for (int percent : TRIED) {
            Point at = arc.get(Math.round(percent * CORNERS / 100f));
            Box box = new Box(at.x() - wide / 2, Math.max(0, at.y() - high / 2), wide, high);
            boolean free = taken.stream().noneMatch(box::overlaps) && tiles.stream().noneMatch(box::overlaps);
            if (free) {
                taken.add(box);
                nodeBuilder.accept(box);
                return;
            }
        }
    }
}

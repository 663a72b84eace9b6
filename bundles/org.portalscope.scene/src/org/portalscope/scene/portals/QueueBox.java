package org.portalscope.scene.portals;

import java.util.List;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.model.EventQueue;
import org.portalscope.scene.Box;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Primitive.Fill;
import org.portalscope.scene.Shortening;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.State;
import org.portalscope.scene.style.TextStyle;

/** An event queue: how full it is, its places with the oldest event left, and the newest event in words. */
final class QueueBox {

    private static final int PAD = 8;
    private static final int MOST_SEGMENTS = 12;
    private static final int HIGH = 12;
    private static final int MOST_LISTED = 12;

    private final ShownState shownState;
    private final SceneBuilder sceneBuilder;
    private final EventQueue queue;
    private final List<Event> events;

    QueueBox(ShownState shownState, SceneBuilder sceneBuilder, EventQueue queue) {
        this.shownState = shownState;
        this.sceneBuilder = sceneBuilder;
        this.queue = queue;
        events = queue.getEvents();
    }

    Box draw(int x, int y, int wide) {
        Box box = new Box(x, y, wide, PortalsScene.ROW + (events.isEmpty() ? 0 : NodeBuilder.LINE));
        NodeBuilder nodeBuilder = sceneBuilder.draw(shownState.key(NodeKey.Kind.QUEUE, queue.getHandle()), box)
                .changed(shownState.recent.changed(queue.getHandle()));
        int end = nodeBuilder.bold(x + PAD, y + 4, 64, Handle.text(queue.getHandle()));
        nodeBuilder.wordsEndingAt(box.right() - PAD - 4, y + 4, box.right() - 2 * PAD - 4 - end, fill(), nodeBuilder.ink());
        ring(nodeBuilder, new Box(x + PAD, y + 22, wide - 2 * PAD, HIGH));
        if (!events.isEmpty()) {
            nodeBuilder.text(x + PAD, y + 36, wide - 2 * PAD, newest(), TextStyle.UI, newestInk(nodeBuilder), Shortening.END);
        }
        String name = Handle.text(queue.getHandle()).replace("eq", "event queue") + ", " + PortalsWords.number(events.size()) + " of "
                + PortalsWords.number(queue.getCapacity()) + " events" + lost();
        nodeBuilder.add(name, tooltip(name));
        return box;
    }

    private String fill() {
        String waits = queue.getWaiters().isEmpty() ? "" : ", awaited";
        return queue.getLost() > 0 ? PortalsWords.number(queue.getLost()) + " lost" : PortalsWords.number(events.size()) + " of "
                + PortalsWords.number(queue.getCapacity()) + waits;
    }

    private String lost() {
        return queue.getLost() > 0 ? ", " + PortalsWords.number(queue.getLost()) + " lost" : "";
    }

    private String newest() {
        Event event = events.get(events.size() - 1);
        return event.kind().shortName() + failure(event) + ", link " + event.link();
    }

    private ColorRole newestInk(NodeBuilder nodeBuilder) {
        return failure(events.get(events.size() - 1)).isEmpty() ? nodeBuilder.ink() : ColorRole.line(State.REFUSED);
    }

    private static String failure(Event event) {
        return event.niFailType() == NiFailType.PTL_NI_OK ? "" : ", " + NiFailType.text(event.niFailType());
    }

    private void ring(NodeBuilder nodeBuilder, Box bar) {
        int wide = bar.width() - (queue.getLost() > 0 ? 16 : 0);
        if (queue.getCapacity() > MOST_SEGMENTS || queue.getCapacity() <= 0) {
            Box whole = new Box(bar.x(), bar.y(), wide, bar.height());
            nodeBuilder.bar(whole, ColorRole.CANVAS, Fill.SOLID);
            nodeBuilder.bar(new Extent(whole, 0, queue.getCapacity()).part(0, events.size()), ColorRole.line(State.IDLE), Fill.SOLID);
            nodeBuilder.bar(whole, ColorRole.line(State.IDLE), Fill.OUTLINE);
        } else {
            segments(nodeBuilder, bar, wide);
        }
        if (queue.getLost() > 0) {
            broken(nodeBuilder, bar);
        }
    }

    private void segments(NodeBuilder nodeBuilder, Box bar, int wide) {
        int count = (int) queue.getCapacity();
        int step = Math.min(24, (wide + 2) / count);
        for (int i = 0; i < count; i++) {
            Box segment = new Box(bar.x() + i * step, bar.y(), step - 2, bar.height());
            boolean used = i < events.size();
            State state = used && shownState.recent.logged(events.get(i)) ? State.CHANGED : State.IDLE;
            nodeBuilder.bar(segment, used ? ColorRole.line(state) : ColorRole.CANVAS, Fill.SOLID);
            nodeBuilder.bar(segment, ColorRole.line(state), Fill.OUTLINE);
        }
    }

    private void broken(NodeBuilder nodeBuilder, Box bar) {
        int x = bar.right() - 12;
        ColorRole ink = ColorRole.line(State.DROPPED);
        nodeBuilder.stroke(ink, 2, List.of(), new Point(x, bar.y()), new Point(x + 4, bar.y() + 4), new Point(x, bar.y() + 8),
                new Point(x + 4, bar.bottom()));
        nodeBuilder.stroke(ink, 2, List.of(), new Point(x + 6, bar.y()), new Point(x + 10, bar.y() + 4), new Point(x + 6, bar.y() + 8),
                new Point(x + 10, bar.bottom()));
    }

    private String tooltip(String name) {
        StringBuilder text = new StringBuilder(name);
        queue.getWaiters().forEach(thread -> text.append("\nthread ").append(thread).append(" waits in PtlEQWait"));
        events.stream().limit(MOST_LISTED).forEach(event -> text.append('\n').append(event.kind()).append(failure(event)).append(", link ").append(event.link())
                .append(", from ").append(event.initiator()).append(", ").append(event.mlength()).append(" bytes"));
        return events.size() > MOST_LISTED ? text + "\nand " + PortalsWords.number(events.size() - MOST_LISTED) + " more" : text.toString();
    }
}

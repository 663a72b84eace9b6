package org.portalscope.scene.queue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.step.Numbers;
import org.portalscope.scene.Box;
import org.portalscope.scene.Node;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Primitive;
import org.portalscope.scene.Shortening;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.State;
import org.portalscope.scene.style.TextStyle;
import org.portalscope.timeline.state.EventQueueValues;

/**
 * One event queue, Portals 3.2 §3.9: the oldest event, which is read next, on top, the others behind it clockwise, and the mark of what is written next. Where
 * events have been lost, the ring is broken. Beyond so many places they are one arc.
 */
final class QueueRing {

    static final int LINE = 16;
    private static final int SIDE = 88;
    private static final int RADIUS = 26;
    private static final int THICK = 10;
    private static final int MARK = 36;
    private static final int MOST_SEGMENTS = 24;
    private static final int TEXT_WIDE = 132;
    private static final double TURN = 2 * Math.PI;
    private static final double STEP = 0.1;
    private static final double PARTED = 0.06;

    private final EventQueueValues queue;
    private final Set<Long> fresh;
    private final List<Primitive> inside = new ArrayList<>();
    private int middleX;
    private int middleY;

    /** @param fresh the sequence numbers of the events that the last move has logged */
    QueueRing(EventQueueValues queue, Set<Long> fresh) {
        this.queue = queue;
        this.fresh = fresh;
    }

    Node node(NodeKey key, Point place, boolean shown, TextMeasure measure) {
        Box box = new Box(place.x(), place.y(), SIDE + TEXT_WIDE, SIDE);
        middleX = box.x() + SIDE / 2;
        middleY = box.centerY();
        circle(RADIUS + THICK / 2);
        circle(RADIUS - THICK / 2);
        places();
        marks(measure);
        List<String> words = words();
        for (int i = 0; i < words.size(); i++) {
            ColorRole ink = queue.lost() > 0 && i == words.size() - 1 ? ColorRole.line(State.DROPPED) : i == 0 ? ColorRole.TEXT : ColorRole.SECONDARY;
            text(words.get(i), new Box(box.x() + SIDE, box.y() + 10 + i * LINE, TEXT_WIDE - 6, LINE), i == 0 ? TextStyle.UI_BOLD : TextStyle.UI, ink, measure);
        }
        String name = String.join(", ", words);
        boolean changed = queue.events().stream().anyMatch(this::isFresh);
        return new Node(key, box, queue.lost() > 0 ? State.DROPPED : State.IDLE, shown, changed, false, name, name, inside);
    }

    /** What it is, what is read next, who waits, what was lost. */
    private List<String> words() {
        List<Event> events = queue.events();
        List<String> words = new ArrayList<>(List.of(Handle.text(queue.handle()) + ": " + events.size() + " of " + queue.capacity()));
        words.add(events.isEmpty() ? "empty" : "next " + shortName(events.get(0)));
        if (events.size() > 1) {
            words.add("newest " + shortName(events.get(events.size() - 1)));
        }
        if (queue.waiters() > 0) {
            words.add(queue.waiters() + " waiting");
        }
        if (queue.lost() > 0) {
            words.add(Numbers.count(queue.lost(), "event") + " lost");
        }
        return words;
    }

    private static String shortName(Event event) {
        return event.kind().shortName();
    }

    private boolean isFresh(Event event) {
        return fresh.contains(event.sequence());
    }

    private void places() {
        List<Event> events = queue.events();
        if (queue.capacity() > MOST_SEGMENTS) {
            if (!events.isEmpty()) {
                arc(0, TURN * events.size() / queue.capacity(), ColorRole.line(events.stream().anyMatch(this::isFresh) ? State.CHANGED : State.IDLE));
            }
            return;
        }
        double each = TURN / queue.capacity();
        for (int i = 0; i < events.size(); i++) {
            arc(i * each + PARTED, (i + 1) * each - PARTED, ColorRole.line(isFresh(events.get(i)) ? State.CHANGED : State.IDLE));
        }
        for (int i = 0; i < queue.capacity() && queue.capacity() > 1; i++) {
            List<Point> border = List.of(at(i * each, RADIUS - THICK / 2), at(i * each, RADIUS + THICK / 2));
            inside.add(new Primitive.Stroke(border, ColorRole.line(State.IDLE), 1, List.of()));
        }
    }

    /** Where the next event is read and the next one written; a break where events have been lost. */
    private void marks(TextMeasure measure) {
        double write = TURN * queue.events().size() / Math.max(1, queue.capacity());
        mark("r", -0.22, measure);
        mark("w", queue.isFull() ? 0.22 : write + 0.22, measure);
        if (queue.lost() > 0) {
            for (double angle : new double[] {-0.12, 0.12}) {
                inside.add(new Primitive.Stroke(List.of(at(angle, RADIUS - THICK), at(angle + 0.12, RADIUS - 2), at(angle - 0.12, RADIUS + 2),
                        at(angle, RADIUS + THICK)), ColorRole.line(State.DROPPED), 2, List.of()));
            }
        }
    }

    private void mark(String letter, double angle, TextMeasure measure) {
        Point place = at(angle, MARK);
        int wide = measure.width(letter, TextStyle.UI);
        text(letter, new Box(place.x() - wide / 2, place.y() - LINE / 2, wide, LINE), TextStyle.UI, ColorRole.TEXT, measure);
    }

    private void text(String whole, Box room, TextStyle type, ColorRole ink, TextMeasure measure) {
        String fitting = Shortening.END.fit(whole, room.width(), part -> measure.width(part, type));
        inside.add(new Primitive.Text(new Box(room.x(), room.y(), measure.width(fitting, type), room.height()), fitting, whole, type, ink));
    }

    private void circle(int radius) {
        List<Point> points = new ArrayList<>();
        for (double angle = 0; angle < TURN + STEP; angle += STEP) {
            points.add(at(angle, radius));
        }
        inside.add(new Primitive.Stroke(points, ColorRole.line(queue.lost() > 0 ? State.DROPPED : State.IDLE), 1, List.of()));
    }

    private void arc(double from, double to, ColorRole ink) {
        List<Point> points = new ArrayList<>();
        for (double angle = from; angle < to; angle += STEP) {
            points.add(at(angle, RADIUS));
        }
        points.add(at(to, RADIUS));
        inside.add(new Primitive.Stroke(points, ink, THICK - 2, List.of()));
    }

    /** The point at an angle, clockwise from the top. */
    private Point at(double angle, int radius) {
        return new Point((int) Math.round(middleX + radius * Math.sin(angle)), (int) Math.round(middleY - radius * Math.cos(angle)));
    }
}

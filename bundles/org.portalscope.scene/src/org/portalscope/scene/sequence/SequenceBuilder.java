package org.portalscope.scene.sequence;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.portalscope.engine.message.Message;
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
import org.portalscope.scene.style.Mark;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.State;
import org.portalscope.scene.style.TextStyle;
import org.portalscope.timeline.state.ProcessTable;
import org.portalscope.world.Transition;
import org.portalscope.world.time.Durations;

/** A sequence chart while it is drawn, from top to bottom. A transition has rows of its own, so that texts never lie on each other. */
final class SequenceBuilder {

    private static final int HEADER = 52;
    private static final int BOX_TOP = 8;
    private static final int BOX_HIGH = 36;
    private static final int BOX_WIDE = 150;
    private static final int TOP = HEADER + 12;
    private static final int ROW = 18;
    private static final int LINE = 16;
    private static final int BETWEEN = 6;
    private static final int DOT = 6;
    static final int LOOP = 28;
    private static final int BOTTOM = 24;
    /** The length of an arrow one end of which is not in the picture. */
    private static final int STUB = 44;

    private final ProcessTable processes;
    private final Sides sides;
    private final Lifelines lifelines;
    private final int current;
    private final TextMeasure measure;
    private final List<Primitive> background = new ArrayList<>();
    private final List<Link> links = new ArrayList<>();
    private final List<Node> nodes = new ArrayList<>();
    private final Map<Message.Key, Departure> inFlight = new LinkedHashMap<>();
    private int transition;
    private long time = Transition.NO_TIME;
    private int left = TOP;
    private int right = TOP;

    /** Where a message left. */
    private record Departure(Message message, Point point) {
    }

    /** @param current number of the transition at the cursor */
    SequenceBuilder(ProcessTable processes, Lifelines lifelines, int current, TextMeasure measure) {
        this.processes = processes;
        sides = new Sides(processes);
        this.lifelines = lifelines;
        this.current = current;
        this.measure = measure;
        processes.processes().forEach(this::head);
    }

    private void head(ProcessTable.Row process) {
        int wide = Math.min(BOX_WIDE, lifelines.gap() - 2 * Lifelines.BESIDE);
        Box box = new Box(Math.max(2, lifelines.x(process.index()) - wide / 2), BOX_TOP, wide, BOX_HIGH);
        List<Primitive> texts = List.of(centred(process.name(), box, box.y() + 2, TextStyle.UI_BOLD, ColorRole.TEXT),
                centred(process.id().toString(), box, box.y() + LINE + 2, TextStyle.UI, ColorRole.SECONDARY));
        nodes.add(new Node(new NodeKey(process.index(), NodeKey.Kind.PROCESS, 0), box, State.IDLE, false, false, true,
                "process " + process.label(), "process " + process.label(), texts));
    }

    private Primitive centred(String whole, Box box, int y, TextStyle type, ColorRole ink) {
        String fitting = Shortening.END.fit(whole, box.width() - Lifelines.BESIDE, candidate -> measure.width(candidate, type));
        int wide = measure.width(fitting, type);
        return new Primitive.Text(new Box(box.centerX() - wide / 2, y, wide, LINE), fitting, whole, type, ink);
    }

    /** Says that what happened up to a transition is left out. */
    void leaveOut(int last) {
        String text = "transitions 1 to " + last + " are left out";
        Box box = new Box(Lifelines.MARGIN, left, measure.width(text, TextStyle.UI), LINE);
        nodes.add(new Node(new NodeKey(-1, NodeKey.Kind.NOTE, 0), box, State.IDLE, false, false, false, text, text,
                List.of(new Primitive.Text(box, text, text, TextStyle.UI, ColorRole.SECONDARY))));
        left += ROW + BETWEEN;
        right = left;
    }

    void draw(Occurrence occurrence) {
        if (occurrence.transition() != transition) {
            left = Math.max(left, right) + BETWEEN;
            right = left;
            transition = occurrence.transition();
            clock(occurrence.time());
        }
        switch (occurrence.kind()) {
            case SEND -> depart(occurrence, write(occurrence) + LINE + 1);
            case ARRIVAL -> arrive(occurrence, write(occurrence));
            case LABEL -> label(occurrence);
            default -> dot(occurrence, write(occurrence) + LINE / 2);
        }
    }

    /** Writes a moment of virtual time at the left edge, once. */
    private void clock(long now) {
        if (now != time) {
            time = now;
            String text = Durations.text(now);
            Box box = new Box(Lifelines.MARGIN, left, measure.width(text, TextStyle.UI), LINE);
            background.add(new Primitive.Text(box, text, text, TextStyle.UI, ColorRole.SECONDARY));
        }
    }

    /** Parts what follows from what was before by a line over the whole picture. */
    private void label(Occurrence occurrence) {
        int top = Math.max(left, right);
        left = top + ROW;
        right = left;
        int y = top + LINE / 2;
        background.add(new Primitive.Stroke(List.of(new Point(Lifelines.MARGIN, y), new Point(lifelines.width() - Lifelines.MARGIN, y)),
                ColorRole.SECONDARY, 1, List.of(6, 4)));
        String fitting = Shortening.END.fit(occurrence.text(), lifelines.width() / 2, candidate -> measure.width(candidate, TextStyle.UI_BOLD));
        Box box = new Box(Lifelines.MARGIN, top, measure.width(fitting, TextStyle.UI_BOLD), LINE);
        node(occurrence, new Box(box.x(), top, box.width() + Lifelines.BESIDE, LINE),
                List.of(new Primitive.Text(box, fitting, occurrence.text(), TextStyle.UI_BOLD, ColorRole.TEXT)));
    }

    /** Writes the text of an occurrence beside its line; returns the upper edge of its row. */
    private int write(Occurrence occurrence) {
        boolean onLeft = sides.isLeft(occurrence);
        int top = onLeft ? left : right;
        int high = ROW - LINE + (occurrence.text().isEmpty() ? LINE : text(occurrence, top, onLeft));
        if (onLeft) {
            left += high;
        } else {
            right += high;
        }
        return top;
    }

    /** Returns the height of the text. What went wrong is written whole, in as many lines as it takes. */
    private int text(Occurrence occurrence, int top, boolean onLeft) {
        int loop = !onLeft && occurrence.message().filter(sides::isLoop).isPresent() ? LOOP : 0;
        int room = lifelines.room(occurrence.process(), onLeft) - loop;
        List<String> lines = occurrence.kind() == Occurrence.Kind.TROUBLE ? Wrapping.lines(occurrence.text(), room, this::width)
                : List.of(Shortening.END.fit(occurrence.text(), room, this::width));
        int wide = lines.stream().mapToInt(this::width).max().orElse(0);
        int line = lifelines.x(occurrence.process());
        Box box = new Box(onLeft ? line - Lifelines.BESIDE - wide : line + Lifelines.BESIDE + loop, top, wide, lines.size() * LINE);
        List<Primitive> texts = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            Box place = new Box(box.x(), top + i * LINE, width(lines.get(i)), LINE);
            texts.add(new Primitive.Text(place, lines.get(i), occurrence.text(), TextStyle.UI, ink(occurrence)));
        }
        node(occurrence, box, texts);
        return box.height();
    }

    private int width(String text) {
        return measure.width(text, TextStyle.UI);
    }

    private void node(Occurrence occurrence, Box box, List<Primitive> texts) {
        List<Primitive> primitives = new ArrayList<>(texts);
        boolean isCurrent = occurrence.transition() == current;
        String tooltip = occurrence.text() + "\ntransition " + occurrence.transition() + " of " + processes.process(occurrence.process()).label();
        long id = (long) occurrence.transition() << Integer.SIZE | occurrence.step();
        primitives.add(0, new Primitive.Bar(box, isCurrent ? ColorRole.fill(State.CURRENT) : ColorRole.CANVAS, Primitive.Fill.SOLID));
        nodes.add(new Node(new NodeKey(occurrence.process(), NodeKey.Kind.OCCURRENCE, id), box, occurrence.state(), isCurrent, false, false,
                occurrence.text(), tooltip, primitives));
    }

    private static ColorRole ink(Occurrence occurrence) {
        if (occurrence.state() == State.DROPPED) {
            return ColorRole.line(State.DROPPED);
        }
        return occurrence.kind() == Occurrence.Kind.SEND ? ColorRole.TEXT : ColorRole.SECONDARY;
    }

    private void dot(Occurrence occurrence, int y) {
        int x = lifelines.x(occurrence.process());
        boolean trouble = occurrence.kind() == Occurrence.Kind.TROUBLE;
        int side = trouble ? 2 * DOT : DOT;
        background.add(new Primitive.Glyph(new Box(x - side / 2, y - side / 2, side, side), trouble ? Mark.CROSS : Mark.DOT,
                trouble ? ColorRole.line(State.DROPPED) : ColorRole.TEXT));
    }

    private void depart(Occurrence occurrence, int y) {
        Message message = occurrence.message().orElseThrow();
        inFlight.put(message.key(), new Departure(message, new Point(lifelines.x(occurrence.process()), y)));
    }

    /** Draws an arrow that comes from a dot beside the line: its sender is not in the picture. */
    private void appear(Message message, Point to) {
        Point from = new Point(to.x() + STUB, to.y());
        links.add(new Link(name(message), List.of(from, to), State.IDLE, Link.End.ARROW));
        end(from);
        right = Math.max(left, right);
    }

    private void end(Point at) {
        background.add(new Primitive.Glyph(new Box(at.x() - DOT / 2, at.y() - DOT / 2, DOT, DOT), Mark.DOT, ColorRole.SECONDARY));
    }

    /** Draws the arrow of a message that arrives; one that left before the picture begins comes from the upper edge. */
    private void arrive(Occurrence occurrence, int top) {
        Message message = occurrence.message().orElseThrow();
        int y = top + LINE / 2;
        if (!sides.takesPart(message.initiator())) {
            appear(message, new Point(lifelines.x(occurrence.process()), y));
            return;
        }
        Departure departure = inFlight.remove(message.key());
        Point from = departure != null ? departure.point() : new Point(lifelines.x(sides.index(message.initiator())), HEADER);
        boolean dropped = occurrence.state() == State.DROPPED;
        State state = dropped ? State.DROPPED : occurrence.transition() == current ? State.CURRENT : State.IDLE;
        Point to = new Point(place(sides.index(message.target())), y);
        links.add(new Link(name(message), path(from, to, dropped), state, dropped ? Link.End.CROSS : Link.End.ARROW));
    }

    /** The line of a process, or for a message to nobody the right edge. */
    private int place(int target) {
        return target < lifelines.count() ? lifelines.x(target) : lifelines.width() - Lifelines.MARGIN;
    }

    private static List<Point> path(Point from, Point to, boolean dropped) {
        if (from.x() == to.x()) {
            return List.of(from, new Point(from.x() + LOOP - DOT, from.y()), new Point(from.x() + LOOP - DOT, to.y()), to);
        }
        int before = dropped ? Integer.signum(from.x() - to.x()) * Lifelines.BESIDE : 0;
        return List.of(from, new Point(to.x() + before, to.y()));
    }

    Scene finish() {
        int height = Math.max(left, right) + BOTTOM;
        inFlight.values().forEach(departure -> flight(departure, height - BOTTOM / 2));
        List<Primitive> under = new ArrayList<>();
        for (int process = 0; process < lifelines.count(); process++) {
            int x = lifelines.x(process);
            under.add(new Primitive.Stroke(List.of(new Point(x, BOX_TOP + BOX_HIGH), new Point(x, height - BOTTOM / 2)),
                    ColorRole.line(State.IDLE), 1, List.of()));
        }
        under.addAll(background);
        return new Scene(lifelines.width(), height, HEADER, under, links, nodes, Optional.of(nodes.get(nodes.size() - 1).key()));
    }

    /** Draws a message that has not arrived half on its way, or to a dot beside the line if its target is not in the picture. */
    private void flight(Departure departure, int bottom) {
        Message message = departure.message();
        Point from = departure.point();
        if (!sides.takesPart(message.target())) {
            Point to = new Point(from.x() + STUB, from.y());
            links.add(new Link(name(message), List.of(from, to), State.IN_FLIGHT, Link.End.NONE));
            end(to);
            return;
        }
        int there = sides.isLoop(message) ? from.x() + LOOP : (from.x() + place(sides.index(message.target()))) / 2;
        links.add(new Link(name(message), List.of(from, new Point(there, Math.max(from.y() + ROW / 2, bottom))), State.IN_FLIGHT,
                Link.End.OPEN_ARROW));
    }

    private static String name(Message message) {
        return message.key() + " from " + message.initiator();
    }
}

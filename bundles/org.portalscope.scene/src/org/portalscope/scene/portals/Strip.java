package org.portalscope.scene.portals;

import java.util.List;

import org.portalscope.engine.message.Message;
import org.portalscope.model.EventQueue;
import org.portalscope.model.NetworkInterface;
import org.portalscope.model.Portal;
import org.portalscope.model.Process;
import org.portalscope.scene.Box;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Point;
import org.portalscope.scene.style.Ink;
import org.portalscope.scene.style.Mark;
import org.portalscope.scene.style.State;
import org.portalscope.session.Moment;

/** A tile for every process on top of the picture, and the messages in flight between them. */
final class Strip {

    private static final int TILE_TOP = 16;
    private static final int TILE_HIGH = 36;
    private static final int LEAST = 48;
    private static final int MOST = 120;
    private static final int GAP = 4;
    private static final int LABEL = 16;
    private static final int MARGIN = 16;
    private static final int NARROW_MARGIN = 4;

    private final Situation situation;
    private final Sheet sheet;
    private final int wide;
    private final int left;

    Strip(Situation situation, Sheet sheet, int width) {
        this.situation = situation;
        this.sheet = sheet;
        int count = situation.world.getProcesses().size();
        int fitting = (width - 2 * MARGIN + GAP) / count - GAP;
        left = fitting < LEAST ? NARROW_MARGIN : MARGIN;
        wide = Math.max(LEAST, Math.min(MOST, fitting / 4 * 4));
    }

    /** The least width of the strip for a number of processes. */
    static int width(int count) {
        return 2 * NARROW_MARGIN + count * (LEAST + GAP) - GAP;
    }

    void draw() {
        List<Process> processes = situation.world.getProcesses();
        for (Process process : processes) {
            tile(process);
        }
        new Flights(situation, sheet, processes.stream().map(process -> box(process.getIndex())).toList()).draw();
    }

    private Box box(int index) {
        return new Box(left + index * (wide + GAP), TILE_TOP, wide, TILE_HIGH);
    }

    private void tile(Process process) {
        Box box = box(process.getIndex());
        Moment.Tile tile = situation.moment.tiles().size() > process.getIndex() ? situation.moment.tiles().get(process.getIndex()) : null;
        boolean target = situation.moment.message().map(Message::target).filter(id -> Ids.has(process, id)).isPresent();
        boolean initiator = situation.moment.message().map(Message::initiator).filter(id -> Ids.has(process, id)).isPresent();
        boolean failed = tile != null && tile.failed();
        Drawing drawing = sheet.draw(new NodeKey(process.getIndex(), NodeKey.Kind.PROCESS, 0), box);
        drawing.state(failed ? State.DROPPED : isDead(tile) ? State.REFUSED : State.IDLE).current(target).changed(tile != null && tile.acted());
        drawing.mark(box.x() + 6, box.y() + 6, 8, glyph(tile), drawing.ink());
        label(drawing, process);
        int entries = entries(process);
        int events = events(process);
        count(drawing, box.x() + 6, Mark.ENTRIES, entries);
        count(drawing, box.x() + wide / 2, Mark.EVENTS, events);
        if (initiator) {
            drawing.stroke(Ink.line(State.CURRENT), State.CURRENT.width(), List.of(), new Point(box.x() + 4, box.bottom() - 2),
                    new Point(box.right() - 4, box.bottom() - 2));
        }
        if (process == situation.process) {
            drawing.stroke(Ink.TEXT, 2, List.of(), new Point(box.x(), box.bottom() + 3), new Point(box.right(), box.bottom() + 3));
        }
        String words = words(process, tile, target, initiator);
        drawing.add(words.replace("\n", ", "), words + "\n" + Words.number(entries) + " match entries posted, " + Words.number(events)
                + " events waiting");
    }

    private void label(Drawing drawing, Process process) {
        Box box = drawing.bounds();
        String label = wide >= 2 * LEAST ? process.getId() + " " + process.getName() : process.getId().toString();
        int room = wide - LABEL - 2;
        if (process == situation.process) {
            drawing.bold(box.x() + LABEL, box.y() + 2, room, label);
        } else {
            drawing.words(box.x() + LABEL, box.y() + 2, room, label);
        }
    }

    private void count(Drawing drawing, int x, Mark mark, int count) {
        if (count > 0) {
            drawing.mark(x, drawing.bounds().y() + 22, 8, mark, Ink.SECONDARY);
            drawing.faint(x + 10, drawing.bounds().y() + 18, wide / 2 - 16, Words.number(count));
        }
    }

    private static Mark glyph(Moment.Tile tile) {
        if (tile == null) {
            return Mark.NONE;
        }
        if (tile.failed() || tile.dead()) {
            return Mark.CROSS;
        }
        return switch (tile.readiness()) {
            case READY -> Mark.READY;
            case WAKES -> Mark.WAKES;
            case WAITS, MEETS -> Mark.WAITS;
            case LAST, ENDED -> Mark.ENDED;
        };
    }

    private static boolean isDead(Moment.Tile tile) {
        return tile != null && tile.dead();
    }

    private static String readiness(Moment.Tile tile) {
        return switch (tile.readiness()) {
            case READY -> "ready";
            case WAKES -> "what it waited for has come";
            case WAITS, MEETS -> "waits";
            case LAST -> "has ended but for its last conditions";
            case ENDED -> "has ended";
        };
    }

    private String words(Process process, Moment.Tile tile, boolean target, boolean initiator) {
        StringBuilder words = new StringBuilder("process " + process.getId() + " " + process.getName());
        if (tile != null) {
            words.append('\n').append(tile.failed() ? "an expectation has failed" : tile.dead() ? "has died" : readiness(tile));
        }
        words.append(target ? "\ntarget of the message" : "").append(initiator ? "\ninitiator of the message" : "");
        return words.append(process == situation.process ? "\nshown below" : "").toString();
    }

    private static int entries(Process process) {
        int count = 0;
        for (NetworkInterface ni : process.getInterfaces()) {
            for (Portal portal : ni.getPortals()) {
                count += portal.getEntries().size();
            }
        }
        return count;
    }

    private static int events(Process process) {
        int count = 0;
        for (NetworkInterface ni : process.getInterfaces()) {
            for (EventQueue queue : ni.getQueues()) {
                count += queue.getEvents().size();
            }
        }
        return count;
    }
}

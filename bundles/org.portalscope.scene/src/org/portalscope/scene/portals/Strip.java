package org.portalscope.scene.portals;

import java.util.List;
import java.util.Optional;

import org.portalscope.engine.message.Message;
import org.portalscope.model.Process;
import org.portalscope.scene.Box;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Shortening;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Mark;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.State;
import org.portalscope.scene.style.TextStyle;
import org.portalscope.timeline.state.LiveProcess;
import org.portalscope.world.program.Program;

/** A tile for every process on top of the picture, and the messages in flight between them. */
final class Strip {

    private static final int TILE_TOP = 16;
    private static final int TILE_HIGH = 36;
    private static final int MOST = 120;
    private static final int GLYPH = 8;
    private static final int PAD = 6;
    private static final int NARROW_PAD = 3;
    private static final int BESIDE_GLYPH = 2;
    private static final int MARGIN = 16;
    private static final int NARROW_MARGIN = 4;

    private final ShownState shownState;
    private final SceneBuilder sceneBuilder;
    private final int wide;
    private final int gap;
    private final int pad;
    private final int left;
    private final List<String> labels;

    Strip(ShownState shownState, SceneBuilder sceneBuilder, Columns columns) {
        this.shownState = shownState;
        this.sceneBuilder = sceneBuilder;
        int count = shownState.world.getProcesses().size();
        gap = columns.tileGap();
        pad = columns.stacked() ? NARROW_PAD : PAD;
        int fitting = (columns.width() - 2 * MARGIN + gap) / count - gap;
        left = fitting < columns.leastTile() ? NARROW_MARGIN : MARGIN;
        wide = Math.max(columns.leastTile(), Math.min(MOST, fitting / 4 * 4));
        labels = TileLabels.of(shownState.world.getProcesses(), room(), text -> sceneBuilder.width(text, TextStyle.UI_BOLD));
    }

    /** The least width of the strip for a number of processes. */
    static int width(int count, Columns columns) {
        return 2 * NARROW_MARGIN + count * (columns.leastTile() + columns.tileGap()) - columns.tileGap();
    }

    void draw() {
        List<Process> processes = shownState.world.getProcesses();
        for (Process process : processes) {
            tile(process);
        }
        new InFlightArcs(shownState, sceneBuilder, processes.stream().map(process -> box(process.getIndex())).toList()).draw();
    }

    private Box box(int index) {
        return new Box(left + index * (wide + gap), TILE_TOP, wide, TILE_HIGH);
    }

    private void tile(Process process) {
        Box box = box(process.getIndex());
        boolean target = shownState.cursorState.message().map(Message::target).filter(id -> Ids.has(process, id)).isPresent();
        boolean initiator = shownState.cursorState.message().map(Message::initiator).filter(id -> Ids.has(process, id)).isPresent();
        NodeBuilder nodeBuilder = sceneBuilder.draw(new NodeKey(process.getIndex(), NodeKey.Kind.PROCESS, 0), box);
        boolean isFailed = process.isFailed() || isLive(process, LiveProcess.State.FAILED);
        boolean isLost = process.isDead() || isLive(process, LiveProcess.State.LOST);
        nodeBuilder.state(isFailed ? State.DROPPED : isLost ? State.REFUSED : State.IDLE).current(target)
                .changed(shownState.acted(process));
        nodeBuilder.mark(box.x() + pad, box.y() + 6, GLYPH, glyph(process), nodeBuilder.ink());
        label(nodeBuilder, process);
        int entries = process.getPostedEntries();
        int events = process.getWaitingEvents();
        int room = wide - badge(nodeBuilder, process);
        int half = room / 2;
        count(nodeBuilder, box.x() + pad, Mark.ENTRIES, entries, events > 0 ? half - pad : room - 2 * pad);
        count(nodeBuilder, entries > 0 ? box.x() + half : box.x() + pad, Mark.EVENTS, events, entries > 0 ? half - 2 : room - 2 * pad);
        if (initiator) {
            nodeBuilder.stroke(ColorRole.line(State.CURRENT), State.CURRENT.width(), List.of(), new Point(box.x() + 4, box.bottom() - 2),
                    new Point(box.right() - 4, box.bottom() - 2));
        }
        if (process == shownState.process) {
            nodeBuilder.stroke(ColorRole.TEXT, 2, List.of(), new Point(box.x(), box.bottom() + 3), new Point(box.right(), box.bottom() + 3));
        }
        String words = words(process, target, initiator);
        nodeBuilder.add(words.replace("\n", ", "), words + "\n" + PortalsWords.number(entries) + " match entries posted, " + PortalsWords.number(events)
                + " events waiting");
    }

    private boolean isLive(Process process, LiveProcess.State state) {
        return live(process).filter(live -> live.state() == state).isPresent();
    }

    /** From the left edge of a tile to its label. */
    private int label() {
        return pad + GLYPH + BESIDE_GLYPH;
    }

    private int room() {
        return wide - label() - 2;
    }

    private void label(NodeBuilder nodeBuilder, Process process) {
        Box box = nodeBuilder.bounds();
        String label = labels.get(process.getIndex());
        int at = box.x() + label();
        if (process == shownState.process) {
            nodeBuilder.bold(at, box.y() + 2, room(), label);
        } else {
            nodeBuilder.words(at, box.y() + 2, room(), label);
        }
    }

    /** Draws in the right corner how a process stands that runs elsewhere; returns how much room that takes. */
    private int badge(NodeBuilder nodeBuilder, Process process) {
        Optional<LiveProcess> live = live(process);
        if (live.isEmpty()) {
            return 0;
        }
        LiveBadge badge = LiveBadge.of(live.get());
        int room = Math.min(wide - 2 * pad, sceneBuilder.width(badge.words(), TextStyle.UI));
        nodeBuilder.text(nodeBuilder.bounds().right() - pad - room, nodeBuilder.bounds().y() + 18, room, badge.words(), TextStyle.UI, badge.ink(),
                Shortening.END);
        return room + pad;
    }

    private Optional<LiveProcess> live(Process process) {
        List<LiveProcess> all = shownState.options.live();
        return process.getIndex() < all.size() ? Optional.of(all.get(process.getIndex())) : Optional.empty();
    }

    /** A count for which there is no room is in the tooltip. */
    private void count(NodeBuilder nodeBuilder, int x, Mark mark, int count, int room) {
        if (count > 0 && room > 2 * GLYPH) {
            nodeBuilder.mark(x, nodeBuilder.bounds().y() + 22, GLYPH, mark, ColorRole.SECONDARY);
            nodeBuilder.faint(x + GLYPH + BESIDE_GLYPH, nodeBuilder.bounds().y() + 18, room - GLYPH - BESIDE_GLYPH, PortalsWords.number(count));
        }
    }

    private Mark glyph(Process process) {
        if (isThere(process)) {
            return Mark.READY;
        }
        if (process.isFailed() || process.isDead()) {
            return Mark.CROSS;
        }
        return switch (process.getReadiness()) {
            case READY -> Mark.READY;
            case WAKES -> Mark.WAKES;
            case WAITS, AT_BARRIER -> Mark.WAITS;
            case WHEN_QUIESCENT, ENDED -> Mark.ENDED;
        };
    }

    /** Whether nothing more has come of a process that is still there elsewhere: that it has ended is not known then. */
    private boolean isThere(Process process) {
        return process.getReadiness() == Program.Readiness.ENDED && live(process).filter(LiveProcess::isThere).isPresent();
    }

    private String standing(Process process) {
        if (isThere(process)) {
            return "runs elsewhere";
        }
        if (process.isFailed()) {
            return "an expectation has failed";
        }
        if (process.isDead()) {
            return "has died";
        }
        return switch (process.getReadiness()) {
            case READY -> "ready";
            case WAKES -> "what it waited for has come";
            case WAITS, AT_BARRIER -> "waits";
            case WHEN_QUIESCENT -> "has ended but for its last conditions";
            case ENDED -> "has ended";
        };
    }

    private String words(Process process, boolean target, boolean initiator) {
        return "process " + process.getId() + " " + process.getName() + "\n" + standing(process)
                + live(process).map(live -> "\n" + live.words()).orElse("") + (target ? "\ntarget of the message" : "")
                + (initiator ? "\ninitiator of the message" : "") + (process == shownState.process ? "\nshown below" : "");
    }
}

package org.portalscope.scene.portals;

import java.util.List;
import java.util.Optional;

import org.portalscope.model.NetworkInterface;
import org.portalscope.model.Portal;
import org.portalscope.model.World;
import org.portalscope.model.projection.StateChanges;
import org.portalscope.scene.Box;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Primitive;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.TextStyle;
import org.portalscope.timeline.cursor.CursorState;

/** Builds the picture of a process: the strip of all processes on top, below it the structures of Portals 3.2 §2.2 from left to right. */
public final class PortalsScene {

    /** The upper edge of the first row. */
    static final int TOP = 80;
    /** From one row to the next. */
    static final int PITCH = 48;
    /** The height of a row. */
    static final int ROW = 40;

    private static final int CAPTION = 60;
    private static final int HEADER = 76;
    private static final int BOTTOM_MARGIN = 16;
    /** The rows beside which the message stays where it is. */
    private static final int MESSAGE_ROWS = 3;

    private final ShownState shownState;
    private final SceneBuilder sceneBuilder;
    private final Columns columns;
    private final int width;

    private PortalsScene(ShownState shownState, TextMeasure measure) {
        this.shownState = shownState;
        SceneOptions options = shownState.options;
        sceneBuilder = new SceneBuilder(measure, options.zoom());
        columns = Columns.within(options.width() * 100 / options.zoom());
        width = Math.max(columns.width(), Strip.width(shownState.world.getProcesses().size(), columns));
    }

    /**
     * The picture of one process at a moment; empty if the model does not hold the process in full.
     *
     * @param process index of the process drawn in full
     */
    public static Scene build(World world, int process, CursorState cursorState, SceneOptions options, TextMeasure measure) {
        return build(world, process, cursorState, Optional.empty(), options, measure);
    }

    /**
     * The picture of one process at a moment; empty if the model does not hold the process in full.
     *
     * @param process index of the process drawn in full
     * @param jump    in what it differs from before the last move, if that was a jump
     */
    public static Scene build(World world, int process, CursorState cursorState, Optional<StateChanges> jump, SceneOptions options, TextMeasure measure) {
        if (process < 0 || process >= world.getProcesses().size() || !world.getProcesses().get(process).isInFull()) {
            return Scene.EMPTY;
        }
        return new PortalsScene(new ShownState(world, process, cursorState, jump, options), measure).build();
    }

    private Scene build() {
        new Strip(shownState, sceneBuilder, columns).draw();
        MatchColumn match = new MatchColumn(shownState, sceneBuilder, columns);
        MessageColumn message = new MessageColumn(shownState, sceneBuilder, columns);
        int top = TOP + columns.pitch() * rowsAbove(match.currentRow());
        message.draw(top);
        Optional<NetworkInterface> ni = shownState.networkInterface();
        if (ni.isEmpty()) {
            note(columns.entries(), "No network interface", "PtlNIInit opens one");
        }
        shownState.portal().ifPresentOrElse(match::draw, () -> ni.ifPresent(open -> noEntries()));
        DescriptorColumn descriptors = new DescriptorColumn(shownState, sceneBuilder, columns);
        ni.ifPresent(open -> descriptors.draw(open, match));
        MemoryColumn memory = new MemoryColumn(shownState, sceneBuilder, columns);
        memory.draw(ni, descriptors, top);
        new MessagePath(shownState, sceneBuilder, columns, message, match, descriptors, memory).draw();
        int height = sceneBuilder.bottom() + BOTTOM_MARGIN;
        captions(height);
        return sceneBuilder.finish(width, height, HEADER, focus(match));
    }

    /** How many rows message and memory stand lower, to be in sight with the entry; they move only every few rows. */
    private int rowsAbove(int row) {
        int rowsInSight = (shownState.options.height() * 100 / shownState.options.zoom() - TOP) / columns.pitch();
        return row < Math.max(MESSAGE_ROWS, rowsInSight) ? 0 : row / MESSAGE_ROWS * MESSAGE_ROWS - 1;
    }

    private void noEntries() {
        note(columns.entries(), "No match entries", "PtlMEAttach puts one here");
    }

    private void note(int x, String line, String more) {
        NodeBuilder nodeBuilder = sceneBuilder.draw(shownState.key(NodeKey.Kind.NOTE, 0), new Box(x, TOP, Columns.ENTRY_WIDE, ROW)).bare();
        nodeBuilder.faint(x, TOP + 4, Columns.ENTRY_WIDE, line);
        nodeBuilder.faint(x, TOP + 20, Columns.ENTRY_WIDE, more);
        nodeBuilder.add(line + ". " + more, line + ". " + more);
    }

    private void captions(int height) {
        int border = columns.border();
        sceneBuilder.background(new Primitive.Stroke(List.of(new Point(border, HEADER), new Point(border, height - 4)), ColorRole.SECONDARY, 1,
                List.of(6, 4)));
        caption(1, columns.message(), columns.messageWide(),
                shownState.networkInterface().isPresent() ? "Portal table" + shownState.whichInterface() : "");
        caption(2, columns.entries(), Columns.ENTRY_WIDE, shownState.portal().map(this::listCaption).orElse("Match list"));
        if (!columns.stacked()) {
            caption(3, columns.descriptors(), 88, "Descriptors");
            String library = "Library space";
            int wide = Math.min(88, sceneBuilder.width(library, TextStyle.UI));
            caption(4, border - 8 - wide, wide, library);
        }
        caption(5, border + 8, columns.memoryWide(), "Application space");
    }

    private String listCaption(Portal portal) {
        int count = portal.getEntries().size();
        String list = "Match list of portal " + portal.getIndex();
        String counted = list + ": " + PortalsWords.number(count) + (count == 1 ? " entry" : " entries");
        return sceneBuilder.width(counted, TextStyle.UI) <= Columns.ENTRY_WIDE ? counted : list;
    }

    private void caption(int id, int x, int wide, String text) {
        if (!text.isEmpty() && sceneBuilder.hasDetail()) {
            NodeBuilder nodeBuilder = sceneBuilder.draw(shownState.key(NodeKey.Kind.CAPTION, id), new Box(x, CAPTION, wide, NodeBuilder.LINE)).bare();
            nodeBuilder.faint(x, CAPTION, wide, text);
            nodeBuilder.add(text, text);
        }
    }

    /** What the last step changed, else the entry under examination, else the message. */
    private Optional<NodeKey> focus(MatchColumn match) {
        return shownState.changedLast().filter(sceneBuilder::holds).or(match::current)
                .or(() -> shownState.message().map(message -> shownState.key(NodeKey.Kind.MESSAGE, 0)));
    }
}

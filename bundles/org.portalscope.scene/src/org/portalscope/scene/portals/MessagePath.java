package org.portalscope.scene.portals;

import java.util.List;
import java.util.Optional;

import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.Response;
import org.portalscope.engine.state.Operation;
import org.portalscope.model.MemoryDescriptor;
import org.portalscope.model.Portal;
import org.portalscope.scene.Box;
import org.portalscope.scene.Link;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Shortening;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.State;
import org.portalscope.scene.style.TextStyle;
import org.portalscope.timeline.cursor.Outcome;

/** The way of the message through the picture: from its card to the entry under examination, and on to where it is carried out. */
final class MessagePath {

    private static final int LIST_LANE = 8;
    private static final int MESSAGE_LANE = 12;

    private final ShownState shownState;
    private final SceneBuilder sceneBuilder;
    private final Columns columns;
    private final MessageColumn message;
    private final MatchColumn match;
    private final DescriptorColumn descriptors;
    private final MemoryColumn memory;

    MessagePath(ShownState shownState, SceneBuilder sceneBuilder, Columns columns, MessageColumn message, MatchColumn match, DescriptorColumn descriptors,
            MemoryColumn memory) {
        this.shownState = shownState;
        this.sceneBuilder = sceneBuilder;
        this.columns = columns;
        this.message = message;
        this.match = match;
        this.descriptors = descriptors;
        this.memory = memory;
    }

    /** Whether the message in question is carried out on a descriptor. */
    static boolean accepts(ShownState shownState, MemoryDescriptor descriptor) {
        boolean byTranslation = descriptor.getEntry() != null && shownState.outcome(descriptor.getEntry().getHandle())
                .filter(outcome -> outcome.verdict() == Outcome.Verdict.ACCEPTED).isPresent();
        return byTranslation || operation(shownState, descriptor).isPresent();
    }

    private static Optional<Operation> operation(ShownState shownState, MemoryDescriptor descriptor) {
        return shownState.networkInterface().stream().flatMap(ni -> Pending.on(ni, descriptor.getHandle()).stream())
                .filter(operation -> shownState.hasArrived() && operation.completes()
                        && shownState.message().map(Message::key).filter(operation.message().key()::equals).isPresent())
                .findFirst();
    }

    void draw() {
        shownState.portal().ifPresent(this::list);
        Optional<Box> card = message.card().filter(box -> shownState.hasArrived());
        card.ifPresent(this::leave);
        descriptors.shown().forEach((descriptor, box) -> {
            if (accepts(shownState, descriptor)) {
                arrive(descriptor, box);
            }
        });
    }

    private void list(Portal portal) {
        Optional<Box> cell = message.cell(portal.getIndex());
        boolean searched = shownState.arrivedRequest().filter(request -> request.portal() == portal.getIndex()).isPresent();
        if (cell.isPresent() && !portal.getEntries().isEmpty() && !searched) {
            int y = cell.get().centerY();
            int top = PortalsScene.TOP + PortalsScene.ROW / 2;
            int lane = cell.get().right() + LIST_LANE;
            sceneBuilder.link("list", State.IDLE, Link.End.ARROW, List.of(new Point(cell.get().right(), y), new Point(lane, y),
                    new Point(lane, top), new Point(columns.entries(), top)));
        }
    }

    private void leave(Box card) {
        Optional<DropReason> dropped = shownState.cursorState.dropped();
        if (dropped.isPresent()) {
            drop(card, dropped.get());
            return;
        }
        Optional<Outcome> last = shownState.cursorState.outcomes().stream().reduce((first, second) -> second);
        Optional<Box> row = last.flatMap(outcome -> match.row(outcome.handle()));
        if (row.isPresent()) {
            State state = last.get().verdict() == Outcome.Verdict.ACCEPTED ? State.ACCEPTED : State.CURRENT;
            elbow("message", state, Link.End.ARROW, card, row.get().centerY(), columns.entries());
        } else if (shownState.message().filter(Response.class::isInstance).isPresent()) {
            descriptors.box(shownState.message().get().memoryDescriptor()).ifPresent(box -> respond(card, box));
        }
    }

    private void elbow(String name, State state, Link.End end, Box card, int y, int x) {
        int from = card.y() + 12;
        int lane = card.right() + MESSAGE_LANE;
        sceneBuilder.link(name, state, end, List.of(new Point(card.right(), from), new Point(lane, from), new Point(lane, y), new Point(x, y)));
    }

    private void drop(Box card, DropReason reason) {
        if (reason != DropReason.NO_MATCH) {
            int y = card.y() + 12;
            sceneBuilder.link("message", State.DROPPED, Link.End.CROSS,
                    List.of(new Point(card.right(), y), new Point(columns.entries() - 10, y)));
            return;
        }
        Box box = new Box(columns.entries(), match.bottom(), Columns.ENTRY_WIDE, PortalsScene.ROW);
        elbow("message", State.DROPPED, Link.End.CROSS, card, box.centerY(), columns.entries() - 8);
        NodeBuilder nodeBuilder = sceneBuilder.draw(shownState.key(NodeKey.Kind.NOTE, 3), box).state(State.DROPPED);
        int y = box.y() + 4;
        for (String line : sceneBuilder.wrapped("dropped: " + reason.words(), box.width() - 16)) {
            nodeBuilder.text(box.x() + 8, y, box.width() - 16, line, TextStyle.UI, ColorRole.line(State.DROPPED), Shortening.END);
            y += NodeBuilder.LINE;
        }
        nodeBuilder.add("dropped, " + reason.words(), "dropped: " + reason.words());
    }

    private void respond(Box card, Box descriptor) {
        int lane = card.right() + MESSAGE_LANE;
        int y = descriptor.y() - 4;
        int into = descriptor.x() - 16;
        sceneBuilder.link("message", State.CURRENT, Link.End.ARROW, List.of(new Point(card.right(), card.y() + 12),
                new Point(lane, card.y() + 12), new Point(lane, y), new Point(into, y), new Point(into, descriptor.centerY()),
                new Point(descriptor.x(), descriptor.centerY())));
    }

    private void arrive(MemoryDescriptor descriptor, Box box) {
        boolean translated = descriptor.getEntry() != null && match.row(descriptor.getEntry().getHandle()).isPresent();
        if (translated) {
            sceneBuilder.link("accepted by " + descriptor.getHandle(), State.ACCEPTED, Link.End.ARROW,
                    columns.stacked() ? List.of(new Point(box.centerX(), box.y() - columns.drop() + PortalsScene.ROW), new Point(box.centerX(), box.y()))
                            : List.of(new Point(columns.entries() + Columns.ENTRY_WIDE, box.centerY()), new Point(box.x(), box.centerY())));
        }
        if (descriptor.getQueue() != null) {
            way("queue", descriptor, box.y() + 12, descriptor.getQueue());
        }
        if (descriptor.getRegion() != null) {
            way("region", descriptor, box.y() + 28, descriptor.getRegion());
        }
    }

    private void way(String what, MemoryDescriptor descriptor, int y, Object element) {
        if (memory.box(element).isPresent()) {
            sceneBuilder.link(what + " of " + descriptor.getHandle(), State.ACCEPTED, Link.End.ARROW, memory.route(y, element));
        }
    }
}

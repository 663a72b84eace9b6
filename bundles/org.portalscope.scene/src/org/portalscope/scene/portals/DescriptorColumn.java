package org.portalscope.scene.portals;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

import org.portalscope.engine.api.Handle;
import org.portalscope.model.MatchEntry;
import org.portalscope.model.MemoryDescriptor;
import org.portalscope.model.NetworkInterface;
import org.portalscope.scene.Box;
import org.portalscope.scene.Link;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.State;
import org.portalscope.timeline.cursor.Outcome;

/** Memory descriptors, each beside its match entry; below them those that have none. */
final class DescriptorColumn {

    private static final int MOST_FREE = 24;
    private static final int CAPTION_WIDE = 120;

    private final ShownState shownState;
    private final SceneBuilder sceneBuilder;
    private final Columns columns;
    private final Map<MemoryDescriptor, Box> shown = new LinkedHashMap<>();

    DescriptorColumn(ShownState shownState, SceneBuilder sceneBuilder, Columns columns) {
        this.shownState = shownState;
        this.sceneBuilder = sceneBuilder;
        this.columns = columns;
    }

    /** The descriptors in the picture, with their boxes. */
    Map<MemoryDescriptor, Box> shown() {
        return shown;
    }

    Optional<Box> box(long handle) {
        return shown.entrySet().stream().filter(one -> one.getKey().getHandle() == handle).map(Map.Entry::getValue).findFirst();
    }

    void draw(NetworkInterface ni, MatchColumn match) {
        match.shown().forEach((entry, row) -> {
            if (entry.getDescriptor() != null) {
                attached(ni, entry, row);
            }
        });
        List<MemoryDescriptor> free = ni.getDescriptors().stream().filter(descriptor -> descriptor.getEntry() == null).toList();
        int y = shownState.portal().isPresent() ? match.bottom() : PortalsScene.TOP;
        if (shownState.portal().isEmpty() || shownState.isUnmatched()) {
            y += PortalsScene.PITCH;
        }
        List<MemoryDescriptor> drawn = IntStream.range(0, free.size()).filter(i -> i < MOST_FREE || shownState.isWanted(
                shownState.key(NodeKey.Kind.DESCRIPTOR, free.get(i).getHandle()))).mapToObj(free::get).toList();
        for (MemoryDescriptor descriptor : drawn) {
            free(ni, descriptor, y);
            y += PortalsScene.PITCH + (columns.stacked() ? NodeBuilder.LINE : 0);
        }
        if (free.size() > drawn.size()) {
            more(free.size() - drawn.size(), y);
        }
    }

    private void attached(NetworkInterface ni, MatchEntry entry, Box row) {
        Optional<Outcome> outcome = shownState.outcome(entry.getHandle());
        State state = outcome.filter(found -> found.verdict() == Outcome.Verdict.REFUSED).map(found -> State.REFUSED)
                .or(() -> outcome.filter(found -> found.verdict() == Outcome.Verdict.ACCEPTED).map(found -> State.ACCEPTED))
                .orElse(shownState.isSearching() ? State.NOT_EXAMINED : State.IDLE);
        Box box = draw(ni, entry.getDescriptor(), row.y() + columns.drop(), state, outcome.map(Outcome::reason).orElse(""));
        if (state != State.ACCEPTED) {
            sceneBuilder.link("descriptor of " + entry.getHandle(), state, Link.End.ARROW,
                    way(row, box));
        }
    }

    /** From an entry to its descriptor, which stands beside it or below it. */
    private List<Point> way(Box row, Box box) {
        return columns.stacked() ? List.of(new Point(box.centerX(), row.bottom()), new Point(box.centerX(), box.y()))
                : List.of(new Point(row.right(), row.centerY()), new Point(box.x(), box.centerY()));
    }

    private void free(NetworkInterface ni, MemoryDescriptor descriptor, int y) {
        int above = columns.stacked() ? NodeBuilder.LINE : 0;
        Box box = draw(ni, descriptor, y + above, descriptor.isDetached() ? State.UNLINKED : State.IDLE, "");
        String words = descriptor.isDetached() ? "detached" : "floating free";
        Box caption = columns.stacked() ? new Box(box.right() - CAPTION_WIDE, y, CAPTION_WIDE, NodeBuilder.LINE)
                : new Box(box.x() - 24 - CAPTION_WIDE, y + 12, CAPTION_WIDE, NodeBuilder.LINE);
        NodeBuilder nodeBuilder = sceneBuilder.draw(shownState.key(NodeKey.Kind.CAPTION, descriptor.getHandle()), caption).bare();
        nodeBuilder.wordsEndingAt(caption.right(), caption.y(), CAPTION_WIDE, words, ColorRole.SECONDARY);
        nodeBuilder.add(words, words);
    }

    private Box draw(NetworkInterface ni, MemoryDescriptor descriptor, int y, State state, String reason) {
        Box box = new Box(columns.descriptors(), y, Columns.DESCRIPTOR_WIDE, PortalsScene.ROW);
        new DescriptorBox(shownState, sceneBuilder, box, descriptor, Pending.on(ni, descriptor.getHandle())).draw(state, reason);
        shown.put(descriptor, box);
        return box;
    }

    private void more(int count, int y) {
        Box box = new Box(columns.descriptors(), y, Columns.DESCRIPTOR_WIDE, NodeBuilder.LINE);
        NodeBuilder nodeBuilder = sceneBuilder.draw(shownState.key(NodeKey.Kind.NOTE, Handle.none(Handle.Kind.MD)), box).bare();
        String words = "⋮ " + PortalsWords.number(count) + " more float free";
        nodeBuilder.faint(box.x(), box.y(), box.width(), words);
        nodeBuilder.add(words, words);
    }
}

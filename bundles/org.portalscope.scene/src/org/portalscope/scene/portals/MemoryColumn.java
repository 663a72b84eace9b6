package org.portalscope.scene.portals;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.portalscope.model.EventQueue;
import org.portalscope.model.MemoryDescriptor;
import org.portalscope.model.NetworkInterface;
import org.portalscope.model.Region;
import org.portalscope.scene.Box;
import org.portalscope.scene.Link;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.State;

/** Event queues and regions of memory, in the order in which the descriptors of the picture use them, then the others. */
final class MemoryColumn {

    private static final int GAP = 8;
    private static final int MOST_UNUSED = 16;
    private static final int[] LANES = {4, 9, 13, 19};

    private final ShownState shownState;
    private final SceneBuilder sceneBuilder;
    private final Columns columns;
    private final Map<Object, Box> shown = new LinkedHashMap<>();
    private Optional<NetworkInterface> networkInterface = Optional.empty();
    private int bottom;

    MemoryColumn(ShownState shownState, SceneBuilder sceneBuilder, Columns columns) {
        this.shownState = shownState;
        this.sceneBuilder = sceneBuilder;
        this.columns = columns;
    }

    /** Where a queue or a region is. */
    Optional<Box> box(Object element) {
        return Optional.ofNullable(shown.get(element));
    }

    void draw(Optional<NetworkInterface> ni, DescriptorColumn descriptors, int top) {
        networkInterface = ni;
        bottom = top;
        descriptors.shown().keySet().forEach(descriptor -> {
            draw(descriptor.getQueue());
            draw(descriptor.getRegion());
        });
        List<Object> rest = new ArrayList<>();
        ni.ifPresent(open -> rest.addAll(open.getQueues()));
        rest.addAll(shownState.process.getRegions());
        rest.removeAll(shown.keySet());
        rest.stream().limit(MOST_UNUSED).forEach(this::draw);
        rest.stream().skip(MOST_UNUSED).filter(element -> shownState.isWanted(key(element))).forEach(this::draw);
        rest.removeAll(shown.keySet());
        if (!rest.isEmpty()) {
            more(rest.size());
        }
        descriptors.shown().forEach(this::links);
    }

    private NodeKey key(Object element) {
        return element instanceof EventQueue queue ? shownState.key(NodeKey.Kind.QUEUE, queue.getHandle())
                : shownState.key(NodeKey.Kind.REGION, ((Region) element).getAddress());
    }

    private void draw(Object element) {
        if (element == null || shown.containsKey(element)) {
            return;
        }
        Box box;
        if (element instanceof EventQueue queue) {
            box = new QueueBox(shownState, sceneBuilder, queue).draw(columns.memory(), bottom, columns.memoryWide());
        } else {
            box = new RegionBox(shownState, sceneBuilder, (Region) element, networkInterface).draw(columns.memory(), bottom, columns.memoryWide());
        }
        shown.put(element, box);
        bottom = box.bottom() + GAP;
    }

    private void links(MemoryDescriptor descriptor, Box box) {
        boolean accepted = MessagePath.accepts(shownState, descriptor);
        if (descriptor.getQueue() != null && !accepted) {
            link(descriptor, "queue", box.y() + 12, descriptor.getQueue());
        }
        if (descriptor.getRegion() != null && !accepted) {
            link(descriptor, "region", box.y() + 28, descriptor.getRegion());
        }
    }

    private void link(MemoryDescriptor descriptor, String what, int y, Object element) {
        sceneBuilder.link(what + " of " + descriptor.getHandle(), State.IDLE, Link.End.ARROW, route(y, element));
    }

    /** From the right edge of a descriptor to a queue or region, on a lane of its own between the columns. */
    List<Point> route(int y, Object element) {
        Box to = shown.get(element);
        int from = columns.descriptors() + Columns.DESCRIPTOR_WIDE;
        int lane = from + LANES[new ArrayList<>(shown.keySet()).indexOf(element) % LANES.length];
        if (to.contains(to.x(), y)) {
            return List.of(new Point(from, y), new Point(to.x(), y));
        }
        return List.of(new Point(from, y), new Point(lane, y), new Point(lane, to.centerY()), new Point(to.x(), to.centerY()));
    }

    private void more(int count) {
        Box box = new Box(columns.memory(), bottom, columns.memoryWide(), NodeBuilder.LINE);
        NodeBuilder nodeBuilder = sceneBuilder.draw(shownState.key(NodeKey.Kind.NOTE, 2), box).bare();
        String words = "⋮ " + PortalsWords.number(count) + " more";
        nodeBuilder.faint(box.x(), box.y(), box.width(), words);
        nodeBuilder.add(words, words + " queues and regions");
    }
}

package org.portalscope.scene.portals;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Numbers;
import org.portalscope.model.MemoryDescriptor;
import org.portalscope.model.NetworkInterface;
import org.portalscope.model.Region;
import org.portalscope.scene.Box;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Primitive.Fill;
import org.portalscope.scene.Shortening;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.State;
import org.portalscope.scene.style.TextStyle;

/** A region of memory: name and address, below them a bar with the extents of descriptors, pending operations and bytes just written. */
final class RegionBox {

    private static final int PAD = 8;
    private static final int BAR_HIGH = 12;
    private static final int MOST_TICKS = 64;

    private final ShownState shownState;
    private final SceneBuilder sceneBuilder;
    private final Region region;
    private final List<Operation> pending;
    private final List<MemoryDescriptor> descriptors;
    private final List<RecentChanges.Written> written;

    RegionBox(ShownState shownState, SceneBuilder sceneBuilder, Region region, Optional<NetworkInterface> ni) {
        this.shownState = shownState;
        this.sceneBuilder = sceneBuilder;
        this.region = region;
        pending = ni.map(open -> Pending.within(open, region.getAddress(), region.getLength())).orElse(List.of());
        descriptors = ni.stream().flatMap(open -> open.getDescriptors().stream()).filter(one -> one.getRegion() == region)
                .limit(MOST_TICKS).toList();
        written = shownState.recent.written().stream()
                .filter(bytes -> Long.compareUnsigned(bytes.address() - region.getAddress(), region.getLength()) < 0).toList();
    }

    Box draw(int x, int y, int wide) {
        String state = words();
        Box box = new Box(x, y, wide, PortalsScene.ROW + (state.isEmpty() ? 0 : NodeBuilder.LINE));
        NodeBuilder nodeBuilder = sceneBuilder.draw(shownState.key(NodeKey.Kind.REGION, region.getAddress()), box)
                .changed(!written.isEmpty() || shownState.recent.declared(region.getAddress()));
        int end = nodeBuilder.bold(x + PAD, y + 4, wide - 2 * PAD, region.getName());
        String address = Numbers.hex(region.getAddress());
        int room = box.right() - 2 * PAD - end - PAD;
        if (nodeBuilder.fits(address, TextStyle.MONO, room)) {
            nodeBuilder.text(box.right() - PAD - 4 - nodeBuilder.width(address, TextStyle.MONO), y + 4, room, address,
                    TextStyle.MONO, ColorRole.SECONDARY, Shortening.MIDDLE);
        }
        bar(nodeBuilder, new Box(x + PAD, y + 22, wide - 2 * PAD, BAR_HIGH));
        if (!state.isEmpty()) {
            nodeBuilder.words(x + PAD, y + 36, wide - 2 * PAD, state);
        }
        nodeBuilder.add("region " + region.getName() + (state.isEmpty() ? "" : ", " + state), tooltip());
        return box;
    }

    private String words() {
        if (!pending.isEmpty()) {
            return Pending.label(pending.get(pending.size() - 1));
        }
        return written.isEmpty() ? "" : Numbers.count(shownState.recent.writtenIn(region.getAddress(), region.getLength()), "byte")
                + (shownState.cursorState.wentBack() ? " restored" : " written");
    }

    private void bar(NodeBuilder nodeBuilder, Box bar) {
        Extent whole = new Extent(bar, region.getAddress(), region.getLength());
        nodeBuilder.bar(bar, ColorRole.CANVAS, Fill.SOLID);
        Fill fill = shownState.cursorState.wentBack() ? Fill.HATCHED : Fill.SOLID;
        written.forEach(bytes -> nodeBuilder.bar(whole.part(bytes.address(), bytes.length()), ColorRole.line(State.CHANGED), fill));
        pending.forEach(one -> nodeBuilder.bar(whole.part(one.address(), one.length()), ColorRole.line(State.IN_FLIGHT), Fill.HATCHED));
        nodeBuilder.bar(bar, ColorRole.line(State.IDLE), Fill.OUTLINE);
        descriptors.stream().flatMap(one -> Stream.of(one.getStart(), one.getStart() + one.getLength())).distinct()
                .map(whole::at).distinct().filter(x -> x > bar.x() && x < bar.right())
                .forEach(x -> nodeBuilder.stroke(ColorRole.line(State.IDLE), 1, List.of(), new Point(x, bar.y() - 2),
                        new Point(x, bar.bottom() + 2)));
    }

    private String tooltip() {
        StringBuilder text = new StringBuilder("region " + region.getName() + "\n" + Numbers.count(region.getLength(), "byte") + " at "
                + Numbers.hex(region.getAddress()));
        pending.forEach(operation -> text.append('\n').append(Pending.words(operation)));
        written.stream().limit(8).forEach(bytes -> text.append('\n').append(bytes.words()));
        return text.toString();
    }
}

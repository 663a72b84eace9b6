package org.portalscope.scene.portals;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.portalscope.engine.state.BytesWritten;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Numbers;
import org.portalscope.model.MemoryDescriptor;
import org.portalscope.model.NetworkInterface;
import org.portalscope.model.Region;
import org.portalscope.scene.Box;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Point;
import org.portalscope.scene.Primitive.Fill;
import org.portalscope.scene.Shortening;
import org.portalscope.scene.style.Ink;
import org.portalscope.scene.style.State;
import org.portalscope.scene.style.Type;

/** A region of memory: name and address, below them a bar with the extents of descriptors, pending operations and bytes just written. */
final class RegionBox {

    private static final int PAD = 8;
    private static final int BAR_HIGH = 12;
    private static final int MOST_TICKS = 64;

    private final Situation situation;
    private final Sheet sheet;
    private final Region region;
    private final List<Operation> pending;
    private final List<MemoryDescriptor> descriptors;
    private final List<BytesWritten> written;

    RegionBox(Situation situation, Sheet sheet, Region region, Optional<NetworkInterface> ni) {
        this.situation = situation;
        this.sheet = sheet;
        this.region = region;
        pending = ni.map(open -> Pending.within(open, region.getAddress(), region.getLength())).orElse(List.of());
        descriptors = ni.stream().flatMap(open -> open.getDescriptors().stream()).filter(one -> one.getRegion() == region)
                .limit(MOST_TICKS).toList();
        written = situation.recent.written().stream()
                .filter(bytes -> Long.compareUnsigned(bytes.address() - region.getAddress(), region.getLength()) < 0).toList();
    }

    Box draw(int x, int y, int wide) {
        String state = words();
        Box box = new Box(x, y, wide, PortalsScene.ROW + (state.isEmpty() ? 0 : Drawing.LINE));
        Drawing drawing = sheet.draw(situation.key(NodeKey.Kind.REGION, region.getAddress()), box)
                .changed(!written.isEmpty() || situation.recent.declared(region.getAddress()));
        int end = drawing.bold(x + PAD, y + 4, wide - 2 * PAD, region.getName());
        String address = Numbers.hex(region.getAddress());
        int room = box.right() - 2 * PAD - end - PAD;
        if (drawing.fits(address, Type.MONO, room)) {
            drawing.text(box.right() - PAD - 4 - drawing.width(address, Type.MONO), y + 4, room, address,
                    Type.MONO, Ink.SECONDARY, Shortening.MIDDLE);
        }
        bar(drawing, new Box(x + PAD, y + 22, wide - 2 * PAD, BAR_HIGH));
        if (!state.isEmpty()) {
            drawing.words(x + PAD, y + 36, wide - 2 * PAD, state);
        }
        drawing.add("region " + region.getName() + (state.isEmpty() ? "" : ", " + state), tooltip());
        return box;
    }

    private String words() {
        if (!pending.isEmpty()) {
            return Pending.label(pending.get(pending.size() - 1));
        }
        return written.isEmpty() ? "" : Numbers.count(written.stream().mapToLong(bytes -> bytes.after().length).sum(), "byte")
                + (situation.moment.wentBack() ? " taken back" : " written");
    }

    private void bar(Drawing drawing, Box bar) {
        Extent whole = new Extent(bar, region.getAddress(), region.getLength());
        drawing.bar(bar, Ink.CANVAS, Fill.SOLID);
        Fill fill = situation.moment.wentBack() ? Fill.HATCHED : Fill.SOLID;
        written.forEach(bytes -> drawing.bar(whole.part(bytes.address(), bytes.after().length), Ink.line(State.CHANGED), fill));
        pending.forEach(one -> drawing.bar(whole.part(one.address(), one.length()), Ink.line(State.IN_FLIGHT), Fill.HATCHED));
        drawing.bar(bar, Ink.line(State.IDLE), Fill.OUTLINE);
        descriptors.stream().flatMap(one -> Stream.of(one.getStart(), one.getStart() + one.getLength())).distinct()
                .map(whole::at).distinct().filter(x -> x > bar.x() && x < bar.right())
                .forEach(x -> drawing.stroke(Ink.line(State.IDLE), 1, List.of(), new Point(x, bar.y() - 2),
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

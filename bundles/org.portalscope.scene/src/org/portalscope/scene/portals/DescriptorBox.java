package org.portalscope.scene.portals;

import java.util.List;
import java.util.OptionalLong;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Numbers;
import org.portalscope.model.MemoryDescriptor;
import org.portalscope.scene.Box;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Primitive.Fill;
import org.portalscope.scene.Shortening;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.State;
import org.portalscope.scene.style.TextStyle;

/** A memory descriptor: handle, threshold and options, below them a gauge of its local offset, with pending bytes hatched. */
final class DescriptorBox {

    private static final int PAD = 8;
    private static final int GAUGE_WIDE = 72;
    private static final int GAUGE_HIGH = 12;
    private static final int FLAG = 11;

    private final ShownState shownState;
    private final SceneBuilder sceneBuilder;
    private final Box box;
    private final MemoryDescriptor descriptor;
    private final List<Operation> pending;

    /** An option with its letter. */
    private enum Flag {
        P(Ptl.PTL_MD_OP_PUT, "PTL_MD_OP_PUT: responds to put"),
        G(Ptl.PTL_MD_OP_GET, "PTL_MD_OP_GET: responds to get"),
        T(Ptl.PTL_MD_TRUNCATE, "PTL_MD_TRUNCATE: takes the part that fits"),
        R(Ptl.PTL_MD_MANAGE_REMOTE, "PTL_MD_MANAGE_REMOTE: the initiator gives the offset"),
        A(Ptl.PTL_MD_ACK_DISABLE, "PTL_MD_ACK_DISABLE: sends no acknowledgement");

        private final int option;
        private final String words;

        Flag(int option, String words) {
            this.option = option;
            this.words = words;
        }

        boolean isSet(MemoryDescriptor descriptor) {
            return (descriptor.getOptions() & option) != 0;
        }
    }

    DescriptorBox(ShownState shownState, SceneBuilder sceneBuilder, Box box, MemoryDescriptor descriptor, List<Operation> pending) {
        this.shownState = shownState;
        this.sceneBuilder = sceneBuilder;
        this.box = box;
        this.descriptor = descriptor;
        this.pending = pending;
    }

    void draw(State state, String reason) {
        NodeBuilder nodeBuilder = sceneBuilder.draw(shownState.key(NodeKey.Kind.DESCRIPTOR, descriptor.getHandle()), box).state(state)
                .changed(shownState.recent.changed(descriptor.getHandle()));
        int right = flags(nodeBuilder, state);
        int x = nodeBuilder.bold(box.x() + PAD, box.y() + 4, 64, Handle.text(descriptor.getHandle())) + PAD;
        nodeBuilder.words(x, box.y() + 4, right - x, threshold());
        gauge(nodeBuilder);
        int at = box.x() + 2 * PAD + GAUGE_WIDE;
        nodeBuilder.words(at, box.y() + 20, box.right() - PAD - at, offset());
        String name = Handle.text(descriptor.getHandle()).replace("md", "memory descriptor");
        nodeBuilder.add(name + (state == State.IDLE ? "" : ", " + state.word()) + (reason.isEmpty() ? "" : ", " + reason), tooltip(reason));
    }

    private int flags(NodeBuilder nodeBuilder, State state) {
        int x = box.right() - PAD - 4;
        if (state == State.REFUSED || state == State.ACCEPTED) {
            x -= 12;
            nodeBuilder.mark(x, box.y() + 6, 12, state.mark(), ColorRole.line(state));
            x -= 4;
        }
        Flag[] flags = Flag.values();
        for (int i = flags.length - 1; i >= 0; i--) {
            if (flags[i].isSet(descriptor)) {
                x -= FLAG;
                nodeBuilder.text(x, box.y() + 4, FLAG + 1, flags[i].name(), TextStyle.MONO, nodeBuilder.ink(), Shortening.END);
            }
        }
        return x - 4;
    }

    private String threshold() {
        OptionalLong other = shownState.recent.threshold(descriptor.getHandle(), descriptor.getThreshold());
        String now = PortalsWords.threshold(descriptor.getThreshold());
        return "thr " + (other.isPresent() ? PortalsWords.threshold(other.getAsLong()) + " → " + now : now);
    }

    private String offset() {
        String length = PortalsWords.number(descriptor.getLength());
        if ((descriptor.getOptions() & Ptl.PTL_MD_MANAGE_REMOTE) != 0) {
            return length + (descriptor.getLength() == 1 ? " byte" : " bytes");
        }
        OptionalLong other = shownState.recent.offset(descriptor.getHandle(), descriptor.getLocalOffset());
        String now = PortalsWords.number(descriptor.getLocalOffset());
        return (other.isPresent() ? PortalsWords.number(other.getAsLong()) + " → " + now : now) + " of " + length;
    }

    private void gauge(NodeBuilder nodeBuilder) {
        Box gauge = new Box(box.x() + PAD, box.y() + 22, GAUGE_WIDE, GAUGE_HIGH);
        Extent whole = new Extent(gauge, 0, descriptor.getLength());
        nodeBuilder.bar(gauge, ColorRole.CANVAS, Fill.SOLID);
        nodeBuilder.bar(whole.part(0, descriptor.getLocalOffset()), ColorRole.line(State.IDLE), Fill.SOLID);
        pending.forEach(one -> nodeBuilder.bar(whole.part(one.offset(), one.length()), ColorRole.line(State.IN_FLIGHT), Fill.HATCHED));
        nodeBuilder.bar(gauge, ColorRole.line(State.IDLE), Fill.OUTLINE);
    }

    private String tooltip(String reason) {
        StringBuilder text = new StringBuilder(Handle.text(descriptor.getHandle()));
        text.append(reason.isEmpty() ? "" : "\nrefused: " + reason);
        text.append("\n").append(Numbers.count(descriptor.getLength(), "byte")).append(" at ").append(Numbers.hex(descriptor.getStart()));
        text.append("\nthreshold ").append(descriptor.getThreshold() == Ptl.PTL_MD_THRESH_INF ? "infinite" : descriptor.getThreshold());
        text.append("\nlocal offset ").append(PortalsWords.number(descriptor.getLocalOffset()));
        if (descriptor.getMaxOffset() != Ptl.MAX_OFFSET_NONE) {
            text.append(", maximum ").append(Long.toUnsignedString(descriptor.getMaxOffset()));
        }
        for (Flag flag : Flag.values()) {
            text.append(flag.isSet(descriptor) ? "\n" + flag.name() + "  " + flag.words : "");
        }
        text.append(descriptor.isUnlinkOp() ? "\nunlinked when it becomes inactive" : "");
        text.append(descriptor.isUnlinkNofit() ? "\nunlinked when a request does not fit" : "");
        text.append(descriptor.isDetached() ? "\ndetached from its match entry, goes with its last operation" : "");
        pending.forEach(operation -> text.append('\n').append(Pending.words(operation)));
        return text.toString();
    }
}

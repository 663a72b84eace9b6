package org.portalscope.scene.flow;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Step;

/** Which box of the flow chart a step belongs to, by its kind. */
final class FlowSteps {

    private static final Map<String, FlowBox> BOXES = new HashMap<>();

    static {
        put(FlowBox.VALID, "InterfaceCheck", "PortalIndexCheck", "CookieCheck", "AccessIdCheck", "AccessPortalCheck");
        put(FlowBox.RESPONSE, "ResponseCheck");
        put(FlowBox.MATCH, "SourceCheck", "BitsCheck");
        put(FlowBox.ACCEPTS, "DescriptorCheck", "ActiveCheck", "OperationCheck");
        put(FlowBox.ROOM, "RoomCheck");
        put(FlowBox.MORE, "MoreEntriesCheck");
        put(FlowBox.INCREMENT, "MessageDropped");
        put(FlowBox.PERFORM, "OperationStarted", "ThresholdTaken", "OffsetMoved", "BytesWritten", "OperationEnded", "OperationAbandoned", "MessageSent",
                "DataSent", "DataWithheld", "OperationCounted");
        put(FlowBox.DISCARD, "NoSuchProcess", "DataDiscarded");
        put(FlowBox.UNLINK_USED_ENTRY, "DescriptorReleased", "DescriptorDetached", "DescriptorInactivated", "EntryUnlinked");
        put(FlowBox.RECORD, "EventLogged", "EventLost", "WaiterServed", "EventTaken", "WaitReturned");
    }

    private FlowSteps() {
    }

    private static void put(FlowBox box, String... kinds) {
        List.of(kinds).forEach(kind -> BOXES.put(kind, box));
    }

    /**
     * The box of a step; none for steps that no box tells of.
     *
     * @param before the box of the step before
     */
    static Optional<FlowBox> box(Step step, Optional<FlowBox> before) {
        if (step.category() == Step.Category.ARRIVAL) {
            return Optional.of(FlowBox.ARRIVES);
        }
        if (step.category() == Step.Category.COMPLETION) {
            return Optional.of(FlowBox.PERFORM);
        }
        if (before.filter(box -> box == FlowBox.INCREMENT).isPresent()) {
            return before;
        }
        boolean full = before.filter(box -> box == FlowBox.ROOM || box == FlowBox.UNLINK_FULL_ENTRY).isPresent();
        return full && isUnlinking(step) ? Optional.of(FlowBox.UNLINK_FULL_ENTRY) : Optional.ofNullable(BOXES.get(step.kind()));
    }

    /** Whether it is part of the end of a descriptor, where the examination of an entry goes on afterwards. */
    private static boolean isUnlinking(Step step) {
        FlowBox box = BOXES.get(step.kind());
        return box == FlowBox.UNLINK_USED_ENTRY || box == FlowBox.RECORD;
    }

    /** Whether a step is a check that does not pass. */
    static boolean refuses(Step step) {
        return step instanceof Check check && !check.passed();
    }
}

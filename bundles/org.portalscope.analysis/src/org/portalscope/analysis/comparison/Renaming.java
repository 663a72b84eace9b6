package org.portalscope.analysis.comparison;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.timeline.state.ProcessState;
import org.portalscope.timeline.state.WorldState;

/**
 * Which handle and which link of one run is called how in another one, process by process. Names belong together once they have stood in one place of two
 * steps that are the same otherwise.
 */
public final class Renaming {

    private final Map<Name, Long> rightOfLeft = new HashMap<>();
    private final Map<Name, Long> leftOfRight = new HashMap<>();
    private final List<Pair> proposed = new ArrayList<>();

    /** A handle, which says itself of which kind it is, or a link. */
    private record Name(int process, boolean isLink, long number) {
    }

    private record Pair(Name left, Name right) {
    }

    /** A renaming of two runs that have come to one state: what is in it is called the same in both. */
    static Renaming behind(WorldState common) {
        Renaming renaming = new Renaming();
        for (ProcessState process : common.processes()) {
            process.portals().interfaces().forEach(ni -> renaming.keep(process.index(), ni));
        }
        renaming.decide(true);
        return renaming;
    }

    private void keep(int process, NetworkInterface ni) {
        Stream.of(ni.entries().all(), ni.descriptors().all(), ni.queues().all()).flatMap(List::stream)
                .forEach(object -> agree(process, object.handle(), object.handle()));
        for (int i = 0; i < ni.operationTable().size(); i++) {
            agreeOnLink(process, ni.operationTable().at(i).link(), ni.operationTable().at(i).link());
        }
    }

    /** The handle in the right run of an object in the left run; the same one if nothing is known of it. */
    public long right(int process, long leftHandle) {
        return rightOfLeft.getOrDefault(new Name(process, false, leftHandle), leftHandle);
    }

    /** Whether two handles can be those of one object; if they are so for the first time, that is proposed. */
    boolean agree(int process, long leftHandle, long rightHandle) {
        return Handle.isNone(leftHandle) || Handle.isNone(rightHandle) ? leftHandle == rightHandle
                : agree(new Name(process, false, leftHandle), new Name(process, false, rightHandle));
    }

    /** The same of two links; 0 is none. */
    boolean agreeOnLink(int process, long leftLink, long rightLink) {
        return leftLink == 0 || rightLink == 0 ? leftLink == rightLink
                : agree(new Name(process, true, leftLink), new Name(process, true, rightLink));
    }

    private boolean agree(Name left, Name right) {
        Long knownRight = rightOfLeft.get(left);
        Long knownLeft = leftOfRight.get(right);
        if (knownRight == null && knownLeft == null) {
            rightOfLeft.put(left, right.number);
            leftOfRight.put(right, left.number);
            proposed.add(new Pair(left, right));
            return true;
        }
        return knownRight != null && knownRight == right.number && knownLeft != null && knownLeft == left.number;
    }

    /** What has been proposed holds if the steps are the same otherwise, and else it does not. */
    void decide(boolean holds) {
        if (!holds) {
            proposed.forEach(pair -> {
                rightOfLeft.remove(pair.left);
                leftOfRight.remove(pair.right);
            });
        }
        proposed.clear();
    }
}

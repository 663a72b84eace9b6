package org.portalscope.timeline;

import java.util.List;

import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.world.Choice;
import org.portalscope.world.World;

/** Says whether a message is dropped in a transition that happens without its steps. */
final class DropWatch {

    private final World world;
    private long before;

    DropWatch(World world) {
        this.world = world;
    }

    /** A choice is about to happen. */
    void begin(Choice choice) {
        before = dropped(choice);
    }

    /** Whether a message was dropped by the choice, which has happened. */
    boolean end(Choice choice) {
        return isForNobody(choice) || dropped(choice) != before;
    }

    /** How many messages the process of a choice has dropped. */
    private long dropped(Choice choice) {
        List<NetworkInterface> interfaces = world.process(choice.process()).portals().state().interfaces();
        long count = 0;
        for (int i = 0; i < interfaces.size(); i++) {
            count += interfaces.get(i).dropCount();
        }
        return count;
    }

    /** Whether a message arrives that has no target, or one that has died. */
    private boolean isForNobody(Choice choice) {
        return choice instanceof Choice.Deliver deliver
                && (world.process(choice.process()).isDead() || world.process(deliver.message().target()).isEmpty());
    }
}

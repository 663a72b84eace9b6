package org.portalscope.world.explore;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.world.Choice;
import org.portalscope.world.World;

/**
 * What can happen next in a state, in an order that does not depend on how the state was reached: as {@link World#enabled} says, but
 * deliveries to a process by initiator and target, and behind all the rest the completions again, each failing by a fault.
 *
 * @param firstFault index of the first that is a fault
 * @param entangled  whether each can make any other impossible
 */
record Moves(List<Choice> choices, int firstFault, boolean entangled) {

    /** @param faults how many faults may still strike */
    static Moves of(World world, int faults) {
        List<Choice> choices = world.enabled();
        sortDeliveries(choices);
        int count = choices.size();
        for (int i = 0; faults > 0 && i < count; i++) {
            if (choices.get(i) instanceof Choice.Complete complete && canFail(complete)) {
                choices.add(new Choice.Complete(complete.process(), complete.operation(), NiFailType.PTL_NI_DATA_LOST));
            }
        }
        return new Moves(choices, count, world.holdsBack());
    }

    int count() {
        return choices.size();
    }

    Choice get(int move) {
        return choices.get(move);
    }

    boolean isFault(int move) {
        return move >= firstFault;
    }

    private static boolean canFail(Choice.Complete complete) {
        return complete.niFailType() == NiFailType.PTL_NI_OK && complete.operation().completes();
    }

    private static void sortDeliveries(List<Choice> choices) {
        for (int i = 1; i < choices.size(); i++) {
            for (int j = i; j > 0 && isBefore(choices.get(j), choices.get(j - 1)); j--) {
                choices.set(j, choices.set(j - 1, choices.get(j)));
            }
        }
    }

    private static boolean isBefore(Choice one, Choice other) {
        if (!(one instanceof Choice.Deliver first && other instanceof Choice.Deliver second) || one.process() != other.process()) {
            return false;
        }
        int order = first.message().initiator().compareTo(second.message().initiator());
        return order < 0 || order == 0 && first.message().target().compareTo(second.message().target()) < 0;
    }
}

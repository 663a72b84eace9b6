package org.portalscope.world.schedule;

import java.util.Optional;
import java.util.OptionalInt;

import org.portalscope.world.Choice;
import org.portalscope.world.World;

/** Decides what happens next in a world, from the world's state alone. */
public interface Scheduler {

    /** The choice that comes next, or nothing if nothing can happen. */
    Optional<Choice> next(World world);

    /**
     * Whether behind the delivery of a message it always chooses the completion of the operation that this started, if that can complete and no other
     * operation of the process can.
     */
    default boolean completesAtOnce() {
        return false;
    }

    /**
     * Whether behind a transition of a thread it always chooses the next one of that thread; if that waits, the completion of an operation of its process, and
     * behind that whoever comes next in round-robin order.
     */
    default boolean keepsThread() {
        return false;
    }

    /** Who goes on behind a transition that this one would not have chosen: itself, unless it says what happens by its place in the run. */
    default Scheduler afterDeviation() {
        return this;
    }

    /** Whether it leaves every choice to those who steer the run. */
    default boolean isManual() {
        return false;
    }

    /** How many transitions it decides from the start of a world on, if that is known. */
    default OptionalInt length() {
        return OptionalInt.empty();
    }

    /** Whether it may choose something later although it chooses nothing now, since what it repeats is still happening elsewhere. */
    default boolean awaitsMore() {
        return false;
    }

    /** Why it does not choose although something can happen, as a sentence without a full stop; nothing if it chooses, or nothing can happen. */
    default Optional<String> obstacle(World world) {
        return Optional.empty();
    }
}

package org.portalscope.world.schedule;

import java.util.function.BooleanSupplier;

import org.portalscope.world.Choice;
import org.portalscope.world.ForwardWorld;
import org.portalscope.world.World;

/**
 * Executes what a scheduler chooses in a world, keeps nothing of it, and never goes back. What the scheduler would choose next anyway happens at once: the
 * completion of what a delivery starts, and the next transitions of a thread.
 */
public final class ForwardExecution {

    private final ForwardWorld world;
    private final Scheduler scheduler;

    public ForwardExecution(World world, Scheduler scheduler) {
        this.world = new ForwardWorld(world);
        this.scheduler = scheduler;
    }

    /**
     * Makes what the scheduler has just chosen happen, with what it would choose next anyway.
     *
     * @param most how many transitions at most, from 1; with those that follow in threads of programs that {@link #run} lets execute the run
     * @return how many there were, without those, which {@link World#transitions} counts
     */
    public int advance(Choice choice, int most) {
        if (choice instanceof Choice.RunThread thread) {
            return world.advanceThread(thread, scheduler.keepsThread() ? most : 1);
        }
        if (choice instanceof Choice.Deliver delivery && most > 1 && scheduler.completesAtOnce()) {
            int passed = world.advanceWhole(delivery, scheduler.keepsThread() ? most : ForwardWorld.WHOLE);
            if (passed > 0) {
                return passed;
            }
        }
        world.world().advance(choice);
        return 1;
    }

    /**
     * Executes a run in this thread and in those that programs have of their own. What it throws, this method throws.
     *
     * @param advance makes the next choice happen, by {@link #advance}; false if the run ends there
     */
    public void run(BooleanSupplier advance) {
        world.run(advance);
    }
}

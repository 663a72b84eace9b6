package org.portalscope.world;

import java.util.List;
import java.util.function.BooleanSupplier;

import org.portalscope.world.program.RunThreads;

/** A world as a run sees it of which nothing is kept and that never goes back: transitions that follow one another anyway can happen at once. */
public final class ForwardWorld {

    /** Transitions of a delivery with the completion of what it starts. */
    public static final int WHOLE = 2;

    private final World world;

    public ForwardWorld(World world) {
        this.world = world;
    }

    public World world() {
        return world;
    }

    /**
     * Makes a delivery and the completion of what it starts happen at once, as {@link World#advance} does one after the other; only for those who would
     * choose the completion next if it is the only one of its process. Then the first thread of the process goes on if it can, as {@link #advanceThread} does.
     *
     * @param most transitions at most, from {@link #WHOLE}, for those who would not choose that the thread goes on
     * @return how many there were, as {@link #advanceThread} counts them, 1 if nothing was started; 0 if one cannot follow the other, and nothing has happened
     */
    public int advanceWhole(Choice.Deliver delivery, int most) {
        return world.quickExecutor().handles(delivery) ? world.quickExecutor().advanceWhole(delivery, most) : 0;
    }

    /**
     * Makes a thread go on, as {@link World#advance} does, and then again as long as it can; only for those who would choose that.
     *
     * @param most transitions at most, with those that follow in the thread of a program when it wants something else
     * @return how many there were, without those; a thread that can go on may have come to rest before
     */
    public int advanceThread(Choice.RunThread run, int most) {
        if (world.quickExecutor().handles(run)) {
            return world.quickExecutor().advance(run, most);
        }
        world.advance(run);
        return 1;
    }

    /**
     * Executes a run in this thread and in those that programs have of their own, so that these need not be woken for each call. What it throws, this method
     * throws.
     *
     * @param advance makes one of the enabled choices happen, with those that follow at once; false if the run ends there
     */
    public void run(BooleanSupplier advance) {
        RunThreads threads = RunThreads.DRIVER;
        for (WorldProcess process : world.quickExecutor().handlesAll() ? world.processes() : List.<WorldProcess>of()) {
            threads = process.program().join(threads);
        }
        threads.run(advance);
    }
}

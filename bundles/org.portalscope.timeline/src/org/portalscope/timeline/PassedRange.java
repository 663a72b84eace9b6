package org.portalscope.timeline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;

import org.portalscope.engine.step.Effect;
import org.portalscope.world.Choice;
import org.portalscope.world.World;

/** What a world tells of a range of transitions when it goes through them once, without their steps. */
final class PassedRange {

    private final OperationNotes operations = new OperationNotes();
    private int[] drops = new int[4];
    private int dropCount;
    private int messages;
    private boolean hasFailed;

    private PassedRange() {
    }

    /** Goes through a range. */
    static PassedRange of(ReplayedWorld world, ReplayedRange range, BooleanSupplier isOver) {
        PassedRange passed = new PassedRange();
        passed.pass(world, range, isOver);
        return passed;
    }

    private void pass(ReplayedWorld replayed, ReplayedRange range, BooleanSupplier isOver) {
        OperationWatch watch = new OperationWatch(operations);
        List<Effect> effects = new ArrayList<>();
        World world = replayed.world();
        DropWatch dropped = new DropWatch(world);
        while (replayed.number() < range.last() && !hasFailed && !isOver.getAsBoolean()) {
            Choice chosen = replayed.next();
            Choice choice = chosen instanceof Choice.Repeat repeat ? repeat.choice() : chosen;
            dropped.begin(choice);
            effects.clear();
            if (OperationWatch.needsEffects(choice)) {
                world.advance(chosen, effects);
            } else {
                world.advance(chosen);
            }
            watch.follow(replayed.number(), choice, effects, world);
            if (dropped.end(choice)) {
                addDrop(replayed.number());
            }
            hasFailed = world.hasFailed();
        }
        messages = (int) world.network().channels().sent();
    }

    private void addDrop(int number) {
        drops = dropCount == drops.length ? Arrays.copyOf(drops, 2 * dropCount) : drops;
        drops[dropCount++] = number;
    }

    /** Where operations appear in it. */
    OperationNotes operations() {
        return operations;
    }

    /** The numbers of the transitions in which a message was dropped. */
    int[] drops() {
        return Arrays.copyOf(drops, dropCount);
    }

    /** How many messages had been sent in the run behind it. */
    int messages() {
        return messages;
    }

    /** Whether it ends with something that does not fit the state, behind which nothing more happens. */
    boolean hasFailed() {
        return hasFailed;
    }
}

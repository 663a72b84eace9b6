package org.portalscope.world.explore;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.step.Effect;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;

/** The transitions of a schedule in a world of its own, with all their effects. */
final class Trail {

    private final World world;
    private final List<Choice> schedule;
    private final List<List<Effect>> effects = new ArrayList<>();

    /** @param world before its first transition */
    Trail(World world, List<Choice> schedule) {
        this.world = world;
        this.schedule = schedule;
        for (Choice choice : schedule) {
            List<Effect> made = new ArrayList<>();
            world.execute(choice, made);
            effects.add(made);
        }
    }

    /** The world after them. */
    World world() {
        return world;
    }

    int length() {
        return schedule.size();
    }

    /** The process that made a transition, counted from 0. */
    WorldProcess process(int transition) {
        return world.process(schedule.get(transition).process());
    }

    /** The effects of a transition, counted from 0. */
    List<Effect> effects(int transition) {
        return effects.get(transition);
    }
}

package org.portalscope.world;

import java.util.Arrays;
import java.util.List;

import org.portalscope.engine.step.Effect;

/**
 * What a process did about an input, as far as that depends on the process and its input alone: wherever the process stands the same and
 * gets the same, it does the same, so that these effects need not be computed again. Immutable.
 */
public final class Reaction {

    private final Choice choice;
    private final Opening opening;
    private final Effect[] effects;
    private final boolean leavesData;

    private Reaction(Choice choice, Opening opening, Effect[] effects) {
        this.choice = choice;
        this.opening = opening;
        this.effects = effects;
        leavesData = Arrays.stream(effects).anyMatch(Aftermath::leavesData);
    }

    /**
     * What a process did in the transition of some effects.
     *
     * @param from index of the opening
     * @param to   index behind the last effect of the process itself
     * @return null if the effects depend on more than the process and its input
     */
    static Reaction of(World world, Choice choice, List<Effect> effects, int from, int to) {
        if (world.timing().exists() || world.hasFailed()) {
            return null;
        }
        Effect[] own = effects.subList(from + 1, to).toArray(Effect[]::new);
        for (Effect effect : own) {
            if (effect instanceof DataRefused) {
                return null;
            }
        }
        return new Reaction(choice, (Opening) effects.get(from), own);
    }

    /** Whether it is what the process would do if it stood where it stood then, and a choice happened in a world as it is. */
    public boolean answers(World world, Choice asked) {
        if (choice instanceof Choice.RunThread run) {
            return asked instanceof Choice.RunThread other && run.thread() == other.thread();
        }
        return choice.equals(asked) && (!(opening instanceof CompletionBegins completion)
                || isSame(completion.payload(), world.network().payload(completion.operation())));
    }

    private static boolean isSame(Payload payload, Payload other) {
        return payload == other
                || payload != null && other != null && payload.niFailType() == other.niFailType() && Arrays.equals(payload.data(), other.data());
    }

    /** The opening of the transition in which the process did it first. */
    Opening opening() {
        return opening;
    }

    /** Whether there may be data that nobody wants any more. */
    boolean leavesData() {
        return leavesData;
    }

    /** Makes the effects, and adds them to those of a transition. */
    void repeat(WorldProcess process, List<Effect> transition) {
        for (Effect effect : effects) {
            effect.apply(process);
            transition.add(effect);
        }
    }
}

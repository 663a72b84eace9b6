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
    private final Payload payload;
    private final Effect[] effects;

    private Reaction(Choice choice, Payload payload, Effect[] effects) {
        this.choice = choice;
        this.payload = payload;
        this.effects = effects;
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
        return new Reaction(choice, effects.get(from) instanceof CompletionBegins completion ? completion.payload() : null, own);
    }

    /** Whether it is what the process would do if it stood where it stood then, and a choice happened in a world as it is. */
    public boolean answers(World world, Choice asked) {
        if (choice instanceof Choice.RunThread run) {
            return asked instanceof Choice.RunThread other && run.thread() == other.thread();
        }
        return choice.equals(asked) && (!(choice instanceof Choice.Complete complete) || isSame(world.network().payload(complete.operation())));
    }

    private boolean isSame(Payload other) {
        return payload == other
                || payload != null && other != null && payload.niFailType() == other.niFailType() && Arrays.equals(payload.data(), other.data());
    }

    /** Makes the effects, and adds them to those of a transition. */
    void repeat(WorldProcess process, List<Effect> transition) {
        for (Effect effect : effects) {
            effect.apply(process);
            transition.add(effect);
        }
    }
}

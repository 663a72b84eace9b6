package org.portalscope.world;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.portalscope.engine.step.Effect;
import org.portalscope.world.fault.ProcessDied;
import org.portalscope.world.network.DataDiscarded;
import org.portalscope.world.network.Payload;

/**
 * What a process did about an input: in the same state it does the same about the same input, so that this need not be computed again.
 * Immutable.
 */
public final class CachedTransition {

    private final Choice choice;
    private final Opening opening;
    private final List<Effect> own;
    private final List<Effect> between;
    private final boolean leavesData;
    private final boolean silent;
    private final boolean repeatable;

    private CachedTransition(Choice choice, Opening opening, List<Effect> own, List<Effect> between, boolean leavesData, boolean repeatable) {
        this.choice = choice;
        this.opening = opening;
        this.own = own;
        this.between = between;
        this.leavesData = leavesData;
        silent = opening instanceof ThreadScheduled && between.isEmpty() && !leavesData;
        this.repeatable = repeatable;
    }

    /**
     * What a process did in the transition of some effects.
     *
     * @param from index of the opening; all that follow are of the transition
     * @param to   index behind the last effect that depends on the process and its input alone
     */
    static CachedTransition of(World world, Choice choice, List<Effect> effects, int from, int to) {
        List<Effect> own = new ArrayList<>();
        List<Effect> between = new ArrayList<>();
        boolean leavesData = false;
        boolean repeatable = !world.hasGlobalDependencies();
        for (int i = from + 1; i < effects.size(); i++) {
            Effect effect = effects.get(i);
            leavesData |= DataDisposal.leavesData(effect);
            repeatable &= !(effect instanceof ProcessDied);
            if (!effect.liesBetween()) {
                own.add(effect);
            } else if (i < to) {
                between.add(effect);
                repeatable &= !(effect instanceof DataDiscarded);
            }
        }
        return new CachedTransition(choice, (Opening) effects.get(from), List.copyOf(own), List.copyOf(between), leavesData, repeatable);
    }

    /** The same, with further effects of the process on itself behind it. */
    public CachedTransition followedBy(List<Effect> further) {
        List<Effect> all = new ArrayList<>(own);
        all.addAll(further);
        return new CachedTransition(choice, opening, List.copyOf(all), between, leavesData, repeatable);
    }

    /** Whether it depends on the process and its input alone. */
    public boolean isRepeatable() {
        return repeatable;
    }

    /** Whether nothing changes between the processes when a thread runs and does it, so that nobody but the process takes any notice. */
    public boolean isSilent() {
        return silent;
    }

    /** Whether it is what the process would do in the state it was in then, if a choice happened in a world as it is. */
    public boolean answers(World world, Choice asked) {
        return (choice == asked || choice.equals(asked)) && (!(opening instanceof CompletionStarted completion)
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

    /** Its effects on the process itself, behind the opening. */
    public List<Effect> own() {
        return own;
    }

    /** How many bytes of data its effects hold. */
    public long dataLength() {
        long length = 0;
        for (Effect effect : own) {
            length += effect.dataLength();
        }
        for (Effect effect : between) {
            length += effect.dataLength();
        }
        return length;
    }

    /** Its effects on what lies between processes. */
    List<Effect> between() {
        return between;
    }

    /** Applies its effects on the process itself, which is in the state it was in before. */
    public void redo(WorldProcess process) {
        Opening.applyToProcess(process);
        for (Effect effect : own) {
            effect.apply(process);
        }
    }

    /** Reverts its effects on the process itself. */
    public void undo(WorldProcess process) {
        for (int i = own.size() - 1; i >= 0; i--) {
            own.get(i).revert(process);
        }
        Opening.revertOnProcess(process);
    }
}

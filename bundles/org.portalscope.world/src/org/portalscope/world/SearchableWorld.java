package org.portalscope.world;

import java.util.List;

import org.portalscope.engine.step.Effect;

/**
 * A world as a search sees it: it tries choices, goes back, and goes on elsewhere, and what a process has done once is not computed again.
 * What lies between the processes, and each process, are gone back to and on from separately. Nothing is explained.
 */
public final class SearchableWorld {

    private final World world;

    public SearchableWorld(World world) {
        this.world = world;
    }

    public World world() {
        return world;
    }

    /**
     * Makes one of the enabled choices happen, so that it can be reverted.
     *
     * @param effects to which its effects are added
     * @return what its process did
     */
    public CachedTransition execute(Choice choice, List<Effect> effects) {
        return world.executor().execute(choice, effects);
    }

    /**
     * Makes a thread execute the {@linkplain org.portalscope.world.program.Program#executeLocal local} statements that it is before.
     *
     * @param most    how many at most
     * @param effects to which their effects are added, all of them on the process
     * @return how many there were
     */
    public int executeLocal(WorldProcess process, int thread, int most, List<Effect> effects) {
        return world.executor().executeLocal(process, thread, most, effects);
    }

    /**
     * Whether local statements of a process can be left out of the account: not if what happens depends on how many transitions there were,
     * or on when.
     */
    public boolean mayExecuteLocally(WorldProcess process) {
        return !world.hasGlobalDependencies() && !process.faults().countTransitions();
    }

    /**
     * Makes what a choice changes between the processes happen again: its process was in the same state before, after the same inputs, and
     * gets the same, data included. The process itself is left as it is; {@link CachedTransition#redo} changes it.
     *
     * @param cached  of that process to that input; it {@linkplain CachedTransition#isRepeatable can be repeated}
     * @param effects to which those that {@linkplain Effect#liesBetween lie between} processes are added, behind the opening
     */
    public void repeat(Choice choice, CachedTransition cached, List<Effect> effects) {
        world.executor().repeat(choice, cached, effects);
    }

    /**
     * Reverts what a transition changed between the processes; {@link CachedTransition#undo} changes the process.
     *
     * @param process index of the process that took it
     * @param effects those from which its opening and its effects between processes are removed
     * @param from    index of its opening
     */
    public void revert(int process, List<Effect> effects, int from) {
        for (int i = effects.size() - 1; i > from; i--) {
            effects.remove(i).revert(world.process(process));
        }
        ((Opening) effects.remove(from)).restore(world.network());
        world.network().changes().allChanged();
    }
}

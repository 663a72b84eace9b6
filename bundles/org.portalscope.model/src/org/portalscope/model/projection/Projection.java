package org.portalscope.model.projection;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.portalscope.engine.effect.MessageSent;
import org.portalscope.engine.step.Effect;
import org.portalscope.model.Process;
import org.portalscope.model.World;
import org.portalscope.timeline.Move;
import org.portalscope.timeline.session.MoveListener;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.state.WorldState;
import org.portalscope.world.MessageDelivered;

/**
 * The EMF model at the cursor of a session; views read the model and never set it. It holds the processes on display in full, and summaries of
 * the others. It changes in one batch a move: effect by effect, or, if the move is a jump, by comparing the model with the state at its end,
 * object by object, as it does where another process is to be shown. Objects keep their identity as long as their handle is in use and their
 * process is shown.
 */
public final class Projection implements MoveListener {

    private final WorldState state;
    private final World model;
    private final Handlers summaries = new Handlers();
    private final Handlers structures = new Handlers();
    private final List<ProcessIndex> indexes = new ArrayList<>();
    private final Map<Integer, StateChanges> changes = new HashMap<>();
    private Set<Integer> shown;

    /**
     * The model of a world as it is now.
     *
     * @param shown the processes to hold in full, by index
     */
    public Projection(WorldState state, Set<Integer> shown) {
        this.state = state;
        this.shown = Set.copyOf(shown);
        model = FreshModel.of(state, shown);
        model.getProcesses().stream().map(ProcessIndex::of).forEach(indexes::add);
        Summaries.register(summaries);
        summaries.on(MessageSent.class, this::sent);
        summaries.on(MessageDelivered.class, this::delivered);
        StructureHandlers.register(structures);
        OperationHandlers.register(structures);
    }

    /** A projection that follows the cursor of a session from now on, with some processes in full. */
    public static Projection of(Session session, Set<Integer> shown) {
        Projection projection = new Projection(session.state(), shown);
        session.addListener(projection);
        return projection;
    }

    /** The model, always the same object. */
    public World model() {
        return model;
    }

    /** Holds other processes in full, as the state has them now; not to be called while a move is running. */
    public void show(Set<Integer> processes) {
        shown = Set.copyOf(processes);
        for (Process process : model.getProcesses()) {
            int index = process.getIndex();
            if (process.isInFull() != shown.contains(index)) {
                Reconciliation.of(process, FreshModel.process(state.process(index), shown.contains(index)));
                indexes.set(index, ProcessIndex.of(process));
                changes.remove(index);
            }
        }
    }

    @Override
    public void moved(Move move) {
        changes.clear();
        if (move.isJump()) {
            reconcile();
        } else {
            boolean applied = !move.isBack();
            move.forEachStep((transition, step) -> {
                if (transition.steps().get(step) instanceof Effect effect) {
                    project(indexes.get(transition.process()), effect, applied);
                }
            });
            model.getProcesses().forEach(process -> Summaries.update(process, state.process(process.getIndex())));
        }
    }

    private void project(ProcessIndex index, Effect effect, boolean applied) {
        summaries.project(index, effect, applied);
        if (index.process().isInFull()) {
            structures.project(index, effect, applied);
        }
    }

    /**
     * In what a process differs from itself before the last move, if that was a jump and the process was shown before it, too; else the steps of the
     * move tell.
     */
    public Optional<StateChanges> changes(int process) {
        return Optional.ofNullable(changes.get(process));
    }

    /** Makes the model that of the state as it is now, whatever lies between. */
    private void reconcile() {
        List<StateComparison> before = model.getProcesses().stream().filter(Process::isInFull).map(StateComparison::new).toList();
        Reconciliation.of(model, FreshModel.of(state, shown));
        before.forEach(comparison -> changes.put(comparison.process().getIndex(), comparison.changes()));
        indexes.replaceAll(index -> ProcessIndex.of(index.process()));
    }

    private void sent(ProcessIndex index, MessageSent effect, boolean applied) {
        if (state.leaves(effect.message())) {
            return;
        }
        if (applied) {
            model.getMessages().add(effect.message());
        } else {
            model.getMessages().remove(model.getMessages().size() - 1);
        }
    }

    private void delivered(ProcessIndex index, MessageDelivered effect, boolean applied) {
        if (effect.isFromOutside()) {
            return;
        }
        if (applied) {
            model.getMessages().remove(effect.index());
        } else {
            model.getMessages().add(effect.index(), effect.message());
        }
    }
}

package org.portalscope.model.projection;

import java.util.List;
import java.util.Optional;

import org.portalscope.engine.effect.MessageSent;
import org.portalscope.engine.step.Effect;
import org.portalscope.model.World;
import org.portalscope.session.Move;
import org.portalscope.session.MoveListener;
import org.portalscope.session.Session;
import org.portalscope.session.WorldState;
import org.portalscope.world.MessageDelivered;

/**
 * The EMF model at the cursor of a session; views read the model and never set it. It changes in one batch a move: effect by effect, or, if
 * the move is a jump, by comparing the model with the state at its end, object by object. Objects keep their identity as long as their handle is
 * in use.
 */
public final class Projection implements MoveListener {

    private final WorldState state;
    private final World model;
    private final Handlers handlers = new Handlers();
    private List<ProcessIndex> indexes;
    private List<StateChanges> changes = List.of();

    /** The model of a world as it is now. */
    public Projection(WorldState state) {
        this.state = state;
        FreshModel fresh = new FreshModel(state);
        model = fresh.model();
        indexes = fresh.indexes();
        StructureHandlers.register(handlers);
        OperationHandlers.register(handlers);
        handlers.on(MessageSent.class, this::sent);
        handlers.on(MessageDelivered.class, this::delivered);
    }

    /** A projection that follows the cursor of a session from now on. */
    public static Projection of(Session session) {
        Projection projection = new Projection(session.state());
        session.addListener(projection);
        return projection;
    }

    /** The model, always the same object. */
    public World model() {
        return model;
    }

    @Override
    public void moved(Move move) {
        changes = List.of();
        if (move.isJump()) {
            reconcile();
        } else {
            boolean applied = !move.isBack();
            move.forEachStep((transition, step) -> {
                if (transition.steps().get(step) instanceof Effect effect) {
                    handlers.project(indexes.get(transition.process()), effect, applied);
                }
            });
        }
    }

    /** In what a process differs from itself before the last move, if that was a jump; else the steps of the move tell. */
    public Optional<StateChanges> changes(int process) {
        return changes.isEmpty() ? Optional.empty() : Optional.of(changes.get(process));
    }

    /** Makes the model that of the state as it is now, whatever lies between. */
    private void reconcile() {
        List<StateComparison> before = model.getProcesses().stream().map(StateComparison::new).toList();
        Reconciliation.of(model, new FreshModel(state).model());
        changes = before.stream().map(StateComparison::changes).toList();
        indexes = model.getProcesses().stream().map(ProcessIndex::of).toList();
    }

    private void sent(ProcessIndex index, MessageSent effect, boolean applied) {
        if (applied) {
            model.getMessages().add(effect.message());
        } else {
            model.getMessages().remove(model.getMessages().size() - 1);
        }
    }

    private void delivered(ProcessIndex index, MessageDelivered effect, boolean applied) {
        if (applied) {
            model.getMessages().remove(effect.index());
        } else {
            model.getMessages().add(effect.index(), effect.message());
        }
    }
}

package org.portalscope.model.projection;

import java.util.List;

import org.portalscope.engine.effect.MessageSent;
import org.portalscope.engine.step.Effect;
import org.portalscope.model.World;
import org.portalscope.session.CursorListener;
import org.portalscope.session.Session;
import org.portalscope.world.MessageDelivered;
import org.portalscope.world.Transition;

/**
 * The EMF model at the cursor of a session. It follows the cursor effect by effect; views read the model and never set it.
 * Attach it with {@link Session#addListener}.
 */
public final class Projection implements CursorListener {

    private final World model;
    private final List<ProcessIndex> indexes;
    private final Handlers handlers = new Handlers();

    /** The model of a world as it is now. */
    public Projection(org.portalscope.world.World world) {
        FreshModel fresh = new FreshModel(world);
        model = fresh.model();
        indexes = fresh.indexes();
        StructureHandlers.register(handlers);
        OperationHandlers.register(handlers);
        handlers.on(MessageSent.class, this::sent);
        handlers.on(MessageDelivered.class, this::delivered);
    }

    /** A projection that follows the cursor of a session from now on. */
    public static Projection of(Session session) {
        Projection projection = new Projection(session.world());
        session.addListener(projection);
        return projection;
    }

    /** The model, always the same object. */
    public World model() {
        return model;
    }

    @Override
    public void applied(Transition transition, int step) {
        project(transition, step, true);
    }

    @Override
    public void reverted(Transition transition, int step) {
        project(transition, step, false);
    }

    private void project(Transition transition, int step, boolean applied) {
        if (transition.steps().get(step) instanceof Effect effect) {
            handlers.project(indexes.get(transition.process()), effect, applied);
        }
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

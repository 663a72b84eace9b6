package org.portalscope.ui.flow;

import java.util.Optional;

import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.step.Subject;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Scaling;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.flow.FlowBox;
import org.portalscope.scene.flow.FlowScene;
import org.portalscope.scene.portals.SceneOptions;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.state.ProcessSubject;
import org.portalscope.ui.part.SavePictureAction;
import org.portalscope.ui.part.SceneView;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.world.Transition;

/**
 * Shows the way of the message at the cursor through the flow chart of address translation, or that of a message that another view selects until the cursor
 * moves. Opening a box goes on to where a message comes to it.
 */
public final class FlowView extends SceneView {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.flow";

    private Optional<ProcessSubject> followed = Optional.empty();
    private Optional<Chosen> chosen = Optional.empty();

    /** The transition in which a message was received that another view has selected, and where the cursor was then. */
    private record Chosen(Transition arrival, Position position) {
    }

    /** The message that is shown instead of the one at the cursor, until that moves. */
    private Optional<Chosen> shown() {
        follow();
        return chosen.filter(message -> controller().snapshot().filter(now -> now.position().equals(message.position())).isPresent());
    }

    @Override
    protected String description() {
        String whose = super.description();
        String way = shown().map(message -> message.arrival().opening().words() + " in transition " + message.arrival().number()
                + ": its whole way, until the cursor moves").orElse("");
        return whose + (whose.isEmpty() || way.isEmpty() ? "" : " · ") + way;
    }

    private void follow() {
        if (!controller().selectedSubject().equals(followed)) {
            followed = controller().selectedSubject();
            chosen = followed.map(ProcessSubject::subject).filter(Subject.OfOperation.class::isInstance).map(Subject.OfOperation.class::cast)
                    .flatMap(operation -> chosen(operation.id()));
        }
    }

    /** The message of an operation; none if that is the one at the cursor. */
    private Optional<Chosen> chosen(OperationId operation) {
        Optional<SessionController> steered = controller().open().map(OpenSession::controller).filter(it -> !it.isBusy());
        return steered.flatMap(it -> FlowScene.arrival(it.session().timeline(), it.session().places(operation))
                .filter(arrival -> arrival.number() != it.session().position().transition())
                .map(arrival -> new Chosen(arrival, it.session().position())));
    }

    @Override
    protected Scene build(SceneOptions options, TextMeasure measure) {
        SessionSnapshot snapshot = controller().snapshot().orElseThrow();
        Scaling scaling = new Scaling(options.zoom());
        Optional<Chosen> other = shown();
        if (other.isPresent()) {
            return scaling.scene(FlowScene.build(other.get().arrival(), scaling.measure(measure)));
        }
        return scaling.scene(FlowScene.build(snapshot.cursorState(), snapshot.timeline(), snapshot.position(), scaling.measure(measure)));
    }

    @Override
    protected Menu menu(Control canvas) {
        return new BoxMenu(this::runTo, () -> selected().flatMap(FlowScene::box), new SavePictureAction(getSite(), this)).of(canvas);
    }

    @Override
    protected void open(NodeKey key) {
        FlowScene.box(key).ifPresent(box -> runTo(box, Direction.FORWARD));
    }

    /** Goes to the next or previous step with which a message comes to a box. */
    public void runTo(FlowBox box, Direction direction) {
        controller().find(BoxReached.query(box), direction);
    }
}

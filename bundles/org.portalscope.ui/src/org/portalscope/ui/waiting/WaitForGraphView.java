package org.portalscope.ui.waiting;

import java.util.Optional;
import java.util.OptionalInt;

import org.portalscope.presentation.control.SessionController;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Scaling;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.portals.SceneOptions;
import org.portalscope.scene.waiting.WaitForScene;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.Timeline;
import org.portalscope.ui.part.SceneView;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.world.waiting.WaitForGraph;

/**
 * Shows who waits for whom at the cursor, and whom nobody can release. Selecting a process shows it in all views; opening one goes back to its last
 * transition, from which on it waits. While a long move runs it shows what was there before.
 */
public final class WaitForGraphView extends SceneView {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.waitForGraph";

    private Optional<OpenSession> shown = Optional.empty();
    private Optional<WaitForGraph> graph = Optional.empty();
    private OptionalInt followed = OptionalInt.empty();

    @Override
    protected Scene build(SceneOptions options, TextMeasure measure) {
        look();
        Scaling scaling = new Scaling(options.zoom());
        return graph.map(found -> scaling.scene(WaitForScene.build(found, options.width() * 100 / options.zoom(), scaling.measure(measure))))
                .orElse(Scene.EMPTY);
    }

    /** Takes the graph at the cursor, unless that is moving. */
    private void look() {
        if (!shown.equals(controller().open())) {
            shown = controller().open();
            graph = Optional.empty();
        }
        shown.map(OpenSession::controller).filter(steered -> !steered.isBusy())
                .ifPresent(steered -> graph = Optional.of(steered.session().state().waitForGraph()));
    }

    @Override
    protected void selected(Optional<NodeKey> key) {
        key.filter(node -> node.kind() == NodeKey.Kind.PROCESS).ifPresent(node -> controller().pin(OptionalInt.of(node.process())));
    }

    @Override
    protected void open(NodeKey key) {
        if (key.kind() == NodeKey.Kind.PROCESS) {
            controller().open().map(OpenSession::controller).filter(steered -> !steered.isBusy()).flatMap(steered -> last(steered, key.process()))
                    .ifPresent(controller()::seek);
        }
    }

    /** The end of the last transition of a process at or before the cursor. */
    private static Optional<Position> last(SessionController steered, int process) {
        Timeline timeline = steered.session().timeline();
        int number = steered.session().position().transition();
        while (number > 0 && timeline.choice(number).process() != process) {
            number--;
        }
        return number == 0 ? Optional.empty() : Optional.of(new Position(number, timeline.steps(number)));
    }

    @Override
    protected void showSession() {
        super.showSession();
        if (hasPicture() && !controller().pinned().equals(followed)) {
            followed = controller().pinned();
            followed.ifPresent(process -> picture().node(new NodeKey(process, NodeKey.Kind.PROCESS, 0)).ifPresent(node -> show(node.key())));
        }
    }
}

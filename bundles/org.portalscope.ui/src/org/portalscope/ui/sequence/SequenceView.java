package org.portalscope.ui.sequence;

import java.util.Optional;

import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.presentation.control.StepSubjects;
import org.portalscope.scene.Node;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Scaling;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.portals.SceneOptions;
import org.portalscope.scene.sequence.SequenceOptions;
import org.portalscope.scene.sequence.SequenceScene;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.state.ProcessSubject;
import org.portalscope.ui.part.SceneView;

/**
 * Shows the course of the run up to the cursor: processes as lifelines, messages as arrows. Opening something goes to where it happened; selecting it selects
 * the message or the object in all views.
 */
public final class SequenceView extends SceneView {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.sequence";

    private Optional<ProcessSubject> followed = Optional.empty();

    @Override
    protected Scene build(SceneOptions options, TextMeasure measure) {
        SessionSnapshot snapshot = controller().snapshot().orElseThrow();
        Scaling scaling = new Scaling(options.zoom());
        int room = options.width() * 100 / options.zoom();
        return scaling.scene(SequenceScene.build(snapshot.processes(), snapshot.cursorState(), snapshot.failure(), snapshot.timeline(),
                snapshot.position(), SequenceOptions.within(room), scaling.measure(measure)));
    }

    @Override
    protected void open(NodeKey key) {
        SequenceScene.position(key).ifPresent(controller()::seek);
    }

    @Override
    protected void selected(Optional<NodeKey> key) {
        key.flatMap(SequenceScene::position).flatMap(this::subject).ifPresent(subject -> controller().selectSubject(Optional.of(subject)));
    }

    private Optional<ProcessSubject> subject(Position position) {
        return StepSubjects.of(controller().snapshot().orElseThrow().timeline().transition(position.transition()), position.step() - 1);
    }

    @Override
    protected void showSession() {
        super.showSession();
        Optional<ProcessSubject> wanted = controller().selectedSubject();
        if (!wanted.equals(followed)) {
            followed = wanted;
            wanted.ifPresent(this::follow);
        }
    }

    /** Selects the last that is drawn of what another view has selected. */
    private void follow(ProcessSubject wanted) {
        if (selected().flatMap(SequenceScene::position).filter(place -> isAbout(place, wanted)).isEmpty()) {
            picture().nodes().stream().filter(node -> SequenceScene.position(node.key()).filter(place -> isAbout(place, wanted)).isPresent())
                    .reduce((first, last) -> last).map(Node::key).ifPresent(this::show);
        }
    }

    /** Whether a place of the picture, which may still be that of a longer run before, is about what is selected. */
    private boolean isAbout(Position place, ProcessSubject wanted) {
        Timeline timeline = controller().snapshot().orElseThrow().timeline();
        return timeline.holds(place) && StepSubjects.isAbout(timeline.transition(place.transition()), place.step() - 1, wanted);
    }
}

package org.portalscope.ui.sequence;

import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Scaling;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.portals.SceneOptions;
import org.portalscope.scene.sequence.SequenceOptions;
import org.portalscope.scene.sequence.SequenceScene;
import org.portalscope.session.control.SessionSnapshot;
import org.portalscope.session.timeline.Position;
import org.portalscope.ui.part.SceneView;

/** Shows the course of the run up to the cursor: processes as lifelines, messages as arrows. Opening something goes to where it happened. */
public final class SequenceView extends SceneView {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.sequence";

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
        if (key.kind() == NodeKey.Kind.OCCURRENCE) {
            controller().seek(new Position((int) (key.id() >>> Integer.SIZE), (int) key.id() + 1));
        }
    }
}

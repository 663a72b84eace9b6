package org.portalscope.ui.flow;

import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Scaling;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.flow.FlowBox;
import org.portalscope.scene.flow.FlowScene;
import org.portalscope.scene.portals.SceneOptions;
import org.portalscope.session.control.SessionSnapshot;
import org.portalscope.session.timeline.Direction;
import org.portalscope.ui.part.SceneView;

/** Shows the way of the message at the cursor through the flow chart of address translation. Opening a box goes on to where a message comes to it. */
public final class FlowView extends SceneView {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.flow";

    @Override
    protected Scene build(SceneOptions options, TextMeasure measure) {
        SessionSnapshot snapshot = controller().snapshot().orElseThrow();
        Scaling scaling = new Scaling(options.zoom());
        return scaling.scene(FlowScene.build(snapshot.cursorState(), snapshot.timeline(), snapshot.position(), scaling.measure(measure)));
    }

    @Override
    protected Menu menu(Control canvas) {
        return new BoxMenu(this::runTo, () -> selected().flatMap(FlowScene::box)).of(canvas);
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

package org.portalscope.ui.sequence;

import java.util.Optional;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.viewers.DoubleClickEvent;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.portalscope.graph.GraphViewer;
import org.portalscope.graph.SceneProvider;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Scaling;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.portals.SceneOptions;
import org.portalscope.scene.sequence.SequenceOptions;
import org.portalscope.scene.sequence.SequenceScene;
import org.portalscope.session.Position;
import org.portalscope.session.Session;
import org.portalscope.ui.part.EmptyHint;
import org.portalscope.ui.part.SessionView;

/** Shows the course of the run up to the cursor: processes as lifelines, messages as arrows. Opening something goes to where it happened. */
public final class SequenceView extends SessionView {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.sequence";

    private Composite stack;
    private EmptyHint hint;
    private GraphViewer viewer;

    @Override
    protected void createContents(Composite parent) {
        stack = new Composite(parent, SWT.NONE);
        stack.setLayout(new StackLayout());
        hint = new EmptyHint(stack);
        viewer = new GraphViewer(stack, JFaceResources.getColorRegistry());
        viewer.setContentProvider((SceneProvider) this::scene);
        viewer.addOpenListener(this::goTo);
        getSite().setSelectionProvider(viewer);
        hint.show("No scenario is open. <a href=\"org.portalscope.ui.openGallery\">Open the Gallery</a> to choose one, "
                + "or <a href=\"org.portalscope.ui.openScenario\">open a file</a>.");
        recolour();
    }

    /** While a move is running the session is not to be read, so the picture stays. */
    private Scene scene(Object input, SceneOptions options, TextMeasure measure) {
        if (controller().isBusy()) {
            return viewer.scene();
        }
        Optional<Session> session = controller().session();
        if (session.isEmpty()) {
            return Scene.EMPTY;
        }
        Scaling scaling = new Scaling(options.zoom());
        int room = options.width() * 100 / options.zoom();
        return scaling.scene(SequenceScene.build(session.get().world(), session.get().timeline(), session.get().position(),
                SequenceOptions.within(room), scaling.measure(measure)));
    }

    private void goTo(DoubleClickEvent opened) {
        NodeKey key = (NodeKey) ((IStructuredSelection) opened.getSelection()).getFirstElement();
        if (key.kind() == NodeKey.Kind.OCCURRENCE) {
            controller().seek(new Position((int) (key.id() >>> Integer.SIZE), (int) key.id() + 1));
        }
    }

    @Override
    public void changed() {
        boolean open = controller().standing().isPresent();
        ((StackLayout) stack.getLayout()).topControl = open ? viewer.getControl() : hint.control();
        stack.layout();
        if (open && viewer.getInput() == null) {
            viewer.setInput(controller());
        } else {
            viewer.refresh();
        }
    }

    @Override
    protected void recolour() {
        hint.recolour();
    }

    @Override
    public void setFocus() {
        if (controller().standing().isPresent()) {
            viewer.getControl().setFocus();
        } else {
            hint.control().setFocus();
        }
    }
}

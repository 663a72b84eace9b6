package org.portalscope.ui.graph;

import java.util.Optional;
import java.util.OptionalInt;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.viewers.DoubleClickEvent;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.portalscope.graph.GraphViewer;
import org.portalscope.graph.SceneProvider;
import org.portalscope.model.World;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.portals.PortalsScene;
import org.portalscope.scene.portals.SceneOptions;
import org.portalscope.session.Moment;
import org.portalscope.ui.part.EmptyHint;
import org.portalscope.ui.part.SessionView;

/** Shows one process in full, with the message under translation, and all others in a strip. */
public final class PortalsGraphView extends SessionView {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.graph";

    private static final int WIDE = 1080;
    private static final int LARGER = 125;

    private Composite stack;
    private Composite drawn;
    private EmptyHint hint;
    private CoachLine coach;
    private GraphViewer viewer;

    @Override
    protected void createContents(Composite parent) {
        stack = new Composite(parent, SWT.NONE);
        stack.setLayout(new StackLayout());
        hint = new EmptyHint(stack);
        drawn = new Composite(stack, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(drawn);
        coach = new CoachLine(drawn);
        viewer = new GraphViewer(drawn, JFaceResources.getColorRegistry());
        GridDataFactory.fillDefaults().grab(true, true).applyTo(viewer.getControl());
        viewer.setContentProvider((SceneProvider) this::scene);
        viewer.addOpenListener(this::pin);
        getSite().setSelectionProvider(viewer);
        hint.show("No scenario is open. <a href=\"org.portalscope.ui.openGallery\">Open the Gallery</a> to choose one, "
                + "or <a href=\"org.portalscope.ui.openScenario\">open a file</a>.");
        recolour();
    }

    /** While a move is running the model is not to be read, so the picture stays. */
    private Scene scene(Object input, SceneOptions options, TextMeasure measure) {
        if (controller().isBusy()) {
            return viewer.scene();
        }
        Optional<World> model = controller().model();
        if (model.isEmpty()) {
            return Scene.EMPTY;
        }
        Moment moment = controller().standing().orElseThrow().moment();
        return PortalsScene.build(model.get(), controller().shownProcess(), moment, options, measure);
    }

    private void pin(DoubleClickEvent opened) {
        NodeKey key = (NodeKey) ((IStructuredSelection) opened.getSelection()).getFirstElement();
        if (key.kind() == NodeKey.Kind.PROCESS) {
            OptionalInt chosen = OptionalInt.of(key.process());
            controller().pin(chosen.equals(controller().pinned()) ? OptionalInt.empty() : chosen);
        }
    }

    @Override
    public void changed() {
        boolean open = controller().standing().isPresent();
        ((StackLayout) stack.getLayout()).topControl = open ? drawn : hint.control();
        stack.layout();
        if (open) {
            coach.moved(controller().standing().get().position());
        } else {
            coach.none();
        }
        if (open && viewer.getInput() == null) {
            viewer.setInput(controller());
            viewer.setZoom(stack.getClientArea().width >= WIDE ? LARGER : 100);
        } else {
            viewer.refresh();
        }
    }

    @Override
    protected void recolour() {
        hint.recolour();
        coach.recolour();
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

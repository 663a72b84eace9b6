package org.portalscope.ui.comparison;

import java.util.Optional;

import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.ISelectionListener;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Scaling;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.bits.ComparisonScene;
import org.portalscope.scene.bits.EntryExamination;
import org.portalscope.scene.portals.SceneOptions;
import org.portalscope.session.control.SessionSnapshot;
import org.portalscope.session.timeline.Position;
import org.portalscope.ui.graph.PortalsGraphView;
import org.portalscope.ui.part.SceneView;

/**
 * Shows the match bits of a request and of the entry that was examined last, or of the entry that is selected in the graph until the cursor moves. A click on
 * hexadecimal digits copies them.
 */
public final class ComparisonView extends SceneView {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.comparison";

    private final ISelectionListener graph = (part, selection) -> select(selection instanceof IStructuredSelection nodes ? nodes.getFirstElement() : null);
    private Optional<Chosen> chosen = Optional.empty();

    /** An entry, and where the cursor was when it was selected. */
    private record Chosen(NodeKey entry, Position position) {
    }

    @Override
    protected void createAbove(Composite parent) {
        getSite().getPage().addSelectionListener(PortalsGraphView.ID, graph);
    }

    private void select(Object node) {
        chosen = node instanceof NodeKey key && key.kind() == NodeKey.Kind.ENTRY
                ? controller().snapshot().map(snapshot -> new Chosen(key, snapshot.position())) : Optional.empty();
        redraw();
    }

    @Override
    protected Scene build(SceneOptions options, TextMeasure measure) {
        Scaling scaling = new Scaling(options.zoom());
        return scaling.scene(ComparisonScene.build(examination(), options.selection(), options.width() * 100 / options.zoom(), scaling.measure(measure)));
    }

    private Optional<EntryExamination> examination() {
        SessionSnapshot snapshot = controller().snapshot().orElseThrow();
        return chosen.filter(entry -> entry.position().equals(snapshot.position()))
                .flatMap(entry -> EntryExamination.of(entry.entry().id(), snapshot.cursorState(), snapshot.processes()))
                .or(() -> EntryExamination.last(snapshot.cursorState(), snapshot.processes()));
    }

    @Override
    protected void selected(Optional<NodeKey> key) {
        redraw();
    }

    @Override
    protected void clicked(NodeKey key) {
        if (key.kind() == NodeKey.Kind.DIGITS) {
            copy();
        }
    }

    @Override
    protected void open(NodeKey key) {
        clicked(key);
    }

    @Override
    protected String copied(Optional<NodeKey> selection, Scene scene) {
        return examination().map(shown -> selection.map(key -> ComparisonScene.copied(key, shown, scene)).orElseGet(() -> ComparisonScene.text(shown)))
                .orElse("");
    }

    @Override
    public void dispose() {
        getSite().getPage().removeSelectionListener(PortalsGraphView.ID, graph);
        super.dispose();
    }
}

package org.portalscope.ui.graph;

import java.util.Optional;
import java.util.OptionalInt;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.portals.PortalsScene;
import org.portalscope.scene.portals.SceneOptions;
import org.portalscope.session.breakpoint.Breakpoint;
import org.portalscope.session.control.ProcessSubject;
import org.portalscope.session.cursor.CursorState;
import org.portalscope.session.search.StepQuery;
import org.portalscope.ui.part.SceneView;
import org.portalscope.ui.part.ValueMenu;
import org.portalscope.ui.part.ValueSelection;
import org.portalscope.ui.session.OpenSession;

/** Shows one process in full, with the message under translation, and all others in a strip. Opening one of these pins it. */
public final class PortalsGraphView extends SceneView implements ValueSelection {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.graph";

    private static final int WIDE = 1080;
    private static final int LARGER = 125;

    private CoachLine coach;
    private Optional<ProcessSubject> followed = Optional.empty();

    @Override
    protected void createAbove(Composite parent) {
        coach = new CoachLine(parent);
    }

    @Override
    protected Scene build(SceneOptions options, TextMeasure measure) {
        OpenSession shown = controller().open().orElseThrow();
        return PortalsScene.build(shown.model(), shown.process(), shown.controller().snapshot().cursorState(), shown.changes(), options, measure);
    }

    @Override
    protected void open(NodeKey key) {
        if (key.kind() == NodeKey.Kind.PROCESS) {
            OptionalInt chosen = OptionalInt.of(key.process());
            controller().pin(chosen.equals(controller().pinned()) ? OptionalInt.empty() : chosen);
        }
    }

    @Override
    protected void selected(Optional<NodeKey> key) {
        key.ifPresent(this::select);
    }

    private void select(NodeKey key) {
        OpenSession shown = controller().open().orElseThrow();
        NodeSubjects.of(key, shown.model(), shown.controller().snapshot().cursorState()).ifPresent(subject -> controller().selectSubject(Optional.of(subject)));
    }

    /** Shows what another view has selected, if it is in the picture. */
    private void follow(OpenSession shown) {
        CursorState cursor = shown.controller().snapshot().cursorState();
        Optional<NodeKey> wanted = controller().selectedSubject()
                .flatMap(subject -> NodeSubjects.node(subject, shown.model().getProcesses().get(shown.process()), cursor));
        if (!controller().selectedSubject().equals(followed)) {
            followed = controller().selectedSubject();
            wanted.ifPresent(this::show);
        }
    }

    @Override
    protected Menu menu(Control canvas) {
        return ValueMenu.of(canvas, getSite(), ValueMenu.command(getSite(), "org.portalscope.ui.breakOnRequest"));
    }

    @Override
    public Optional<StepQuery> changesOfSelection() {
        return controller().open().flatMap(shown -> selected().flatMap(key -> NodeValues.changes(key, shown.model())));
    }

    /** The breakpoint that waits for requests to what is selected; nothing if that takes none. */
    Optional<Breakpoint> requestsOfSelection() {
        return controller().open().map(OpenSession::controller).filter(idle -> !idle.isBusy())
                .flatMap(idle -> selected().flatMap(key -> NodeBreakpoints.requests(key, idle.session())));
    }

    @Override
    protected int zoom(int width) {
        return width >= WIDE ? LARGER : 100;
    }

    @Override
    protected String description() {
        String whose = super.description();
        String pinned = controller().pinned().isPresent() ? "Pinned to process "
                + controller().snapshot().orElseThrow().processes().process(controller().pinned().getAsInt()).label() : "";
        return whose + (whose.isEmpty() || pinned.isEmpty() ? "" : " · ") + pinned;
    }

    @Override
    protected void showSession() {
        controller().snapshot().ifPresentOrElse(snapshot -> coach.moved(snapshot.position()), coach::none);
        super.showSession();
        controller().open().ifPresent(this::follow);
    }

    @Override
    protected void recolour() {
        super.recolour();
        coach.recolour();
    }
}

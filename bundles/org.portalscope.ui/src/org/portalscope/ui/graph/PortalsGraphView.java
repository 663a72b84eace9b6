package org.portalscope.ui.graph;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.analysis.search.StepQuery;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.portals.PortalsScene;
import org.portalscope.scene.portals.SceneOptions;
import org.portalscope.timeline.cursor.CursorState;
import org.portalscope.timeline.state.ProcessSubject;
import org.portalscope.ui.part.CopyAsMenu;
import org.portalscope.ui.part.SavePictureAction;
import org.portalscope.ui.part.SceneView;
import org.portalscope.ui.part.ValueMenu;
import org.portalscope.ui.part.ValueSelection;
import org.portalscope.ui.session.OpenSession;

/**
 * Shows one process in full, with the message under translation, and all others in a strip. Opening one of these pins it. The view can be opened again: such a
 * view keeps its own process in sight, beside the one that the cursor is in.
 */
public final class PortalsGraphView extends SceneView implements ValueSelection {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.graph";

    private static final int WIDE = 1080;
    private static final int LARGER = 125;

    private CoachLine coach;
    private Optional<ProcessSubject> followed = Optional.empty();
    /** The process that this view shows whatever the others do. */
    private OptionalInt own = OptionalInt.empty();

    @Override
    protected void createAbove(Composite parent) {
        coach = new CoachLine(parent);
        getViewSite().getActionBars().getMenuManager().add(new Action("Open Another Graph") {
            @Override
            public void run() {
                controller().open().ifPresent(shown -> another(shown.process()));
            }
        });
    }

    private void another(int process) {
        String second = Integer.toString((int) Stream.of(getSite().getPage().getViewReferences()).filter(view -> view.getId().equals(ID)).count() + 1);
        try {
            IViewPart view = getSite().getPage().showView(ID, second, IWorkbenchPage.VIEW_ACTIVATE);
            ((PortalsGraphView) view).keep(OptionalInt.of(process));
        } catch (PartInitException e) {
            ILog.get().error("The graph is not opened again", e);
        }
    }

    /** Shows one process whatever the cursor does and other views show, or again what these show. */
    public void keep(OptionalInt process) {
        own = process;
        showSession();
        changed();
    }

    /** Index of the process that is drawn in full. */
    public int process() {
        OpenSession shown = controller().open().orElseThrow();
        return own.isPresent() && own.getAsInt() < shown.model().getProcesses().size() && shown.model().getProcesses().get(own.getAsInt()).isInFull()
                ? own.getAsInt() : shown.process();
    }

    @Override
    protected Scene build(SceneOptions options, TextMeasure measure) {
        OpenSession shown = controller().open().orElseThrow();
        return PortalsScene.build(shown.model(), process(), shown.controller().snapshot().cursorState(), shown.changes(process()),
                options.withLive(shown.controller().standing()), measure);
    }

    @Override
    protected void open(NodeKey key) {
        if (key.kind() == NodeKey.Kind.PROCESS) {
            OptionalInt chosen = OptionalInt.of(key.process());
            if (own.isPresent()) {
                keep(chosen);
                return;
            }
            controller().pin(chosen.equals(controller().pinned()) ? OptionalInt.empty() : chosen);
        }
    }

    @Override
    protected void selected(Optional<NodeKey> key) {
        selectedSubject().ifPresent(subject -> controller().selectSubject(Optional.of(subject)));
    }

    /** Shows what another view has selected, if it is in the picture. */
    private void follow(OpenSession shown) {
        CursorState cursor = shown.controller().snapshot().cursorState();
        Optional<NodeKey> wanted = controller().selectedSubject()
                .flatMap(subject -> NodeSubjects.node(subject, shown.model().getProcesses().get(process()), cursor));
        if (!controller().selectedSubject().equals(followed)) {
            followed = controller().selectedSubject();
            wanted.ifPresent(this::show);
        }
    }

    @Override
    protected Menu menu(Control canvas) {
        return ValueMenu.of(canvas, getSite(), ValueMenu.command(getSite(), "org.portalscope.ui.breakOnRequest"), new CopyAsMenu(new NodeCopies(
                () -> copied(selected(), picture()), this::selectedSubject, () -> controller().open().map(OpenSession::controller))),
                new ActionContributionItem(new SavePictureAction(getSite(), this)));
    }

    /** What the selected node shows, if other views can show it. */
    private Optional<ProcessSubject> selectedSubject() {
        return controller().open().flatMap(shown -> selected()
                .flatMap(key -> NodeSubjects.of(key, shown.model(), shown.controller().snapshot().cursorState())));
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
        String pinned = controller().open().isPresent() && (own.isPresent() || controller().pinned().isPresent()) ? "Pinned to process "
                + controller().snapshot().orElseThrow().processes().process(process()).label() : "";
        return whose + (whose.isEmpty() || pinned.isEmpty() ? "" : " · ") + pinned;
    }

    @Override
    protected void showSession() {
        controller().open().ifPresent(shown -> shown.keep(this, own));
        controller().snapshot().ifPresentOrElse(snapshot -> coach.moved(snapshot.position()), coach::none);
        super.showSession();
        controller().open().ifPresent(this::follow);
    }

    @Override
    protected void recolour() {
        super.recolour();
        coach.recolour();
    }

    @Override
    public void dispose() {
        if (own.isPresent()) {
            controller().open().ifPresent(shown -> shown.keep(this, OptionalInt.empty()));
        }
        super.dispose();
    }
}

package org.portalscope.ui.part;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.actions.ActionFactory;
import org.portalscope.graph.GraphViewer;
import org.portalscope.graph.SceneProvider;
import org.portalscope.scene.Node;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.portals.SceneOptions;
import org.portalscope.scene.portals.Zoom;
import org.portalscope.ui.preferences.Preferences;

/** A view that draws something of the open session; without one, it says how to open a scenario. What it draws can be saved, what is selected copied. */
public abstract class SceneView extends SessionView implements PictureView {

    private static final String ZOOM = "zoom";
    private static final String OVERVIEW = "overview";

    private Optional<Integer> kept = Optional.empty();
    private boolean overview = true;
    private Composite stack;
    private Composite drawn;
    private EmptyHint hint;
    private GraphViewer viewer;
    /** Whether the picture selects what another view has selected, and nobody is to be told. */
    private boolean following;
    private final CopyText copy = new CopyText(() -> hasPicture() ? copied(selected(), viewer.scene()) : "");

    /** Takes the size at which the user saw the picture last. */
    @Override
    public void init(IViewSite site, IMemento memento) throws PartInitException {
        super.init(site, memento);
        kept = memento == null ? Optional.empty() : Optional.ofNullable(memento.getInteger(ZOOM));
        overview = memento == null || !Boolean.FALSE.equals(memento.getBoolean(OVERVIEW));
    }

    @Override
    public void saveState(IMemento memento) {
        memento.putBoolean(OVERVIEW, viewer == null ? overview : viewer.isOverviewVisible());
        if (viewer != null && viewer.getInput() != null) {
            memento.putInteger(ZOOM, viewer.zoom());
        } else {
            kept.ifPresent(zoom -> memento.putInteger(ZOOM, zoom));
        }
    }

    @Override
    protected final void createContents(Composite parent) {
        stack = new Composite(parent, SWT.NONE);
        stack.setLayout(new StackLayout());
        hint = new EmptyHint(stack);
        drawn = new Composite(stack, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(drawn);
        createAbove(drawn);
        viewer = new GraphViewer(drawn, JFaceResources.getColorRegistry());
        viewer.setMotion(Preferences::motion);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(viewer.getControl());
        viewer.setContentProvider((SceneProvider) (input, options, measure) -> scene(options, measure));
        viewer.addOpenListener(opened -> open((NodeKey) ((IStructuredSelection) opened.getSelection()).getFirstElement()));
        viewer.addSelectionChangedListener(changed -> tellSelected());
        viewer.addClickListener(this::clicked);
        getSite().setSelectionProvider(viewer);
        viewer.setMenu(this::menu);
        viewer.setOverviewVisible(overview && hasOverview());
        IActionBars bars = getViewSite().getActionBars();
        bars.setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
        bars.getMenuManager().add(copy);
        bars.getMenuManager().add(new SavePictureAction(getSite(), this));
        if (hasOverview()) {
            ActionContributionItem shown = new ActionContributionItem(new OverviewAction(viewer));
            bars.getMenuManager().add(shown);
            bars.getMenuManager().addMenuListener(menu -> shown.update());
        }
        recolour();
    }

    /** Whether what does not fit is shown in small; not where every place of the picture is needed. */
    protected boolean hasOverview() {
        return true;
    }

    private void tellSelected() {
        if (!following) {
            selected(selected());
        }
    }

    /** The context menu of the picture. */
    protected Menu menu(Control canvas) {
        return SavePictureAction.menu(canvas, getSite(), this);
    }

    /** Puts something above the picture. */
    protected void createAbove(Composite parent) {
        // most views have nothing there
    }

    /** The user has selected another node, or none. */
    protected void selected(Optional<NodeKey> key) {
        // most pictures only frame it
    }

    /** A node has been clicked. */
    protected void clicked(NodeKey key) {
        // most views wait until it is opened
    }

    /** What is copied, with a node selected or without; nothing if that is empty. */
    protected String copied(Optional<NodeKey> selection, Scene scene) {
        return selection.flatMap(scene::node).map(Node::tooltip).orElse("");
    }

    /** Copies what is selected. */
    protected final void copy() {
        copy.run();
    }

    /** Draws the picture again. */
    protected final void redraw() {
        if (hasPicture()) {
            viewer.refresh();
        }
    }

    @Override
    public final boolean hasPicture() {
        return controller().snapshot().isPresent();
    }

    @Override
    public final String pictureName() {
        return PictureFile.name(controller().snapshot().orElseThrow().title(), getPartName());
    }

    @Override
    public final void savePicture(Path file) throws IOException {
        PictureFile.write(file, controller().snapshot().orElseThrow(), measure -> build(viewer.options().withZoom(100), measure),
                measure -> build(viewer.options(), measure));
    }

    /** Selects a node of the picture, as the user has selected it in another view. */
    protected final void show(NodeKey key) {
        if (!selected().equals(Optional.of(key))) {
            following = true;
            viewer.setSelection(new StructuredSelection(key), true);
            following = false;
        }
    }

    /** What is drawn. */
    protected final Scene picture() {
        return viewer.scene();
    }

    /** What is selected in the picture. */
    protected final Optional<NodeKey> selected() {
        return viewer.selected();
    }

    /** The picture of the session that is shown; while a move is running, that from before. */
    protected abstract Scene build(SceneOptions options, TextMeasure measure);

    /** The user opens a node of the picture. */
    protected abstract void open(NodeKey key);

    /** The size at which a picture is drawn that has a width, in percent, until the user chooses another. */
    protected int zoom(int width) {
        return 100;
    }

    private Scene scene(SceneOptions options, TextMeasure measure) {
        return controller().snapshot().isPresent() ? build(options, measure) : Scene.EMPTY;
    }

    @Override
    protected void showSession() {
        boolean open = controller().snapshot().isPresent();
        ((StackLayout) stack.getLayout()).topControl = open ? drawn : hint.control();
        hint.showNoSession(controller());
        stack.layout();
        if (open && viewer.getInput() == null) {
            viewer.setInput(controller());
            viewer.setZoom(kept.filter(Zoom.LEVELS::contains).orElseGet(() -> zoom(viewer.unscaled(stack.getClientArea().width))));
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
        if (controller().snapshot().isPresent()) {
            viewer.getControl().setFocus();
        } else {
            hint.control().setFocus();
        }
    }
}

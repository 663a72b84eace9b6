package org.portalscope.graph;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;

import org.eclipse.core.runtime.ListenerList;
import org.eclipse.draw2d.FigureCanvas;
import org.eclipse.draw2d.Viewport;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.jface.resource.ColorRegistry;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.jface.viewers.ContentViewer;
import org.eclipse.jface.viewers.DoubleClickEvent;
import org.eclipse.jface.viewers.IDoubleClickListener;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.portalscope.scene.Box;
import org.portalscope.scene.Node;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Scene;
import org.portalscope.scene.portals.SceneOptions;
import org.portalscope.scene.portals.Zoom;
import org.portalscope.scene.style.ColorRole;

/**
 * Shows the scene of its input. A {@link SceneProvider} supplies it; the selection holds {@link NodeKey}s and survives every update, as
 * do zoom, opened rows and the place scrolled to. To be used on the display's thread.
 */
public final class GraphViewer extends ContentViewer {

    private static final int LEAD = 4;

    private final Composite control;
    private final FigureCanvas canvas;
    private final SceneColors colors;
    private final SceneFonts fonts;
    private final Painter painter;
    private final SceneFigure figure;
    private final LinkAnimation animation;
    private final LegendStrip legend;
    private final OverviewPane overview;
    private final GraphMouse mouse;
    private final GraphAccessibility accessibility;
    private final Coalesced refresh;
    private final Coalesced repaint;
    private final ListenerList<IDoubleClickListener> openListeners = new ListenerList<>();
    private final ListenerList<Consumer<NodeKey>> clickListeners = new ListenerList<>();
    private SceneOptions options = SceneOptions.DEFAULT;
    private Optional<NodeKey> selection = Optional.empty();

    /**
     * Makes the control.
     *
     * @param registry of the theme in use; where it defines no colours of scenes, the light ones are used
     */
    public GraphViewer(Composite parent, ColorRegistry registry) {
        control = new Composite(parent, SWT.NONE) {
            @Override
            public boolean setFocus() {
                return canvas.setFocus();
            }
        };
        GridLayout layout = new GridLayout();
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        layout.verticalSpacing = 0;
        control.setLayout(layout);
        colors = new SceneColors(registry);
        fonts = new SceneFonts(parent.getDisplay(), JFaceResources.getFontRegistry());
        painter = new Painter(colors, fonts);
        figure = new SceneFigure(painter);
        canvas = new FigureCanvas(control);
        canvas.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        canvas.setContents(figure);
        animation = new LinkAnimation(canvas, figure);
        Viewport viewport = canvas.getViewport();
        viewport.setContentsTracksWidth(true);
        viewport.setContentsTracksHeight(true);
        legend = new LegendStrip(control, painter, fonts);
        overview = new OverviewPane(control, canvas, painter);
        refresh = new Coalesced(canvas, this::rebuild);
        repaint = new Coalesced(canvas, this::repaint);
        mouse = new GraphMouse(this, canvas, figure);
        new GraphKeys(this, canvas, figure);
        accessibility = new GraphAccessibility(canvas, figure, this::selected);
        viewport.getVerticalRangeModel().addPropertyChangeListener(event -> figure.scrolledTo(viewport.getViewLocation().y));
        hook();
        hookControl(control);
    }

    private void hook() {
        canvas.addListener(SWT.Resize, event -> refresh.request());
        canvas.addListener(SWT.FocusIn, event -> figure.select(selection, true));
        canvas.addListener(SWT.FocusOut, event -> figure.select(selection, false));
        IPropertyChangeListener themed = event -> {
            if (SceneColors.isColor(event.getProperty())) {
                repaint.request();
            }
        };
        colors.addListener(themed);
        IPropertyChangeListener fontChanged = event -> {
            fonts.dispose();
            refresh.request();
        };
        JFaceResources.getFontRegistry().addListener(fontChanged);
        control.addDisposeListener(event -> {
            colors.removeListener(themed);
            JFaceResources.getFontRegistry().removeListener(fontChanged);
            fonts.dispose();
        });
        repaint();
    }

    @Override
    public Control getControl() {
        return control;
    }

    /** Gives the picture a context menu; a click that opens it selects what it hits. */
    public void setMenu(Function<Control, Menu> menu) {
        canvas.setMenu(menu.apply(canvas));
    }

    /** Draws for people who sit far away: with the legend, with lines a pixel wider, and without scroll bars, since it follows what happens. */
    public void showFromAfar() {
        painter.setWider(1);
        canvas.setScrollBarVisibility(FigureCanvas.NEVER);
        setLegendVisible(true);
    }

    /** Lets the way of a message move from picture to picture wherever that is wanted at the time; without this, nothing moves. */
    public void setMotion(BooleanSupplier wanted) {
        animation.setWanted(wanted);
    }

    /** The nodes that are in sight as a whole. */
    public List<Node> inSight() {
        Point seen = canvas.getViewport().getViewLocation();
        Rectangle area = canvas.getClientArea();
        Box visible = new Box(seen.x, seen.y, area.width, area.height);
        return scene().nodes().stream().filter(node -> visible.contains(node.bounds())).toList();
    }

    /** The scene on display. */
    public Scene scene() {
        return figure.scene();
    }

    @Override
    protected void inputChanged(Object input, Object oldInput) {
        refresh();
    }

    /** Asks the provider for the scene, at once. */
    @Override
    public void refresh() {
        rebuild();
    }

    private void rebuild() {
        if (getContentProvider() instanceof SceneProvider provider) {
            Rectangle area = canvas.getClientArea();
            options = options.within(Math.max(1, area.width), area.height).withSelection(selection);
            setScene(getInput() == null ? Scene.EMPTY : provider.scene(getInput(), drawn(options), fonts));
        }
    }

    private void setScene(Scene scene) {
        Optional<Box> before = focusBox();
        Scene last = figure.scene();
        figure.setScene(scene);
        animation.begin(last, scene);
        figure.select(selection, canvas.isFocusControl());
        legend.setStates(scene.states());
        canvas.getViewport().validate();
        showWhole();
        overview.setScene(scene);
        if (!before.equals(focusBox())) {
            focusBox().ifPresent(this::follow);
        }
        mouse.sceneChanged();
    }

    /** What fits the place is not scrolled, whatever has been scrolled to while the place was smaller. */
    private void showWhole() {
        Point seen = canvas.getViewport().getViewLocation();
        Rectangle area = canvas.getClientArea();
        scroll(scene().width() <= area.width ? 0 : seen.x, scene().height() <= area.height ? 0 : seen.y);
    }

    private Optional<Box> focusBox() {
        return scene().focus().flatMap(key -> scene().node(key)).map(Node::bounds);
    }

    private void follow(Box box) {
        Point seen = canvas.getViewport().getViewLocation();
        Rectangle area = canvas.getClientArea();
        int header = scene().header();
        int lead = scene().nodes().stream().filter(node -> node.key().kind() == NodeKey.Kind.MESSAGE)
                .mapToInt(node -> node.bounds().y() - LEAD).findFirst().orElse(box.y());
        scroll(Follow.within(seen.x, area.width, scene().width(), box.x(), box.right()), Follow.withLead(seen.y, area.height - header,
                scene().height() - header, lead - header, box.y() - header, box.bottom() - header));
    }

    /** Scrolls as little as possible to show a node. */
    public void reveal(NodeKey key) {
        scene().node(key).map(Node::bounds).map(bounds -> bounds.grown(8)).ifPresent(box -> {
            Point seen = canvas.getViewport().getViewLocation();
            Rectangle area = canvas.getClientArea();
            int header = scene().header();
            scroll(Follow.within(seen.x, area.width, scene().width(), box.x(), box.right()), box.y() < header ? seen.y
                    : Follow.within(seen.y, area.height - header, scene().height() - header, box.y() - header, box.bottom() - header));
        });
    }

    private void scroll(int x, int y) {
        canvas.getViewport().setViewLocation(x, y);
    }

    private void repaint() {
        canvas.setBackground(colors.of(ColorRole.CANVAS));
        figure.repaint();
        legend.redraw();
        overview.redraw();
    }

    @Override
    public ISelection getSelection() {
        return selection.map(StructuredSelection::new).orElse(StructuredSelection.EMPTY);
    }

    /** The key selected. */
    public Optional<NodeKey> selected() {
        return selection;
    }

    @Override
    public void setSelection(ISelection newSelection, boolean reveal) {
        Optional<NodeKey> key = newSelection instanceof IStructuredSelection structured
                && structured.getFirstElement() instanceof NodeKey first ? Optional.of(first) : Optional.empty();
        select(key, reveal);
    }

    void select(Optional<NodeKey> key, boolean reveal) {
        boolean changed = !selection.equals(key);
        selection = key;
        if (changed && key.filter(wanted -> scene().node(wanted).isEmpty()).isPresent()) {
            rebuild();
        }
        figure.select(selection, canvas.isFocusControl());
        if (reveal) {
            key.ifPresent(this::reveal);
        }
        if (changed) {
            accessibility.selectionChanged();
            fireSelectionChanged(new SelectionChangedEvent(this, getSelection()));
        }
    }

    /** Adds a listener that is notified when a node is opened by Enter or a double click, other than rows and Portals, which open here. */
    public void addOpenListener(IDoubleClickListener listener) {
        openListeners.add(listener);
    }

    /** Adds a listener that is told which node a click of the first button hits, once it is selected. */
    public void addClickListener(Consumer<NodeKey> listener) {
        clickListeners.add(listener);
    }

    void clicked(NodeKey key) {
        clickListeners.forEach(listener -> listener.accept(key));
    }

    /** Opens the selected node: a folded row shows its entries, a Portal its match list. */
    void open() {
        selection.ifPresent(key -> {
            if (key.kind() == NodeKey.Kind.FOLD) {
                setOptions(options.withUnfolded(key));
                select(Optional.of(new NodeKey(key.process(), NodeKey.Kind.ENTRY, key.id())), true);
            } else if (key.kind() == NodeKey.Kind.PORTAL) {
                showPortal(Optional.of((int) key.id()));
            } else {
                openListeners.forEach(listener -> listener.doubleClick(new DoubleClickEvent(this, getSelection())));
            }
        });
    }

    /** Draws the match list of a Portal in full; none leaves the choice to the message. */
    public void showPortal(Optional<Integer> portal) {
        setOptions(options.withPortal(portal));
    }

    /** Folds all rows that have been opened. */
    public void foldAll() {
        setOptions(options.withoutUnfolded());
    }

    /** What the user has chosen to see, drawn at the system's size of fonts. */
    public SceneOptions options() {
        return drawn(options);
    }

    private SceneOptions drawn(SceneOptions chosen) {
        return chosen.withZoom(chosen.zoom() * fonts.percent() / 100);
    }

    public int zoom() {
        return options.zoom();
    }

    /** Draws at one of {@link Zoom#LEVELS}. */
    public void setZoom(int percent) {
        if (percent != options.zoom()) {
            setOptions(options.withZoom(percent));
            selection.or(() -> scene().focus()).ifPresent(this::reveal);
        }
    }

    /** Draws at the largest size at which the columns fit. */
    public void zoomToFit() {
        setZoom(Zoom.fitting(unscaled(canvas.getClientArea().width)));
    }

    /** What a width would be if the system's fonts had their usual size, in pixels. */
    public int unscaled(int width) {
        return width * 100 / fonts.percent();
    }

    /** What a length of a scene is on the display, at the system's size of fonts. */
    public int scaled(int length) {
        return length * fonts.percent() / 100;
    }

    private void setOptions(SceneOptions newOptions) {
        options = newOptions;
        rebuild();
    }

    /** Shows or hides the legend. */
    public void setLegendVisible(boolean visible) {
        legend.setShown(visible);
    }

    public boolean isLegendVisible() {
        return legend.isShown();
    }

    /** Shows the picture in small over a corner while there is more of it than fits, or never. */
    public void setOverviewVisible(boolean visible) {
        overview.setWanted(visible);
    }

    public boolean isOverviewVisible() {
        return overview.isWanted();
    }
}

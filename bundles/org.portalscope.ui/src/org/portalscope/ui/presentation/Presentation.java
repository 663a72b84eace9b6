package org.portalscope.ui.presentation;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;
import org.portalscope.graph.Coalesced;
import org.portalscope.graph.GraphViewer;
import org.portalscope.graph.SceneProvider;
import org.portalscope.presentation.control.SessionListener;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.scene.Node;
import org.portalscope.scene.Scaling;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.bits.ComparisonScene;
import org.portalscope.scene.bits.EntryExamination;
import org.portalscope.scene.portals.PortalsScene;
import org.portalscope.scene.portals.SceneOptions;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.ui.part.Colours;
import org.portalscope.ui.part.ThemeWatch;
import org.portalscope.ui.preferences.Preferences;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.OpenSessions;
import org.portalscope.ui.session.ShownSession;

/**
 * Shows the selected session over the whole screen: graph, comparison and narration, to be read from the last row. The window behind it, and its layout, stay
 * as they are. It ends with Esc, or with the last session.
 */
public final class Presentation implements SessionListener {

    private static final String TITLE = "Presentation";

    private final Shell shell;
    private final ShownSession session;
    private final GraphViewer graph;
    private final GraphViewer comparison;
    private final NarrationPanel narration;
    private final Coalesced redraw;

    private Presentation(Shell window, OpenSessions sessions) {
        shell = new Shell(window, SWT.NO_TRIM);
        shell.setText(TITLE);
        shell.setData(this);
        session = new ShownSession(sessions);
        graph = viewer((input, options, measure) -> session.open().map(shown -> portals(shown, options, measure)).orElse(Scene.EMPTY));
        comparison = viewer((input, options, measure) -> bits(options, measure));
        comparison.setLegendVisible(false);
        narration = new NarrationPanel(shell);
        redraw = new Coalesced(shell, this::show);
        session.select(Optional.empty());
        session.addListener(this);
        Listener keys = new PresentationKeys(shell, session)::pressed;
        Display display = shell.getDisplay();
        display.addFilter(SWT.KeyDown, keys);
        shell.addListener(SWT.Resize, resized -> place());
        shell.addListener(SWT.Dispose, disposed -> {
            display.removeFilter(SWT.KeyDown, keys);
            session.dispose();
        });
        ThemeWatch.on(shell, this::recolour);
        recolour();
    }

    /** Begins a presentation on the screen that a window is on, or ends the one that there is. */
    static void toggle(Shell window, OpenSessions sessions) {
        of(window).ifPresentOrElse(presentation -> presentation.shell.close(),
                () -> new Presentation(window, sessions).open(window.getMonitor().getBounds()));
    }

    /** The presentation that belongs to a window, if there is one. */
    public static Optional<Presentation> of(Shell window) {
        return Stream.of(window.getShells()).map(Shell::getData).filter(Presentation.class::isInstance).map(Presentation.class::cast).findFirst();
    }

    /** What covers the screen. */
    public Shell shell() {
        return shell;
    }

    /** What of the graph is in sight as a whole. */
    public List<Node> graphInSight() {
        return graph.inSight();
    }

    /** What of the comparison is in sight as a whole. */
    public List<Node> comparisonInSight() {
        return comparison.inSight();
    }

    private GraphViewer viewer(SceneProvider scene) {
        GraphViewer viewer = new GraphViewer(shell, JFaceResources.getColorRegistry());
        viewer.showFromAfar();
        viewer.setMotion(Preferences::motion);
        viewer.setContentProvider(scene);
        return viewer;
    }

    private void open(Rectangle screen) {
        shell.setBounds(screen);
        shell.setFullScreen(true);
        place();
        graph.setInput(session);
        comparison.setInput(session);
        show();
        shell.open();
        graph.getControl().setFocus();
    }

    private void place() {
        Rectangle area = shell.getClientArea();
        PresentationSize size = PresentationSize.of(graph.unscaled(area.width), graph.unscaled(area.height));
        int split = area.width * size.split() / graph.unscaled(area.width);
        int below = area.height * size.below() / graph.unscaled(area.height);
        graph.getControl().setBounds(0, 0, split, area.height);
        comparison.getControl().setBounds(split, 0, area.width - split, below);
        narration.control().setBounds(split, below, area.width - split, area.height - below);
        graph.setZoom(size.graph());
        comparison.setZoom(size.comparison());
    }

    @Override
    public void changed() {
        redraw.request();
    }

    private void show() {
        Optional<SessionSnapshot> snapshot = session.snapshot();
        if (snapshot.isEmpty()) {
            shell.close();
        } else {
            graph.refresh();
            comparison.refresh();
            narration.show(Narration.of(snapshot.get()));
        }
    }

    private static Scene portals(OpenSession shown, SceneOptions options, TextMeasure measure) {
        int process = shown.process();
        return PortalsScene.build(shown.model(), process, shown.controller().snapshot().cursorState(), shown.changes(process),
                options.withLive(shown.controller().standing()), measure);
    }

    private Scene bits(SceneOptions options, TextMeasure measure) {
        Optional<EntryExamination> last = session.snapshot().flatMap(snapshot -> EntryExamination.last(snapshot.cursorState(), snapshot.processes()));
        Scaling scaling = new Scaling(options.zoom());
        return scaling.scene(ComparisonScene.build(last, options.selection(), options.width() * 100 / options.zoom(), scaling.measure(measure)));
    }

    private void recolour() {
        shell.setBackground(Colours.of(ColorRole.CANVAS));
        narration.recolour();
    }
}

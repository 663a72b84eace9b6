package org.portalscope.ui.timeline;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.actions.ActionFactory;
import org.portalscope.engine.step.Subject;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.timeline.TimelineMoment;
import org.portalscope.scene.timeline.TimelinePicture;
import org.portalscope.scene.timeline.TimelineScene;
import org.portalscope.scene.timeline.TimelineSceneBuilder;
import org.portalscope.scene.timeline.TimelineSize;
import org.portalscope.scene.timeline.TimelineTrack;
import org.portalscope.scene.timeline.TimelineWindow;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.timeline.state.ProcessSubject;
import org.portalscope.ui.part.Colours;
import org.portalscope.ui.part.CopyAsMenu;
import org.portalscope.ui.part.CopyText;
import org.portalscope.ui.part.PictureFile;
import org.portalscope.ui.part.PictureView;
import org.portalscope.ui.part.RowCopySource;
import org.portalscope.ui.part.SavePictureAction;
import org.portalscope.ui.part.SessionView;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.SessionServices;

/** Shows the transitions of the session, all of them or a part, and the cursor; a click or a drag moves it, and a click on a message selects that. */
public final class TimelineView extends SessionView implements PictureView {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.timeline";

    private static final int FLASH_MILLISECONDS = 160;
    private static final int LEAST_LABEL = 96;
    private static final int LABEL_GAP = 16;
    private static final int LABEL_PART = 8;
    /** Transitions that are taken into account at once, so that the window goes on answering. */
    private static final int PIECE = 400_000;
    private static final double ZOOM = 1.5;
    private static final double PAN = 0.25;

    private Canvas canvas;
    private OpenSession session;
    private TimelineTrack track = new TimelineTrack(0);
    private TimelineWindow window = TimelineWindow.ALL;
    /** Whether the track was made of a timeline that knows what was dropped. */
    private boolean knowsDrops;
    private int failed;
    private Optional<SessionSnapshot> told = Optional.empty();
    private Optional<TimelineScene> scene = Optional.empty();
    /** The labels whose sizes are known; null if none are, as before the first and with another font. */
    private List<String> measured;
    private int widest;
    private int lineHeight;
    private Direction flashing;
    /** The transition that the user has clicked on, until the cursor is there. */
    private int clicked;
    private final SelectedPlaces places = new SelectedPlaces();

    @Override
    protected void createContents(Composite parent) {
        canvas = new Canvas(parent, SWT.DOUBLE_BUFFERED);
        canvas.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        canvas.addListener(SWT.Paint, event -> paint(event.gc));
        canvas.addListener(SWT.Resize, event -> showSession());
        canvas.addListener(SWT.MouseDown, this::seek);
        canvas.addListener(SWT.MouseMove, this::hover);
        canvas.addListener(SWT.MouseVerticalWheel, event -> turn(event, (event.stateMask & SWT.SHIFT) != 0));
        canvas.addListener(SWT.MouseHorizontalWheel, event -> turn(event, true));
        canvas.addListener(SWT.KeyDown, this::walk);
        canvas.addListener(SWT.Traverse, event -> event.doit = true);
        RowCopySource copies = new RowCopySource(() -> TimelineWords.marked(told, controller().open().map(it -> it.controller().hits()).orElse(List.of()),
                places.transitions()));
        getViewSite().getActionBars().setGlobalActionHandler(ActionFactory.COPY.getId(), new CopyText(copies::text));
        canvas.setMenu(SavePictureAction.menu(canvas, getSite(), this, new CopyAsMenu(copies)));
        canvas.getAccessible().addAccessibleListener(new AccessibleAdapter() {
            @Override
            public void getName(AccessibleEvent event) {
                event.result = TimelineWords.whole(controller().snapshot());
            }
        });
    }

    @Override
    protected void showSession() {
        Optional<OpenSession> open = controller().open();
        told = controller().snapshot();
        boolean isOther = open.orElse(null) != session;
        boolean isLearnt = told.filter(snapshot -> snapshot.timeline().isLearnt()).isPresent();
        if (isOther || isLearnt != knowsDrops) {
            session = open.orElse(null);
            knowsDrops = isLearnt;
            track = new TimelineTrack(told.map(it -> it.processes().names().size()).orElse(0));
        }
        if (isOther) {
            window = TimelineWindow.ALL;
            failed = 0;
        }
        told.ifPresent(this::selectClicked);
        open.ifPresent(it -> places.follow(it.controller()));
        told.ifPresent(snapshot -> window = window.showing(snapshot.position().transition(), snapshot.transitions()));
        rebuild();
    }

    /** Selects in all views the operation of a message that the user has clicked on. */
    private void selectClicked(SessionSnapshot snapshot) {
        if (snapshot.position().transition() == clicked) {
            clicked = 0;
            snapshot.cursorState().message().ifPresent(message -> controller().selectSubject(
                    Optional.of(new ProcessSubject(snapshot.cursorState().process(), new Subject.OfOperation(message.operation())))));
        }
    }

    /** The transitions of what is selected in some view. */
    public List<Integer> selected() {
        return places.transitions();
    }

    /** The number of the transition that lies at a place of the strip; 0 for the start. */
    public int transitionAt(int x) {
        return scene.map(it -> it.scale().numberAt(x)).orElse(0);
    }

    /** Most steps of a long run leave the cursor where it stands, on the pixel. */
    private void rebuild() {
        Optional<TimelineScene> before = scene;
        scene = told.map(this::build);
        if (scene.isEmpty() || !scene.equals(before)) {
            canvas.setToolTipText(null);
            canvas.redraw();
        }
    }

    private TimelineScene build(SessionSnapshot snapshot) {
        if (track.follow(snapshot.timeline(), PIECE)) {
            canvas.getDisplay().asyncExec(() -> {
                if (!canvas.isDisposed()) {
                    rebuild();
                }
            });
        }
        snapshot.found().ifPresent(track::found);
        failed = snapshot.failed() ? snapshot.position().transition() : failed;
        int steps = snapshot.transition().map(shown -> shown.steps().size()).orElse(0);
        List<Integer> hits = controller().open().map(open -> open.controller().hits()).orElse(List.of());
        return new TimelineSceneBuilder(size(snapshot.processes().names()), snapshot.processes().names()).build(track, window,
                new TimelineMoment(snapshot.position(), steps, failed, hits, others().map(OtherTimelines::lanes).orElse(List.of()), places.transitions()));
    }

    private Optional<OtherTimelines> others() {
        return controller().open().map(OtherTimelines::of);
    }

    private Optional<OpenSession> otherAt(int y) {
        return scene.flatMap(it -> others().flatMap(others -> others.at(it, y)));
    }

    private void show(TimelineWindow other) {
        window = other;
        rebuild();
    }

    /** Shows more of fewer transitions or less of more, around the one at the pointer; or moves along. */
    private void turn(Event event, boolean along) {
        event.doit = false;
        if (along) {
            show(window.panned(event.count > 0 ? -PAN : PAN, track.size()));
        } else {
            scene.ifPresent(it -> zoom(event.count > 0 ? 1 / ZOOM : ZOOM, Math.max(1, it.scale().numberAt(event.x))));
        }
    }

    private void zoom(double factor, int number) {
        show(window.zoomed(factor, number, track.size()));
    }

    @Override
    public boolean hasPicture() {
        return scene.isPresent();
    }

    @Override
    public String pictureName() {
        return PictureFile.name(told.orElseThrow().title(), getPartName());
    }

    @Override
    public void savePicture(Path file) throws IOException {
        SessionSnapshot shown = told.orElseThrow();
        TimelineSize size = size(shown.processes().names());
        Function<TextMeasure, Scene> drawn = measure -> TimelinePicture.of(scene.orElseThrow(), size, measure);
        PictureFile.write(file, shown, drawn, drawn);
    }

    private int cursor() {
        return told.map(it -> Math.max(1, it.position().transition())).orElse(1);
    }

    /** Labels get the room that they need, up to a part of the whole. */
    private TimelineSize size(List<String> labels) {
        Rectangle area = canvas.getClientArea();
        if (!labels.equals(measured)) {
            measure(labels);
        }
        int room = Math.max(LEAST_LABEL, Math.min(widest + LABEL_GAP, area.width / LABEL_PART));
        return new TimelineSize(area.width, area.height, lineHeight, room);
    }

    private void measure(List<String> labels) {
        GC gc = new GC(canvas);
        try {
            measured = List.copyOf(labels);
            widest = labels.stream().mapToInt(label -> gc.textExtent(label).x).max().orElse(0);
            lineHeight = gc.getFontMetrics().getHeight();
        } finally {
            gc.dispose();
        }
    }

    private void paint(GC gc) {
        TimelinePainter painter = new TimelinePainter(gc, canvas.getClientArea());
        painter.background();
        if (scene.isPresent()) {
            painter.paint(scene.get());
        } else {
            gc.setForeground(Colours.of(ColorRole.SECONDARY));
            gc.drawText(controller().obstacle().orElse("The timeline of a scenario is here once one is open."), 16, 8, true);
        }
        if (flashing != null) {
            painter.edge(flashing == Direction.FORWARD);
        }
    }

    @Override
    public void stopped(Direction direction) {
        flashing = direction;
        canvas.redraw();
        canvas.getDisplay().timerExec(FLASH_MILLISECONDS, () -> {
            flashing = null;
            if (!canvas.isDisposed()) {
                canvas.redraw();
            }
        });
    }

    private void seek(Event event) {
        canvas.setFocus();
        Optional<OpenSession> other = otherAt(event.y);
        if (other.isPresent()) {
            SessionServices.sessions().select(other.get());
        } else {
            clicked = transitionAt(event.x);
            seekTo(event.x);
        }
    }

    private void seekTo(int x) {
        scene.ifPresent(it -> {
            int number = it.scale().numberAt(x);
            Position target = number == 0 ? Position.START : new Position(number, 1);
            if (controller().snapshot().filter(now -> !now.position().equals(target)).isPresent()) {
                controller().seek(target);
            } else {
                controller().snapshot().ifPresent(this::selectClicked);
            }
        });
    }

    private void hover(Event event) {
        if ((event.stateMask & SWT.BUTTON1) != 0) {
            seekTo(event.x);
        } else if (scene.isPresent()) {
            String tooltip = otherAt(event.y).map(TimelineWords::tooltip)
                    .orElseGet(() -> TimelineWords.tooltip(told.orElseThrow(), scene.get().scale().numberAt(event.x)));
            if (!tooltip.equals(canvas.getToolTipText())) {
                canvas.setToolTipText(tooltip);
            }
        }
    }

    private void walk(Event event) {
        switch (event.keyCode) {
            case SWT.ARROW_LEFT -> controller().move(StepKind.OVER, Direction.BACK);
            case SWT.ARROW_RIGHT -> controller().move(StepKind.OVER, Direction.FORWARD);
            case SWT.HOME -> controller().seek(Position.START);
            case SWT.END -> controller().seek(it -> it.seek(it.session().timeline().end()));
            case SWT.PAGE_UP -> show(window.panned(-1, track.size()));
            case SWT.PAGE_DOWN -> show(window.panned(1, track.size()));
            case SWT.KEYPAD_ADD -> zoom(1 / ZOOM, cursor());
            case SWT.KEYPAD_SUBTRACT -> zoom(ZOOM, cursor());
            default -> zoom(event.character);
        }
    }

    private void zoom(char key) {
        switch (key) {
            case '+', '=' -> zoom(1 / ZOOM, cursor());
            case '-' -> zoom(ZOOM, cursor());
            case '0' -> show(TimelineWindow.ALL);
            default -> { }
        }
    }

    @Override
    protected void recolour() {
        measured = null;
        canvas.redraw();
    }

    @Override
    public void setFocus() {
        canvas.setFocus();
    }
}

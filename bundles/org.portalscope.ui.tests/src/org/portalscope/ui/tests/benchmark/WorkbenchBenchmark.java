package org.portalscope.ui.tests.benchmark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IViewPart;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.part.Commands;
import org.portalscope.ui.preferences.Preferences;
import org.portalscope.ui.table.MatchListView;
import org.portalscope.ui.tests.Bench;
import org.portalscope.ui.timeline.TimelineView;
import org.portalscope.ui.translation.TranslationView;

/**
 * Measures how quickly the workbench answers, by the clock, on the display's thread, all drawing included. It asserts nothing and its name is not that of a
 * test: {@code releng/bench --workbench} runs it. The environment variable {@code PORTALSCOPE_PAGE} names the page into which its table is written.
 */
class WorkbenchBenchmark {

    private static final String NAME = "Workbench";
    private static final int ENTRIES = 10_000;
    private static final int MANY_PUTS = 240_000;
    private static final int STEPS = 200;
    private static final int WARM = 60;
    private static final int KEYS = 100;
    private static final int WARM_SECONDS = 6;
    private static final int SECONDS = 4;
    private static final int FRAME = 16;
    private static final int WORST = 50;
    private static final int SECOND = 1_000;
    private static final String SCENARIO = """
            scenario "Many entries";
            process server at 1:0 {
                region inbox[64];
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                repeat %d as i {
                    PtlMEAttach(ni, 4, client, 100 + i, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                    PtlMDAttach(me, { start = inbox, length = 64, options = PTL_MD_OP_PUT }, PTL_RETAIN, PTL_RETAIN, NULL);
                }
                PtlMEAttach(ni, 4, client, 7, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                PtlMDAttach(me, { start = inbox, length = 64, options = PTL_MD_OP_PUT | PTL_MD_MANAGE_REMOTE }, PTL_RETAIN, PTL_RETAIN, NULL);
                barrier;
            }
            process client at 0:0 {
                region greeting[8] = "greeting";
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlMDBind(ni, { start = greeting, length = 8 }, &md);
                barrier;
                repeat %d { PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 7, 0, 0); }
            }
            """;

    private static final List<String> ROWS = new ArrayList<>();

    private final Bench bench = new Bench();
    private final Display display = Display.getCurrent();

    @AfterEach
    void close() {
        bench.closeAll();
    }

    @AfterAll
    static void tell() throws IOException {
        String table = "| what | median, ms | worst, ms | aim |\n|---|---:|---:|---|\n" + String.join("\n", ROWS) + "\n";
        System.out.println(table);
        String page = System.getenv("PORTALSCOPE_PAGE");
        if (page != null) {
            String text = Files.readString(Path.of(page));
            int from = text.indexOf("<!-- " + NAME + " -->\n") + ("<!-- " + NAME + " -->\n").length();
            Files.writeString(Path.of(page), text.substring(0, from) + table + text.substring(text.indexOf("<!-- end " + NAME + " -->")));
        }
    }

    @Test
    void stepWithManyEntries() throws Exception {
        openBehind(ENTRIES, 3);
        ROWS.add(steps().row("a step, " + ENTRIES + " entries", FRAME, WORST));
    }

    @Test
    void stepWithMatchList() throws Exception {
        openBehind(ENTRIES, 3);
        bench.activate(bench.page().showView(MatchListView.ID));
        ROWS.add(steps().row("a step, " + ENTRIES + " entries, Match List in sight", FRAME, WORST));
    }

    private MeasuredTimes steps() {
        MeasuredTimes times = new MeasuredTimes();
        for (int i = -WARM; i < STEPS; i++) {
            Direction direction = i % 3 == 2 ? Direction.BACK : Direction.FORWARD;
            measure(i < 0 ? new MeasuredTimes() : times, () -> bench.controller().move(StepKind.OVER, direction));
        }
        return times;
    }

    @Test
    void hundredKeys() throws Exception {
        openBehind(ENTRIES, 3);
        IViewPart timeline = bench.page().findView(TimelineView.ID);
        bench.activate(timeline);
        List<Long> frames = new ArrayList<>();
        Listener paints = event -> frames.add(System.nanoTime());
        Table steps = translation();
        Position before = position();
        steps.addListener(SWT.Paint, paints);
        for (int i = 0; i < KEYS; i++) {
            display.asyncExec(() -> type(SWT.F5));
        }
        frames.add(System.nanoTime());
        bench.await("the last key", () -> position().transition() > before.transition() || position().step() >= before.step() + KEYS);
        bench.settle();
        steps.removeListener(SWT.Paint, paints);
        MeasuredTimes gaps = new MeasuredTimes();
        for (int i = 1; i < frames.size(); i++) {
            gaps.add(frames.get(i) - frames.get(i - 1));
        }
        ROWS.add(gaps.row("between two pictures, " + KEYS + " keys queued, " + gaps.count() + " pictures", SECOND / 10, SECOND / 4));
    }

    /** Gives a key to the control that has the focus; what is sent through the window system comes when that likes. */
    private void type(int key) {
        Event press = new Event();
        press.keyCode = key;
        display.getFocusControl().notifyListeners(SWT.KeyDown, press);
    }

    @Test
    void play() throws Exception {
        openBehind(100, 100);
        int speed = Preferences.speed();
        Preferences.setSpeed(60);
        bench.activate(bench.page().findView(TimelineView.ID));
        Table steps = translation();
        Commands.run("org.portalscope.ui.play");
        pass(WARM_SECONDS);
        List<Long> frames = new ArrayList<>();
        Listener paints = event -> frames.add(System.nanoTime());
        steps.addListener(SWT.Paint, paints);
        pass(SECONDS);
        steps.removeListener(SWT.Paint, paints);
        Commands.run("org.portalscope.ui.play");
        Preferences.setSpeed(speed);
        MeasuredTimes gaps = new MeasuredTimes();
        for (int i = 1; i < frames.size(); i++) {
            gaps.add(frames.get(i) - frames.get(i - 1));
        }
        String rate = String.format(Locale.ROOT, "%.0f pictures a second", (double) frames.size() / SECONDS);
        ROWS.add(gaps.row("between two pictures while playing, " + rate, FRAME + 1, WORST));
    }

    /** The steps of the translation, which each move changes. */
    private Table translation() {
        return Bench.controls(bench.window().getShell()).filter(Table.class::isInstance).map(Table.class::cast).filter(Control::isVisible)
                .findFirst().orElseThrow();
    }

    private void pass(int seconds) {
        boolean[] over = new boolean[1];
        display.timerExec(seconds * SECOND, () -> over[0] = true);
        bench.await("the time", () -> over[0]);
    }

    @Test
    void timelineOfAMillion() throws Exception {
        bench.open("many.ptl", SCENARIO.formatted(1, MANY_PUTS));
        bench.controller().move(StepKind.RESUME, Direction.FORWARD);
        while (snapshot().ending().isEmpty()) {
            if (!display.readAndDispatch()) {
                display.sleep();
            }
        }
        bench.settle();
        bench.activate(bench.page().findView(TimelineView.ID));
        Canvas canvas = canvas(bench.page().findView(TimelineView.ID));
        MeasuredTimes zoom = new MeasuredTimes();
        MeasuredTimes scroll = new MeasuredTimes();
        for (int round = 0; round < 4; round++) {
            boolean counts = round > 0;
            for (int i = 0; i < 24; i++) {
                measure(counts ? zoom : new MeasuredTimes(), () -> turn(canvas, 1, 0));
                measure(counts ? scroll : new MeasuredTimes(), () -> turn(canvas, -1, SWT.SHIFT));
            }
            for (int i = 0; i < 24; i++) {
                measure(counts ? zoom : new MeasuredTimes(), () -> turn(canvas, -1, 0));
            }
        }
        ROWS.add(zoom.row("zooming the timeline, " + snapshot().transitions() + " transitions", FRAME, WORST));
        ROWS.add(scroll.row("scrolling it", FRAME, WORST));
    }

    private void turn(Canvas canvas, int count, int held) {
        Event event = new Event();
        event.count = count;
        event.stateMask = held;
        event.x = canvas.getSize().x / 2;
        canvas.notifyListeners(SWT.MouseVerticalWheel, event);
    }

    @Test
    void filter() throws Exception {
        openBehind(ENTRIES, 1);
        MatchListView view = (MatchListView) bench.page().showView(MatchListView.ID);
        bench.activate(view);
        Text text = Bench.controls(bench.window().getShell()).filter(Text.class::isInstance).map(Text.class::cast)
                .filter(field -> field.isVisible() && field.getMessage().startsWith("Filter")).findFirst().orElseThrow();
        MeasuredTimes pieces = new MeasuredTimes();
        MeasuredTimes whole = new MeasuredTimes();
        for (int i = 0; i < 10; i++) {
            bench.controller().move(StepKind.INTO, i % 2 == 0 ? Direction.FORWARD : Direction.BACK);
            bench.settle();
            long begin = System.nanoTime();
            pieces.measure(() -> text.setText("0x" + begin % 97));
            boolean more = true;
            while (more) {
                long piece = System.nanoTime();
                more = display.readAndDispatch();
                pieces.add(System.nanoTime() - piece);
            }
            whole.add(System.nanoTime() - begin);
            text.setText("");
            bench.settle();
        }
        ROWS.add(whole.row("filtering a table of " + ENTRIES + " rows, until it shows", 2 * SECOND / 10, SECOND / 2));
        ROWS.add(pieces.row("of that, the display has to wait at once", FRAME, WORST));
    }

    /** Does something, and all that comes of it on the screen. */
    private void measure(MeasuredTimes times, Runnable work) {
        times.measure(() -> {
            work.run();
            bench.settle();
        });
    }

    /** Opens a session with {@code Translation} in sight, whatever another measurement has left there. */
    private void openBehind(int entries, int puts) throws Exception {
        bench.open("many.ptl", SCENARIO.formatted(entries, puts));
        bench.activate(bench.page().showView(TranslationView.ID));
        bench.controller().seek(InitialPositions::midTranslation);
        bench.settle();
    }

    private Canvas canvas(IViewPart view) {
        return Bench.controls(bench.window().getShell()).filter(Canvas.class::isInstance).map(Canvas.class::cast).filter(Control::isFocusControl).findFirst()
                .orElseGet(() -> {
                    bench.activate(view);
                    return Bench.controls(bench.window().getShell()).filter(Canvas.class::isInstance).map(Canvas.class::cast).filter(Control::isFocusControl)
                            .findFirst().orElseThrow();
                });
    }

    private Position position() {
        return snapshot().position();
    }

    private SessionSnapshot snapshot() {
        return bench.controller().snapshot().orElseThrow();
    }
}

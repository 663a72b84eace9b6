package org.portalscope.ui.tests.stepping;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.presentation.control.Playback;
import org.portalscope.presentation.control.SessionListener;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.timeline.Position;
import org.portalscope.ui.part.Commands;
import org.portalscope.ui.preferences.Preferences;
import org.portalscope.ui.tests.Bench;
import org.portalscope.ui.timeline.TimelineView;

/** A session that plays by itself, in the running workbench. */
class PlayTest {

    private static final int STEPS = 12;
    private static final long LONG = TimeUnit.MILLISECONDS.toNanos(2 * 1_000 / Playback.FASTEST);
    private static final String PLAY = "org.portalscope.ui.play";

    private final Bench bench = new Bench();

    @BeforeEach
    void open() throws Exception {
        bench.open("3.11.1-put");
        bench.activate(bench.page().findView(TimelineView.ID));
        bench.controller().seek(Position.START);
        bench.settle();
    }

    @AfterEach
    void close() {
        bench.closeAll();
    }

    @Test
    void shouldPlayUntilItIsPaused() {
        Commands.run(PLAY);
        bench.await("some steps", () -> snapshot().position().compareTo(new Position(2, 0)) > 0);
        assertTrue(buttons().contains("Pause"), buttons()::toString);
        Commands.run(PLAY);
        Position paused = snapshot().position();
        assertFalse(buttons().contains("Pause"), buttons()::toString);
        Commands.run("org.portalscope.ui.playBackwards");
        bench.await("the start", () -> snapshot().position().equals(Position.START));
        assertTrue(paused.compareTo(Position.START) > 0);
        bench.await("the end of playing", () -> !buttons().contains("Pause"));
    }

    @Test
    void shouldPauseWhenAKeyMakesAStep() throws Exception {
        bench.press(SWT.F8, List.of(SWT.CTRL));
        bench.await("some steps", () -> buttons().contains("Pause") && snapshot().position().compareTo(new Position(1, 0)) > 0);
        bench.press(SWT.F5, true);
        bench.await("the pause", () -> !buttons().contains("Pause"));
        Position paused = snapshot().position();
        bench.settle();
        assertEquals(paused, snapshot().position());
    }

    /** A step that takes longer than there is until the next one keeps that waiting, and not the picture. */
    @Test
    void shouldDrawEachStepHoweverLongItTakes() {
        int speed = Preferences.speed();
        Preferences.setSpeed(Playback.FASTEST);
        List<Position> seen = new ArrayList<>();
        List<Position> drawn = new ArrayList<>();
        SessionListener slow = new SessionListener() {
            @Override
            public void changed() {
                seen.add(snapshot().position());
                long end = System.nanoTime() + LONG;
                while (System.nanoTime() < end) {
                    Thread.onSpinWait();
                }
            }
        };
        Listener paints = event -> drawn.add(snapshot().position());
        bench.controller().addListener(slow);
        bench.window().getShell().addListener(SWT.Paint, paints);
        Commands.run(PLAY);
        bench.await("some steps", () -> seen.size() >= STEPS);
        Commands.run(PLAY);
        bench.window().getShell().removeListener(SWT.Paint, paints);
        bench.controller().removeListener(slow);
        Preferences.setSpeed(speed);
        assertTrue(drawn.stream().distinct().count() >= STEPS / 2, () -> drawn.size() + " pictures of " + seen.size() + " steps");
    }

    private List<String> buttons() {
        bench.settle();
        return bars(bench.window().getShell()).flatMap(bar -> Stream.of(bar.getItems())).map(ToolItem::getToolTipText)
                .filter(text -> text != null).map(text -> text.replaceAll(" \\(.*", "")).toList();
    }

    private static Stream<ToolBar> bars(Composite parent) {
        return Stream.of(parent.getChildren()).flatMap(child -> child instanceof ToolBar bar ? Stream.of(bar)
                : child instanceof Composite inner ? bars(inner) : Stream.<ToolBar>empty()).filter(Control::isVisible);
    }

    private SessionSnapshot snapshot() {
        return bench.controller().snapshot().orElseThrow();
    }
}

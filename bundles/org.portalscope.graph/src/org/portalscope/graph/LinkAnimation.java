package org.portalscope.graph;

import java.util.Optional;
import java.util.function.BooleanSupplier;

import org.eclipse.swt.widgets.Control;
import org.portalscope.scene.LinkMotion;
import org.portalscope.scene.Scene;

/**
 * Draws the links of a picture on their way from the picture before. The picture itself is there from the beginning, and the next one ends what moves, so that
 * nothing waits for it.
 */
final class LinkAnimation {

    /** From one picture to the next, in milliseconds. */
    private static final int FRAME = 16;

    private final Control control;
    private final SceneFigure figure;
    private final MotionPace pace = new MotionPace();
    private final Runnable frame = this::draw;
    private BooleanSupplier wanted = () -> false;
    private Optional<LinkMotion> motion = Optional.empty();

    LinkAnimation(Control control, SceneFigure figure) {
        this.control = control;
        this.figure = figure;
    }

    /** Asks from now on before anything moves. */
    void setWanted(BooleanSupplier wanted) {
        this.wanted = wanted;
    }

    /** Begins, once the figure shows a picture. */
    void begin(Scene before, Scene after) {
        boolean calm = pace.begins(System.nanoTime());
        motion = calm && control.isVisible() && wanted.getAsBoolean() ? LinkMotion.between(before, after) : Optional.empty();
        if (motion.isPresent()) {
            draw();
        }
    }

    private void draw() {
        if (motion.isEmpty() || control.isDisposed()) {
            return;
        }
        double passed = pace.passed(System.nanoTime());
        figure.drawLinks(motion.get().at(passed));
        if (passed < 1) {
            control.getDisplay().timerExec(FRAME, frame);
        } else {
            motion = Optional.empty();
        }
    }
}

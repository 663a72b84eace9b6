package org.portalscope.ui.translation;

import org.portalscope.engine.step.Step;
import org.portalscope.scene.style.Mark;
import org.portalscope.scene.style.State;
import org.portalscope.timeline.text.StepRows;

/**
 * How a step is shown: the mark and the state that the graph shows it with.
 *
 * @param words the mark in words, for tooltips and screen readers
 */
record StepLook(Mark mark, State state, String words) {

    private static final StepLook INPUT = new StepLook(Mark.DOT, State.IN_FLIGHT, "input");
    private static final StepLook EFFECT = new StepLook(Mark.OPEN_ARROW, State.CHANGED, "changes");
    private static final StepLook PASSED = new StepLook(Mark.CHECK, State.ACCEPTED, "passes");
    private static final StepLook PASSED_OVER = new StepLook(Mark.NOT_EQUAL, State.PASSED_OVER, "passed over");
    private static final StepLook REFUSED = new StepLook(Mark.NO_ENTRY, State.REFUSED, "refused");
    private static final StepLook NOT_PASSED = new StepLook(Mark.CROSS, State.DROPPED, "does not pass");
    private static final StepLook WARNING = new StepLook(Mark.WARNS, State.REFUSED, "warns");
    private static final StepLook FAILED = new StepLook(Mark.NO_ENTRY, State.REFUSED, "fails");

    /** The look of a row of the narrative. */
    static StepLook of(StepRows.Row row, Step step) {
        return switch (row.mark()) {
            case INPUT -> INPUT;
            case FAILED -> FAILED;
            case EFFECT -> EFFECT;
            case PASSED -> PASSED;
            case WARNING -> WARNING;
            case REFUSED -> refused(step);
        };
    }

    private static StepLook refused(Step step) {
        return switch (step.category()) {
            case DESCRIPTOR -> REFUSED;
            case CRITERION -> PASSED_OVER;
            default -> NOT_PASSED;
        };
    }
}

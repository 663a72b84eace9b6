package org.portalscope.ui.translation;

import java.util.List;

import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.step.Step;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.timeline.text.StepRows;
import org.portalscope.world.Transition;

/**
 * The rows of the transition that the cursor is in, which stay the same objects while it goes through that.
 *
 * @param steps  those that the rows are about
 * @param fields what match bits meant when they were made
 */
record TransitionRows(List<Step> steps, List<MatchBitField> fields, List<StepRows.Row> rows) {

    static final TransitionRows NONE = new TransitionRows(List.of(), List.of(), List.of());

    /** Those of the transition at the cursor of a session, which must be in one: these, if nothing in them has changed. */
    TransitionRows at(SessionSnapshot snapshot) {
        Transition transition = snapshot.transition().orElseThrow();
        List<MatchBitField> now = snapshot.cursorState().tiles().get(transition.process()).matchBits();
        return transition.steps() == steps && now.equals(fields) ? this : new TransitionRows(transition.steps(), now, StepRows.of(transition, now));
    }
}

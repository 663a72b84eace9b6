package org.portalscope.analysis.whatif;

import java.util.List;
import java.util.Optional;

import org.portalscope.analysis.comparison.StepDifference;
import org.portalscope.engine.message.Request;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.step.Step;
import org.portalscope.timeline.HeaderSteps;
import org.portalscope.timeline.text.StepRows;
import org.portalscope.world.Transition;

/**
 * How a request would be translated.
 *
 * @param request    that was asked about
 * @param transition of the copy in which it is translated, behind what is edited before
 * @param happened   the steps with which the request that came was translated; empty if none came there
 * @param difference the first step that would be another, if one would
 * @param fields     what match bits mean
 */
public record WhatIfAnswer(Request request, Transition transition, List<Step> happened, Optional<StepDifference> difference, List<MatchBitField> fields) {

    /** What every answer ends with. */
    private static final String NO_FURTHER = "It goes no further: what would follow is not known, and the session stays as it is.";

    public WhatIfAnswer {
        happened = List.copyOf(happened);
        fields = List.copyOf(fields);
    }

    WhatIfAnswer with(Optional<StepDifference> found) {
        return new WhatIfAnswer(request, transition, happened, found, fields);
    }

    /** The steps of the translation. */
    public List<Step> steps() {
        return HeaderSteps.behindTheEdits(transition);
    }

    /** The steps of the translation as rows. */
    public List<StepRows.Row> rows() {
        List<StepRows.Row> rows = StepRows.of(transition, fields);
        return rows.subList(rows.size() - steps().size(), rows.size());
    }

    /** What is different, as a sentence, and that it goes no further. */
    public String words() {
        if (happened.isEmpty()) {
            return NO_FURTHER;
        }
        return difference.map(found -> "The first step that differs is step " + found.number() + ": " + words(found.right()) + " instead of "
                + words(found.left()) + '.').orElse("All steps are those that happened.") + ' ' + NO_FURTHER;
    }

    private static String words(Optional<Step> step) {
        return step.map(known -> '\'' + known.words() + '\'').orElse("none");
    }
}

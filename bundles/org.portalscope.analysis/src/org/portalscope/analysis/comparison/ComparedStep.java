package org.portalscope.analysis.comparison;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;
import org.portalscope.engine.state.WaitResult;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Step;
import org.portalscope.world.Transition;
import org.portalscope.world.program.Failure;

/**
 * A step that is compared with one of another run: what a call returns, and what changes the state of Portals, is printed or fails. Checks are not; what
 * they decide has effects. Nor is what depends on the order of transitions alone: whether a thread had to wait for an event, a look into a queue that found
 * it empty, how far thresholds and local offsets have come, since they show where operations start.
 *
 * @param kind   of the step
 * @param fields what is compared
 */
record ComparedStep(AlignmentKey key, StepPlace place, String kind, List<Field> fields) {

    private static final Set<String> OF_THE_ORDER = Set.of("EventTaken", "WaiterAdded", "WaiterServed", "ThresholdTaken", "OffsetMoved",
            "DescriptorInactivated", "MessageCounted", "OperationCounted");

    private static final String RETURNED = "Returned";

    /** The steps of a transition that are compared, in their order. */
    static List<ComparedStep> of(Transition transition) {
        AlignmentKey key = AlignmentKey.of(transition);
        List<ComparedStep> compared = new ArrayList<>();
        for (Step step : transition.steps().subList(1, transition.steps().size())) {
            StepPlace place = new StepPlace(transition.number(), transition.opening(), step);
            if (step.category() == Step.Category.RETURN) {
                List<Field> fields = step.field("result", WaitResult.class).map(ComparedStep::waited).orElseGet(step::fields);
                if (fields.stream().noneMatch(field -> field.value() == ReturnCode.PTL_EQ_EMPTY)) {
                    compared.add(new ComparedStep(key, place, RETURNED, fields));
                }
            } else if (step instanceof Effect effect && isCompared(effect)) {
                compared.add(new ComparedStep(key, place, step.kind(), step.fields()));
            }
        }
        return compared;
    }

    /** A wait that has ended is told as one that found its event at once. */
    private static List<Field> waited(WaitResult result) {
        Structure outputs = () -> result.event() == null ? List.of() : List.of(Function.PTL_EQ_WAIT.parameters().get(1).field(result.event()));
        return new Fields().value("function", Function.PTL_EQ_WAIT.documentName()).value("code", result.code()).value("outputs", outputs).list();
    }

    private static boolean isCompared(Effect effect) {
        return switch (effect.category()) {
            case SEND, OUTPUT, LABEL -> true;
            case TURN, ARRIVAL, COMPLETION, OCCUPATION -> false;
            default -> effect.section().isEmpty() ? endsTheRun(effect) : !effect.liesBetween() && !OF_THE_ORDER.contains(effect.kind());
        };
    }

    /** Whether the run fails with it. */
    boolean endsTheRun() {
        return endsTheRun(place.step());
    }

    private static boolean endsTheRun(Step step) {
        return step.field("failure", Failure.class).isPresent();
    }
}

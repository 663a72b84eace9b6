package org.portalscope.timeline.cursor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Scope;
import org.portalscope.engine.step.Step;
import org.portalscope.engine.step.Step.Category;
import org.portalscope.engine.translation.EntryRef;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.state.WorldState;
import org.portalscope.world.Transition;

/** Tells what is going on at a position from the steps made so far. */
public final class CursorStates {

    private CursorStates() {
    }

    public static CursorState at(WorldState state, Timeline timeline, Position position, Changes changes) {
        List<CursorState.Tile> tiles = state.processes().stream()
                .map(process -> new CursorState.Tile(changes.acted(process.index()), process.matchBitFields())).toList();
        if (position.step() == 0) {
            return new CursorState(-1, Optional.empty(), false, List.of(), Optional.empty(), Optional.empty(), List.of(), changes.steps(),
                    tiles);
        }
        Transition transition = timeline.transition(position.transition());
        List<Step> made = transition.steps().subList(0, position.step());
        return new CursorState(transition.process(), message(made), isDelivered(transition), outcomes(made),
                examined(transition, position), dropped(made), made, changes.steps(), tiles);
    }

    private static boolean isDelivered(Transition transition) {
        Category opening = transition.opening().category();
        return opening == Category.ARRIVAL || opening == Category.COMPLETION;
    }

    private static Optional<Message> message(List<Step> made) {
        Step opening = made.get(0);
        return opening.field("message", Message.class).or(() -> opening.field("operation", Operation.class).map(Operation::message))
                .or(() -> first(made, Category.SEND).flatMap(sent -> sent.field("message", Message.class)));
    }

    private static Optional<Step> first(List<Step> made, Category category) {
        return made.stream().filter(step -> step.category() == category).findFirst();
    }

    private static Optional<Long> examined(Transition transition, Position position) {
        int step = position.step() - 1;
        boolean inEntry = transition.spans().stream()
                .anyMatch(span -> span.scope().kind() == Scope.Kind.ENTRY && span.holds(step));
        for (int i = step; inEntry && i >= 0; i--) {
            Step made = transition.steps().get(i);
            if (examines(made)) {
                return made.field("entry", EntryRef.class).map(EntryRef::handle);
            }
        }
        return Optional.empty();
    }

    private static List<Outcome> outcomes(List<Step> made) {
        List<Outcome> outcomes = new ArrayList<>();
        for (Step step : made) {
            if (examines(step)) {
                Outcome outcome = outcome((Check) step);
                int last = outcomes.size() - 1;
                if (last >= 0 && outcomes.get(last).handle() == outcome.handle()) {
                    outcomes.set(last, outcome);
                } else {
                    outcomes.add(outcome);
                }
            } else if (step.category() == Category.START && !outcomes.isEmpty()) {
                Outcome accepted = outcomes.remove(outcomes.size() - 1);
                outcomes.add(new Outcome(accepted.handle(), accepted.position(), Outcome.Verdict.ACCEPTED, ""));
            }
        }
        return outcomes;
    }

    /** Whether it is a check that is part of the examination of an entry. */
    private static boolean examines(Step step) {
        return step.category() == Category.CRITERION || step.category() == Category.DESCRIPTOR;
    }

    private static Outcome outcome(Check check) {
        Outcome.Verdict verdict = Outcome.Verdict.EXAMINED;
        if (!check.passed()) {
            verdict = check.category() == Category.DESCRIPTOR ? Outcome.Verdict.REFUSED : Outcome.Verdict.PASSED_OVER;
        }
        EntryRef entry = check.field("entry", EntryRef.class).orElseThrow();
        return new Outcome(entry.handle(), entry.position(), verdict, check.passed() ? "" : check.reason());
    }

    private static Optional<DropReason> dropped(List<Step> made) {
        return first(made, Category.DROP).flatMap(drop -> drop.field("reason", DropReason.class));
    }
}

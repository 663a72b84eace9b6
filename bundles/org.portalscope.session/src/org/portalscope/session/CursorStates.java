package org.portalscope.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.portalscope.engine.effect.MessageDropped;
import org.portalscope.engine.effect.MessageSent;
import org.portalscope.engine.effect.OperationStarted;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Scope;
import org.portalscope.engine.step.Step;
import org.portalscope.engine.translation.EntryCheck;
import org.portalscope.world.CompletionStarted;
import org.portalscope.world.MessageDelivered;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.program.Program;

/** Tells what is going on at a position from the steps made so far. */
final class CursorStates {

    private CursorStates() {
    }

    static CursorState at(World world, Timeline timeline, Position position, Changes changes) {
        List<CursorState.Tile> tiles = world.processes().stream().map(process -> tile(world, process, changes)).toList();
        if (position.step() == 0) {
            return new CursorState(-1, Optional.empty(), false, List.of(), Optional.empty(), Optional.empty(), List.of(), changes.steps(),
                    tiles);
        }
        Transition transition = timeline.transition(position.transition());
        List<Step> made = transition.steps().subList(0, position.step());
        return new CursorState(transition.process(), message(made), made.get(0) instanceof MessageDelivered || made.get(0) instanceof CompletionStarted,
                outcomes(made), examined(transition, position), dropped(made), made, changes.steps(), tiles);
    }

    private static Optional<Message> message(List<Step> made) {
        if (made.get(0) instanceof MessageDelivered delivered) {
            return Optional.of(delivered.message());
        }
        if (made.get(0) instanceof CompletionStarted completion) {
            return Optional.of(completion.operation().message());
        }
        return made.stream().filter(MessageSent.class::isInstance).map(step -> ((MessageSent) step).message()).findFirst();
    }

    private static Optional<Long> examined(Transition transition, Position position) {
        int step = position.step() - 1;
        boolean inEntry = transition.spans().stream()
                .anyMatch(span -> span.scope().kind() == Scope.Kind.ENTRY && span.holds(step));
        for (int i = step; inEntry && i >= 0; i--) {
            if (transition.steps().get(i) instanceof EntryCheck check) {
                return Optional.of(check.entry().handle());
            }
        }
        return Optional.empty();
    }

    private static List<Outcome> outcomes(List<Step> made) {
        List<Outcome> outcomes = new ArrayList<>();
        for (Step step : made) {
            if (step instanceof EntryCheck check) {
                Outcome outcome = outcome(check);
                int last = outcomes.size() - 1;
                if (last >= 0 && outcomes.get(last).handle() == outcome.handle()) {
                    outcomes.set(last, outcome);
                } else {
                    outcomes.add(outcome);
                }
            } else if (step instanceof OperationStarted && !outcomes.isEmpty()) {
                Outcome accepted = outcomes.remove(outcomes.size() - 1);
                outcomes.add(new Outcome(accepted.handle(), accepted.position(), Outcome.Verdict.ACCEPTED, ""));
            }
        }
        return outcomes;
    }

    private static Outcome outcome(EntryCheck check) {
        Outcome.Verdict verdict = Outcome.Verdict.EXAMINED;
        if (!check.passed()) {
            verdict = check.ofDescriptor() ? Outcome.Verdict.REFUSED : Outcome.Verdict.PASSED_OVER;
        }
        return new Outcome(check.entry().handle(), check.entry().position(), verdict, check.passed() ? "" : check.reason());
    }

    private static Optional<DropReason> dropped(List<Step> made) {
        return made.stream().filter(MessageDropped.class::isInstance).map(step -> ((MessageDropped) step).reason()).findFirst();
    }

    private static CursorState.Tile tile(World world, WorldProcess process, Changes changes) {
        Program program = process.program();
        Program.Readiness most = Program.Readiness.ENDED;
        for (int thread = 0; thread < program.threadCount(); thread++) {
            Program.Readiness readiness = world.readiness(process, thread);
            most = readiness.compareTo(most) < 0 ? readiness : most;
        }
        return new CursorState.Tile(most, program.failure() != null, process.isDead(), changes.acted(process.index()),
                program.matchBitFields());
    }
}

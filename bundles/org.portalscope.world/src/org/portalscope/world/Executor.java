package org.portalscope.world;

import java.util.List;

import org.portalscope.engine.message.Message;
import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.state.DataSent;
import org.portalscope.engine.state.MessageDropped;
import org.portalscope.engine.state.OperationAbandoned;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Scope;
import org.portalscope.engine.step.Step;

/** Makes choices happen and takes down the transitions. */
final class Executor {

    private final World world;

    Executor(World world) {
        this.world = world;
    }

    Transition execute(Choice choice, int number) {
        WorldProcess process = world.process(choice.process());
        TransitionJournal journal = new TransitionJournal();
        process.portals().attach(journal);
        try {
            Opening opening = opening(choice);
            journal.enter(scope(opening));
            change(process, journal, opening);
            proceed(process, journal, opening);
            throwAwayData(process, journal);
            journal.leave();
        } finally {
            process.portals().attach(null);
        }
        return journal.finish(number, choice);
    }

    private Opening opening(Choice choice) {
        Turn before = world.network().turn();
        WorldProcess process = world.process(choice.process());
        if (choice instanceof Choice.RunThread run) {
            Program program = process.program();
            return new ThreadRuns(before, choice.turn(), run.thread(), program.place(run.thread()),
                    program.readiness(run.thread()) == Program.Readiness.WAKES);
        }
        if (choice instanceof Choice.Deliver deliver) {
            return new MessageDelivered(before, choice.turn(), deliver.message(), world.network().inFlight.indexOf(deliver.message()));
        }
        Operation operation = ((Choice.Complete) choice).operation();
        return new CompletionBegins(before, choice.turn(), operation,
                operation.needsData() ? world.network().data.get(operation.message().key()) : null);
    }

    private static Scope scope(Opening opening) {
        if (opening instanceof ThreadRuns run) {
            return new Scope(Scope.Kind.STATEMENT, "line " + run.place().line());
        }
        if (opening instanceof MessageDelivered delivered) {
            return new Scope(Scope.Kind.MESSAGE, delivered.message().label());
        }
        return new Scope(Scope.Kind.COMPLETION, ((CompletionBegins) opening).operation().label() + " completes");
    }

    private void proceed(WorldProcess process, TransitionJournal journal, Opening opening) {
        if (opening instanceof ThreadRuns run) {
            process.program().execute(run.thread(), new ProgramExecution(process, journal));
        } else if (opening instanceof MessageDelivered delivered) {
            deliver(process, journal, delivered.message());
        } else {
            CompletionBegins completion = (CompletionBegins) opening;
            process.portals().complete(completion.operation(), completion.data());
        }
    }

    private void deliver(WorldProcess process, TransitionJournal journal, Message message) {
        if (world.process(message.target()).isPresent()) {
            process.portals().arrive(message);
        } else {
            journal.note(new NobodyThere(message)); // R61
        }
    }

    private void throwAwayData(WorldProcess process, TransitionJournal journal) {
        Network network = world.network();
        for (Step step : List.copyOf(journal.steps())) {
            Message dropped = unwanted(step);
            if (dropped != null && dropped.kind().carriesData()) {
                change(process, journal, new DataRefused(dropped.key(), network.data.get(dropped.key()), false));
            } else if (step instanceof DataSent sent && network.refused.contains(sent.message().key())) {
                change(process, journal, new DataRefused(sent.message().key(), sent.data(), true));
            }
        }
    }

    /** The message whose data nobody is going to take after a step, or null. */
    private static Message unwanted(Step step) {
        if (step instanceof MessageDropped drop) {
            return drop.message();
        }
        if (step instanceof OperationAbandoned abandoned) {
            return abandoned.operation().needsData() ? abandoned.operation().message() : null;
        }
        return step instanceof NobodyThere nobody ? nobody.message() : null;
    }

    private static void change(WorldProcess process, TransitionJournal journal, Effect effect) {
        effect.apply(process);
        journal.note(effect);
    }

    private record ProgramExecution(WorldProcess process, TransitionJournal journal) implements Execution {

        @Override
        public PortalsProcess portals() {
            return process.portals();
        }

        @Override
        public void note(Check check) {
            journal.note(check);
        }

        @Override
        public void change(Effect effect) {
            Executor.change(process, journal, effect);
        }
    }
}

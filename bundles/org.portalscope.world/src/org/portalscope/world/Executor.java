package org.portalscope.world;

import org.portalscope.engine.message.Message;
import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Scope;

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
            new Aftermath(world.network(), process, effect -> change(process, journal, effect)).of(journal.steps());
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
        Choice.Complete complete = (Choice.Complete) choice;
        Operation operation = complete.operation();
        return new CompletionBegins(before, choice.turn(), operation,
                operation.needsData() ? world.network().data.get(operation.message().key()) : null, complete.niFailType());
    }

    private static Scope scope(Opening opening) {
        if (opening instanceof ThreadRuns run) {
            return new Scope(Scope.Kind.STATEMENT, "line " + run.place().line());
        }
        if (opening instanceof MessageDelivered delivered) {
            return new Scope(Scope.Kind.MESSAGE, delivered.message().label());
        }
        CompletionBegins completion = (CompletionBegins) opening;
        return new Scope(Scope.Kind.COMPLETION, completion.operation().label() + (completion.fails() ? " fails" : " completes"));
    }

    private void proceed(WorldProcess process, TransitionJournal journal, Opening opening) {
        if (opening instanceof ThreadRuns run) {
            process.program().execute(run.thread(), new ProgramExecution(process, journal));
        } else if (opening instanceof MessageDelivered delivered) {
            deliver(process, journal, delivered.message());
        } else {
            end(process, journal, (CompletionBegins) opening);
        }
    }

    private static void end(WorldProcess process, TransitionJournal journal, CompletionBegins completion) {
        CompletionFault fault = process.faults().armed.get(completion.operation());
        if (fault != null) {
            change(process, journal, new FaultStrikes(completion.operation(), fault));
        }
        if (completion.fails()) {
            process.portals().fail(completion.operation(), completion.niFailType());
        } else {
            process.portals().complete(completion.operation(), completion.data());
        }
    }

    private void deliver(WorldProcess process, TransitionJournal journal, Message message) {
        boolean exists = world.process(message.target()).isPresent();
        if (!exists || process.isDead()) {
            journal.note(new NobodyThere(message, exists)); // R61, R78
        } else {
            process.portals().arrive(message);
        }
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

package org.portalscope.world.waiting;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;

import org.portalscope.engine.protocol.MessageEnvelope;
import org.portalscope.engine.protocol.NearMiss;
import org.portalscope.engine.protocol.ProtocolWait;
import org.portalscope.engine.protocol.ProtocolWait.Mode;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.program.Program;
import org.portalscope.world.program.Program.Readiness;
import org.portalscope.world.program.ProgramNames;
import org.portalscope.world.program.SourceLocation;

/** A thread that waits, and what it is blocked in, in the names of the world: of its processes, and of the variables of the thread's program. */
record BlockedCall(World world, WorldProcess process, int thread) {

    private ProgramNames names() {
        return world.names(process, thread);
    }

    ThreadWait threadWait() {
        Program program = process.program();
        if (program.readiness(thread) == Readiness.AT_BARRIER) {
            return wait(call().orElse("barrier"), Mode.ALL, missing(), true);
        }
        return program.waitOf(thread).map(this::wait).orElseGet(this::unknown);
    }

    /** What a call looks for that the thread has made in a statement and that has returned without it. */
    ThreadWait poll(ProtocolWait aim, SourceLocation place) {
        return new ThreadWait(thread, name(), place, aim.call() + aim.where().text(names()), aim.mode(),
                aim.needs().stream().map(this::act).toList(), true, false);
    }

    private ThreadWait wait(ProtocolWait wait) {
        boolean isFinished = process.program().place(thread).isAfterAll() && wait.isCollective();
        return new ThreadWait(thread, name(), process.program().place(thread), wait.call() + wait.where().text(names()), wait.mode(),
                wait.needs().stream().map(this::act).toList(), true, isFinished);
    }

    private ThreadWait wait(String call, Mode mode, List<AwaitedAct> acts, boolean known) {
        return new ThreadWait(thread, name(), process.program().place(thread), call, mode, acts, known, process.program().place(thread).isAfterAll());
    }

    /** The name of the process, with that of the thread unless it is the first. */
    String name() {
        return ProgramNames.shortened(process.name()) + (thread == 0 ? "" : " " + ProgramNames.shortened(process.program().threadName(thread)));
    }

    private ThreadWait unknown() {
        return wait(call().orElseGet(this::statement), Mode.ANY, List.of(AwaitedAct.of(event(), everybody())), false);
    }

    /** The call of a protocol that the thread is in. */
    private Optional<String> call() {
        int upper = process.program().upperCalls(thread);
        List<Program.Activation> activations = process.program().activations(thread);
        return upper == 0 ? Optional.empty() : Optional.of(activations.get(activations.size() - upper).name());
    }

    private String statement() {
        String quoted = process.program().place(thread).quote();
        return quoted.isEmpty() ? "a statement that is not known" : quoted.endsWith(";") ? quoted.substring(0, quoted.length() - 1) : quoted;
    }

    private String event() {
        return process.portals().state().waits(thread) ? "no event has come" : "";
    }

    private List<Integer> everybody() {
        return IntStream.range(0, world.processes().size()).boxed().toList();
    }

    /** That the others reach the barrier which the thread is at. */
    private List<AwaitedAct> missing() {
        Predicate<WorldProcess> isMissing = other -> other.program().arrivals() < process.program().arrivals();
        return world.processes().stream().filter(isMissing)
                .map(other -> AwaitedAct.of(ProgramNames.shortened(other.name()) + " has not reached it", List.of(other.index()))).toList();
    }

    private AwaitedAct act(ProtocolWait.Need need) {
        List<WorldProcess> helpers = need.helpers().stream().flatMap(id -> world.process(id).stream()).toList();
        String end = helpers.size() == 1 && !helpers.get(0).equals(process) ? end(helpers.get(0)) : "";
        return new AwaitedAct(need.operation(), need.partner().text(names()), need.reason().text(names()), end,
                helpers.stream().map(WorldProcess::index).toList(), need.message().map(this::message),
                need.notes().stream().map(note -> note.text(names())).toList(), need.nearMisses().stream().map(this::candidate).toList());
    }

    /** That a process does nothing more, in words; empty if it may. */
    private String end(WorldProcess other) {
        Program program = other.program();
        String state = other.isDead() ? " has died" : !program.isKnownToEnd() ? ""
                : all(other, each -> false) ? " has ended" : all(other, each -> program.place(each).isAfterAll()) ? " has done all of its operations" : "";
        return state.isEmpty() ? "" : ProgramNames.shortened(other.name()) + state;
    }

    /** Whether all threads of a process have ended, but for some. */
    private boolean all(WorldProcess other, IntPredicate excepted) {
        return IntStream.range(0, other.program().threadCount())
                .allMatch(each -> world.readiness(other, each) == Readiness.ENDED || excepted.test(each));
    }

    private AwaitedMessage message(MessageEnvelope envelope) {
        return new AwaitedMessage(names().called(envelope.group()), envelope.rank(), envelope.tag(), envelope.collective());
    }

    private UnexpectedCandidate candidate(NearMiss near) {
        return new UnexpectedCandidate(names().process(near.sender()), message(near.envelope()), near.differs(), near.words().text(names()));
    }
}

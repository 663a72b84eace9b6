package org.portalscope.scenario.execution;

import java.util.List;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.MemoryWritten;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.step.Check;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Value;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.effect.BarrierPassed;
import org.portalscope.protocol.effect.ResumableCallChanged;
import org.portalscope.protocol.host.HostEnvironment;
import org.portalscope.protocol.repeat.CallMarks;
import org.portalscope.scenario.effect.ConditionChecked;
import org.portalscope.scenario.effect.DropExpected;
import org.portalscope.scenario.effect.FunctionEntered;
import org.portalscope.scenario.effect.FunctionLeft;
import org.portalscope.scenario.effect.LinePrinted;
import org.portalscope.scenario.effect.LoopCounted;
import org.portalscope.scenario.effect.NameBound;
import org.portalscope.scenario.effect.ProgramFailed;
import org.portalscope.scenario.effect.ThreadMoved;
import org.portalscope.scenario.effect.ThreadStarted;
import org.portalscope.scenario.effect.ThreadsEnded;
import org.portalscope.scenario.thread.ExecutionSink;
import org.portalscope.scenario.thread.LoopRound;
import org.portalscope.scenario.thread.PassedInstruction;
import org.portalscope.scenario.thread.ProgramState;
import org.portalscope.scenario.thread.Target;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.fault.ProcessDied;
import org.portalscope.world.program.Execution;
import org.portalscope.world.program.Failure;
import org.portalscope.world.program.LabelReached;
import org.portalscope.world.time.ThreadOccupied;

/** Does what an instruction of a thread asks for, by effects on the state of its program. */
final class ThreadExecution implements ThreadContext {

    /** Functions that have been called within each other and have not returned. */
    private static final int DEEPEST = 256;

    private final ProgramState program;
    private final int thread;
    private final Execution execution;
    private final WorldContext worldContext;

    /** The processes of a scenario that use a protocol together are those whose statements call it. */
    private final class StatementSink extends ExecutionSink {

        StatementSink() {
            super(execution);
        }

        @Override
        public List<ProcessId> processes(Protocol protocol) {
            return worldContext.use(protocol).processes();
        }
    }

    ThreadExecution(ProgramState program, int thread, Execution execution, WorldContext worldContext) {
        this.program = program;
        this.thread = thread;
        this.execution = execution;
        this.worldContext = worldContext;
    }

    @Override
    public int thread() {
        return thread;
    }

    @Override
    public ProgramState program() {
        return program;
    }

    @Override
    public PortalsProcess portals() {
        return execution.portals();
    }

    @Override
    public void bind(Target target, Value value) {
        execution.change(new NameBound(thread, target.name(), target.slot(), frame().value(target.slot()), value));
    }

    @Override
    public void print(String line) {
        execution.change(new LinePrinted(line));
    }

    @Override
    public void startThread(String name, int body) {
        execution.change(new ThreadStarted(program.threadCount(), name, body));
    }

    @Override
    public void takeDrop(int networkInterface, String words) {
        execution.change(new DropExpected(networkInterface, program.dropsExpected(networkInterface) + 1, words));
    }

    @Override
    public void occupy(ThreadOccupied.By by, long duration) {
        execution.occupy(by, duration);
    }

    @Override
    public void passBarrier() {
        CallMarks.markBarrier(portals(), thread);
        execution.change(new BarrierPassed(program.barriersPassed() + 1));
    }

    @Override
    public void die() {
        execution.change(new ProcessDied());
        execution.change(new ThreadsEnded());
    }

    @Override
    public void count(int depth, LoopRound after) {
        execution.change(new LoopCounted(thread, depth, round(depth), after));
    }

    @Override
    public Phrase.Names names() {
        return execution.names();
    }

    @Override
    public void begin(Protocol protocol, Procedure called, List<Object> arguments) {
        CallMarks.markCall(portals(), thread, () -> worldContext.use(protocol), called, arguments);
        go(called.name(), ResumableCall.of(called, arguments));
    }

    @Override
    public ResumableCall step(Protocol protocol, ResumableCall call) {
        return new HostEnvironment(portals(), thread, program, protocol, new StatementSink()).step(call);
    }

    @Override
    public void go(String operation, ResumableCall after) {
        execution.change(new ResumableCallChanged(thread, operation, frame().call(), after));
    }

    @Override
    public void returnTo(String operation, Object result) {
        ResumableCall call = frame().call();
        CallMarks.markReturn(portals(), thread, call, result);
        go(operation, call.returned(result));
    }

    @Override
    public void reach(LabelReached label) {
        execution.change(label);
    }

    @Override
    public void enter(int body, List<Value> arguments, SourcePosition position) {
        if (program.thread(thread).depth() > DEEPEST) {
            fail(position, program.body(body).name() + " is called within " + DEEPEST + " functions that have not returned: does the recursion end?");
            return;
        }
        execution.change(new FunctionEntered(thread, body, program.body(body).name(), arguments));
        if (frame().current() instanceof PassedInstruction) {
            moveTo(0);
        }
    }

    @Override
    public int leave(Value result) {
        execution.change(FunctionLeft.of(thread, frame(), result));
        return frame().instruction() + (frame().current().returned(this, result) ? 1 : 0);
    }

    /** Whether the run lets the thread go on at once with another transition. */
    boolean mayGoOn() {
        return execution.mayGoOn();
    }

    /** Begins another transition of the thread. */
    void nextTransition() {
        execution.nextTransition();
    }

    @Override
    public boolean explains() {
        return execution.explains();
    }

    @Override
    public void note(String condition, boolean holds) {
        execution.note(new ConditionChecked(condition, holds));
    }

    void note(Check check) {
        execution.note(check);
    }

    @Override
    public void fail(SourcePosition position, String message) {
        fail(new Failure(program.processName(), frame().current().place().at(position.line(), position.column()), message));
    }

    @Override
    public void fail(Failure failure) {
        execution.change(new ProgramFailed(failure));
    }

    @Override
    public void write(long address, byte[] bytes) {
        execution.portals().take(new MemoryWritten(address, ByteString.of(bytes)));
    }

    @Override
    public void moveTo(int instruction) {
        int to = instruction;
        while (frame().body().instruction(to) instanceof PassedInstruction passed) {
            to = passed.next(to, this);
        }
        execution.change(ThreadMoved.of(program, thread, to));
    }
}

package org.portalscope.node.process;

import java.util.function.LongPredicate;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.input.FrameEntered;
import org.portalscope.engine.input.FrameLeft;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.ProcessParts;
import org.portalscope.recording.TransitionCause;
import org.portalscope.world.fault.FaultState;
import org.portalscope.world.fault.Faults;
import org.portalscope.world.program.Execution;
import org.portalscope.world.program.Failure;
import org.portalscope.world.program.LabelReached;
import org.portalscope.world.program.Program;
import org.portalscope.world.program.SourceLocation;
import org.portalscope.world.time.ThreadOccupied;

/** The program of a node, which its threads execute statement by statement, in turn. */
final class NodeProgram implements ProcessParts, Execution {

    private final NodeEngine engine;
    private final Program program;
    private final FaultState faults = new FaultState(Faults.NONE);
    private final LongPredicate haveArrived;
    private final InputLog log;
    /** The thread that has executed a statement last. */
    private int last;

    /** @param haveArrived whether the programs of all nodes have come to so many barriers */
    NodeProgram(NodeEngine engine, Program program, LongPredicate haveArrived, InputLog log) {
        this.engine = engine;
        this.program = program;
        this.haveArrived = haveArrived;
        this.log = log;
    }

    /**
     * Lets every thread that can execute its next statement.
     *
     * @return whether one could
     */
    boolean runRound() {
        boolean any = false;
        for (int thread = 0; thread < program.threadCount() && goesOn(); thread++) {
            if (isReady(thread)) {
                execute(thread);
                any = true;
            }
        }
        return any;
    }

    private boolean goesOn() {
        return !isOver() && !engine.gate().isClosed();
    }

    /**
     * Lets the next thread that can execute its next statement, although the node is paused.
     *
     * @return whether one could
     */
    boolean step() {
        int count = program.threadCount();
        for (int i = 1; i <= count && !isOver(); i++) {
            int thread = (last + i) % count;
            if (isReady(thread)) {
                execute(thread);
                return true;
            }
        }
        return false;
    }

    /** What its threads wait for, as a sentence without a full stop. */
    String waiting() {
        StringBuilder words = new StringBuilder();
        for (int thread = 0; thread < program.threadCount(); thread++) {
            if (program.readiness(thread) != Program.Readiness.ENDED) {
                words.append(words.length() == 0 ? "" : ", ").append(program.threadName(thread)).append(" at ").append(program.place(thread));
            }
        }
        return words.length() == 0 ? "its program has ended" : words.insert(0, "waiting: ").toString();
    }

    private boolean isReady(int thread) {
        return switch (program.readiness(thread)) {
            case READY, WAKES -> true;
            case AT_BARRIER -> haveArrived.test(program.arrivals());
            default -> false;
        };
    }

    private void execute(int thread) {
        last = thread;
        SourceLocation place = program.place(thread);
        log.mark(new FrameEntered(thread, FrameEntered.Kind.STATEMENT, "line " + place.line(), place.file(), place.line()));
        program.execute(thread, this);
        if (program.hasInvariants()) {
            program.checkInvariants(this);
        }
        log.mark(new FrameLeft(thread));
        log.end(faults.isDead() ? new TransitionCause.Death() : new TransitionCause.ThreadTurn(thread));
        engine.settle();
    }

    /** Whether it executes nothing more since something is wrong, or since its process has died. */
    boolean isOver() {
        return faults.isDead() || program.failure() != null;
    }

    /** What is wrong, or null. */
    Failure failure() {
        return program.failure();
    }

    /** How many barriers it has come to. */
    long arrivals() {
        return program.arrivals();
    }

    /** Whether nobody need wait for it. */
    boolean hasEnded() {
        if (program.isService()) {
            return true;
        }
        for (int thread = 0; thread < program.threadCount(); thread++) {
            if (program.readiness(thread) != Program.Readiness.ENDED) {
                return false;
            }
        }
        return true;
    }

    @Override
    public <T> T part(Class<T> type) {
        Object[] parts = {engine.portals().state(), program.state(), faults};
        for (Object part : parts) {
            if (type.isInstance(part)) {
                return type.cast(part);
            }
        }
        throw new IllegalArgumentException("a node has no " + type.getSimpleName());
    }

    @Override
    public PortalsProcess portals() {
        return engine.portals();
    }

    @Override
    public long now() {
        return 0;
    }

    @Override
    public void occupy(ThreadOccupied.By by, long duration) {
        throw new IllegalStateException("there is no virtual time on a node");
    }

    @Override
    public boolean explains() {
        return false;
    }

    @Override
    public void note(Check check) {
        // Nobody wants to know.
    }

    @Override
    public void change(Effect effect) {
        effect.apply(this);
        if (effect instanceof LabelReached label) {
            log.label(label.text());
        }
    }
}

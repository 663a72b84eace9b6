package org.portalscope.protocol.call;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.FunctionResult;

/**
 * A call in one transition, or in several if the run lets it go on: runs steps until one has called Portals and what comes next might do so again, or waits.
 * What the call is in the middle of is not made a value before it comes to rest.
 */
final class CallRun implements CallContext {

    /** Steps of one transition; more than any protocol needs. */
    private static final int MOST = 10_000;

    private final CallEnvironment environment;
    /** Where the call is in the procedure that has called the one that it is in, or null. */
    private ProcedureFrame caller;
    /** The one that it is in, its next step, and the values of its variables, which are those of a frame unless they are its own. */
    private Procedure procedure;
    private int position;
    /** Those of the procedure. */
    private ProcedureStep[] steps;
    private Object[] values;
    private boolean ownsValues;
    private ProtocolState state;
    private CallOutcome outcome;
    private boolean called;
    /** Those of the environment; null before the first call of Portals since it has gone on. */
    private PortalsCalls portalsCalls;
    /** Whether the step that is about to run is the first of another transition, if it can run. */
    private boolean between;
    private boolean local;
    /** Whether its next step could not run. */
    private boolean waits;
    /** Whether the last step was to {@link Continuation#WAIT}. */
    private boolean stillWaits;
    /** Steps of the present transition. */
    private int stepsRun;
    /** What it is in when it has come to rest and nobody keeps that. */
    private final ResumableCall resting = new ResumableCall(this);

    CallRun(CallEnvironment environment) {
        this.environment = environment;
    }

    /** Goes on with a call: what is left of it, or null if its next step cannot run now. */
    ResumableCall run(ProcedureFrame top) {
        goOnIn(top);
        return goOn();
    }

    /** Begins a call, before whose first step it rests. */
    ResumableCall begin(Procedure outermost, List<Object> arguments) {
        enter(null, outermost, 0, outermost.values(arguments));
        ownsValues = true;
        outcome = null;
        return resting;
    }

    /** Goes on with the call in which it has come to rest, as {@link #run} does. */
    ResumableCall goOn() {
        state = environment.state();
        outcome = null;
        called = false;
        portalsCalls = null;
        between = false;
        stepsRun = 0;
        waits = false;
        stillWaits = false;
        boolean ran = false;
        while (outcome == null) {
            ProcedureStep step = steps[position];
            local = step.isLocal();
            if (ran && !local && !mayCall(step)) {
                break;
            }
            Continuation next = stillWaits ? step.goOnWaiting(this) : step.run(this);
            if (next == null) {
                waits = true;
                break;
            }
            ran = true;
            goOnBehind(next);
        }
        return ran ? rest() : null;
    }

    private void goOnBehind(Continuation next) {
        if (between) {
            begin();
        }
        if (++stepsRun == MOST) {
            throw new IllegalStateException(procedure + " does not come to an end at step " + position);
        }
        stillWaits = next == Continuation.WAIT;
        if (!stillWaits && next != Continuation.AGAIN) {
            leaveStep(next);
        }
    }

    private void leaveStep(Continuation next) {
        follow(next);
        while (position == steps.length && outcome == null) { // a procedure returns behind its last step
            finish(null);
        }
    }

    /** Whether a step that is not local belongs to the same transition or begins another one at once. */
    private boolean mayCall(ProcedureStep step) {
        boolean isBarrier = step.isBarrier();
        between = called && !isBarrier && environment.mayGoOn();
        return between || !called && !isBarrier;
    }

    /** Begins another transition. */
    private void begin() {
        between = false;
        called = false;
        stepsRun = 0;
        environment.nextTransition();
    }

    /** A function of the program can make other calls before this one goes on. */
    private ResumableCall rest() {
        boolean isKept = environment.keepsCalls() || outcome == null && step() instanceof CallbackStep;
        return isKept ? new ResumableCall(top(), outcome) : resting;
    }

    /** Whether its next step could not run when it came to rest, which it can once something else has happened. */
    boolean waits() {
        return waits && !(step() instanceof CallbackStep);
    }

    /** The innermost procedure; null once the call has returned. */
    ProcedureFrame top() {
        return outcome == null ? frame() : null;
    }

    /** What the call has answered; null until it has returned. */
    CallOutcome outcome() {
        return outcome;
    }

    /** The next step. */
    ProcedureStep step() {
        return steps[position];
    }

    /** Whether the next step is a barrier. */
    boolean isAtBarrier() {
        return step().isBarrier();
    }

    /**
     * Whether the next step can run now.
     *
     * @param present what the protocol knows of the process
     */
    boolean mayStep(ProtocolState present) {
        state = present;
        return step().mayRun(this);
    }

    private void follow(Continuation next) {
        if (next == Continuation.ON) {
            position++;
        } else if (next instanceof Continuation.GoTo to) {
            position = procedure.position(to.label());
        } else if (next instanceof Enter call) {
            enter(frame(), call.procedure(), call.position(), call.values());
            ownsValues = true;
        } else if (next instanceof Continuation.Finish end) {
            finish(end.result());
        } else if (next instanceof Continuation.Fail failure) {
            leaveAll();
            outcome = new CallOutcome(null, outputs(), failure.error());
        }
    }

    private void finish(Object result) {
        if (caller == null) {
            boolean stores = result != null || !procedure.outputs().isEmpty();
            outcome = stores ? new CallOutcome(result, outputs(), null) : CallOutcome.NOTHING;
        } else {
            goOnIn(caller);
            follow(step().returned(this, result));
        }
    }

    private void leaveAll() {
        while (caller != null) {
            goOnIn(caller);
        }
    }

    private void goOnIn(ProcedureFrame frame) {
        enter(frame.caller(), frame.procedure(), frame.position(), frame.array());
    }

    private void enter(ProcedureFrame from, Procedure entered, int step, Object[] variables) {
        caller = from;
        procedure = entered;
        steps = entered.steps();
        position = step;
        values = variables;
        ownsValues = false;
    }

    /** Where the call is, as a value. */
    private ProcedureFrame frame() {
        ownsValues = false;
        return new ProcedureFrame(caller, procedure, position, values);
    }

    /** What the procedure that it is in stores. */
    private List<Object> outputs() {
        List<CallVariable> stored = procedure.outputs();
        if (stored.size() == 1 && get(stored.get(0)) != null) { // the list is kept as it is
            return List.of(get(stored.get(0)));
        }
        Object[] outputs = new Object[stored.size()];
        for (int i = 0; i < outputs.length; i++) {
            outputs[i] = get(stored.get(i));
        }
        return Arrays.asList(outputs);
    }

    @Override
    public ProtocolState state() {
        return state;
    }

    @Override
    public PortalsState portals() {
        return environment.portals();
    }

    @Override
    public Object get(CallVariable variable) {
        return values[procedure.index(variable)];
    }

    @Override
    public void set(CallVariable variable, Object value) {
        if (!ownsValues) {
            values = values.clone();
            ownsValues = true;
        }
        values[procedure.index(variable)] = value;
    }

    @Override
    public void setState(ProtocolState after, Supplier<String> words) {
        environment.setState(after, words);
        state = after;
    }

    @Override
    public boolean explains() {
        return environment.explains();
    }

    @Override
    public void warn(String warning, Supplier<String> about) {
        environment.warn(warning, about);
    }

    /** The functions of Portals, for the one call of a transition. */
    private PortalsCalls calls(Function function) {
        if (between) {
            begin();
        }
        if (called || local || function == Function.PTL_EQ_WAIT) {
            throw new IllegalStateException(procedure + ": " + function.documentName()
                    + (called ? " is a second call in one transition" : local ? " in a step that makes no call" : " blocks"));
        }
        called = true;
        if (portalsCalls == null) {
            portalsCalls = environment.calls();
        }
        return portalsCalls;
    }

    @Override
    public FunctionResult call(Function function, Object... arguments) {
        return calls(function).call(function, arguments);
    }

    @Override
    public FunctionResult meInsert(long current, ProcessId matchId, long matchBits, long ignoreBits, Unlink unlink, InsertPosition insertPosition) {
        return calls(Function.PTL_ME_INSERT).meInsert(current, matchId, matchBits, ignoreBits, unlink, insertPosition);
    }

    @Override
    public FunctionResult mdAttach(long entry, MdValues memDesc, Unlink unlinkOp, Unlink unlinkNofit) {
        return calls(Function.PTL_MD_ATTACH).mdAttach(entry, memDesc, unlinkOp, unlinkNofit);
    }

    @Override
    public FunctionResult mdBind(long ni, MdValues memDesc) {
        return calls(Function.PTL_MD_BIND).mdBind(ni, memDesc);
    }

    @Override
    public FunctionResult mdUnlink(long memDesc) {
        return calls(Function.PTL_MD_UNLINK).mdUnlink(memDesc);
    }

    @Override
    public FunctionResult mdUpdate(long memDesc, MdValues newMd, long testq) {
        return calls(Function.PTL_MD_UPDATE).mdUpdate(memDesc, newMd, testq);
    }

    @Override
    public ReturnCode update(long memDesc, MdValues newMd, long testq) {
        return calls(Function.PTL_MD_UPDATE).update(memDesc, newMd, testq);
    }

    @Override
    public ReturnCode eqGet(long eventq, EventOut event) {
        return calls(Function.PTL_EQ_GET).eqGet(eventq, event);
    }

    @Override
    public FunctionResult put(long memDesc, AckRequest ackReq, ProcessId target, long portal, long cookie, long matchBits, long offset, long hdrData) {
        return calls(Function.PTL_PUT).put(memDesc, ackReq, target, portal, cookie, matchBits, offset, hdrData);
    }

    @Override
    public EventOut eventOut() {
        return environment.eventOut();
    }

    @Override
    public void passBarrier() {
        called = true;
        environment.passBarrier();
    }

    @Override
    public Job job() {
        return environment.job();
    }

    @Override
    public Phrase.Names names() {
        return environment.names();
    }

    @Override
    public Buffer declare(String name, long length) {
        return environment.declare(name, length);
    }

    @Override
    public void release(Buffer memory) {
        environment.release(memory);
    }

    @Override
    public byte[] read(long address, long length) {
        return environment.read(address, length);
    }

    @Override
    public void read(long address, byte[] to, int at, int count) {
        environment.read(address, to, at, count);
    }

    @Override
    public void write(long address, byte[] bytes) {
        environment.write(address, bytes);
    }

    @Override
    public void write(long address, byte[] from, int first, int count) {
        environment.write(address, from, first, count);
    }
}

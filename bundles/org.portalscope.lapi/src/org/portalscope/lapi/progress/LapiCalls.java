package org.portalscope.lapi.progress;

import java.util.function.Supplier;
import java.util.function.UnaryOperator;

import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.lapi.state.LapiState;
import org.portalscope.lapi.state.OriginOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ValueType;

/** What the procedures of LAPI have in common. */
public final class LapiCalls {

    /** The task that a procedure is about. */
    public static final CallVariable TASK = new CallVariable("task", ValueType.INTEGER);
    /** The number of an operation; negative if there is none, since the task has been purged. */
    public static final CallVariable NUMBER = new CallVariable("number", ValueType.INTEGER);
    public static final CallVariable ENTRY = new CallVariable("entry", ValueType.ME);
    public static final CallVariable DESCRIPTOR = new CallVariable("descriptor", ValueType.MD);
    /** Memory of LAPI's own, or {@link #NO_MEMORY}. */
    public static final CallVariable MEMORY = new CallVariable("memory", ValueType.BUFFER);

    public static final Buffer NO_MEMORY = new Buffer("none", 0, 0);

    /** {@code user_ptr} of the descriptor of signals. */
    static final long SIGNAL = -1;
    /** {@code user_ptr} of the descriptor that notes puts outside the memory of the task. */
    static final long OUTSIDE = -2;

    private LapiCalls() {
    }

    /** What LAPI knows of the process. */
    public static LapiState state(CallView call) {
        return (LapiState) call.state();
    }

    /** Replaces what LAPI knows; the words tell what happened. */
    public static void change(CallContext call, Supplier<String> words, UnaryOperator<LapiState> change) {
        call.setState(change.apply(state(call)), words);
    }

    public static int task(CallView call) {
        return (int) call.number(TASK);
    }

    public static int number(CallView call) {
        return (int) call.number(NUMBER);
    }

    /** The process of the task that a procedure is about. */
    public static ProcessId process(CallView call) {
        return state(call).tasks().process(task(call));
    }

    /** The name of the process of a task. */
    public static String name(long task, CallContext call) {
        return call.names().process(state(call).tasks().process((int) task));
    }

    /** {@code put #3 to rank[1]}. */
    public static String words(OriginOperation operation, CallContext call) {
        return operation.name() + " to " + name(operation.task(), call);
    }

    /** The operation that a procedure is about, or null if it has been cancelled. */
    public static OriginOperation operation(CallView call) {
        return state(call).operation(OriginOperation.key(task(call), number(call)));
    }

    public static int epoch(CallView call) {
        return state(call).context().epoch();
    }

    /** A descriptor for one operation, which the origin queue tells of. */
    public static MdValues sending(CallView call, long address, long length, long userPtr) {
        return new MdValues(address, length, 1, Ptl.MAX_OFFSET_NONE, 0, userPtr, state(call).endpoint().originQueue());
    }
}

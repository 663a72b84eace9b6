package org.portalscope.lapi.call;

import static org.portalscope.lapi.call.LapiArguments.HNDL;
import static org.portalscope.lapi.call.LapiArguments.TGT;
import static org.portalscope.lapi.progress.LapiCalls.state;

import java.util.function.Supplier;

import org.portalscope.engine.protocol.Phrase;
import org.portalscope.lapi.error.LapiErrors;
import org.portalscope.lapi.message.LapiBits;
import org.portalscope.lapi.message.RequestHeader;
import org.portalscope.lapi.progress.CounterMemory;
import org.portalscope.lapi.state.LapiContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;

/** The arguments of calls, refused with the return values that the pages have for them. */
final class LapiChecks {

    static final long MAX_DATA_SIZE = RequestHeader.MAX_DATA_SIZE;

    private LapiChecks() {
    }

    /** Goes on, or fails. */
    static Continuation require(ProtocolError error) {
        return error == null ? Continuation.ON : Continuation.fail(error);
    }

    /** The first error of several checks. */
    @SafeVarargs
    static ProtocolError first(Supplier<ProtocolError>... checks) {
        for (Supplier<ProtocolError> check : checks) {
            ProtocolError error = check.get();
            if (error != null) {
                return error;
            }
        }
        return null;
    }

    /** Whether the handle is that of the context. */
    static ProtocolError context(CallView call) {
        LapiContext context = state(call).context();
        return context != null && context.handle() == call.number(HNDL) ? null
                : LapiErrors.badParameter(context == null ? "LAPI is not initialized" : "there is no context " + call.number(HNDL));
    }

    /** Whether the context has a level of the library. */
    static ProtocolError level(CallView call, long level) {
        ProtocolError error = context(call);
        return error != null || state(call).context().level() >= level ? error
                : LapiErrors.badParameter("lib_vers is L" + state(call).context().level() + "_LIB, and this call wants L" + level + "_LIB"); // R84
    }

    /** Whether there is a task, and it has not been purged. */
    static ProtocolError target(CallView call) {
        ProtocolError error = context(call);
        error = error == null ? task(call, TGT) : error;
        boolean isPurged = error == null && state(call).isPurged(call.number(TGT));
        return isPurged ? LapiErrors.of(LapiErrors.PURGED_TASK,
                Phrase.EMPTY.process(state(call).tasks().process((int) call.number(TGT))).words(" has been purged")) : error;
    }

    /** Whether there is a task. */
    static ProtocolError task(CallView call, CallVariable task) {
        long number = call.number(task);
        int tasks = state(call).tasks().size();
        return number >= 0 && number < tasks ? null : LapiErrors.badParameter(task.name() + " is " + number + ", and there are tasks 0 to " + (tasks - 1));
    }

    /** Whether something holds that is only asked for while parameters are checked: R53. */
    static ProtocolError checked(CallView call, boolean right, Supplier<String> words) {
        return right || !state(call).context().errorCheck() ? null : LapiErrors.badParameter(words.get());
    }

    /** Counters of this task, each of which may be NULL. */
    static ProtocolError counters(CallView call, CallVariable... counters) {
        for (CallVariable counter : counters) {
            long address = call.number(counter);
            ProtocolError error = checked(call, address == 0 || CounterMemory.isLegal(call, address, CounterMemory.WORD),
                    () -> counter.name() + " is not a counter in the memory of this task");
            if (error != null) {
                return error;
            }
        }
        return null;
    }

    /** A counter that a call works on. */
    static ProtocolError counter(CallView call, CallVariable counter) {
        long address = call.number(counter);
        return address != 0 && CounterMemory.isLegal(call, address, CounterMemory.WORD) ? null
                : LapiErrors.badParameter(counter.name() + " is not a counter in the memory of this task");
    }

    /** Bytes that are transferred. */
    static ProtocolError length(CallView call, CallVariable length) {
        long bytes = call.number(length);
        return bytes >= 0 && bytes <= MAX_DATA_SIZE ? null : LapiErrors.badParameter(length.name() + " is " + bytes + ", and may be 0 to " + MAX_DATA_SIZE);
    }

    /** Memory of this task. */
    static ProtocolError origin(CallView call, CallVariable address, long length) {
        return length == 0 || call.number(address) != 0 && CounterMemory.isLegal(call, call.number(address), length) ? null
                : LapiErrors.badParameter(length + " bytes at " + address.name() + " are not in the memory of this task");
    }

    /** Memory of another task, of which only that it has an address can be known here. */
    static ProtocolError remote(CallView call, CallVariable address, long length) {
        long at = call.number(address);
        return length == 0 || at != 0 && LapiBits.hasPage(at) ? null : LapiErrors.badParameter(address.name() + " is " + (at == 0 ? "NULL" : "no address"));
    }
}

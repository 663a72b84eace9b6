package org.portalscope.lapi.progress;

import static org.portalscope.lapi.progress.LapiCalls.change;
import static org.portalscope.lapi.progress.LapiCalls.state;

import java.util.List;
import java.util.stream.Stream;

import org.portalscope.engine.api.EventData;
import org.portalscope.engine.api.EventKind;
import org.portalscope.lapi.message.LapiBits;
import org.portalscope.lapi.message.LapiMessageFault;
import org.portalscope.lapi.message.LapiPortals;
import org.portalscope.lapi.state.LapiEndpoint;
import org.portalscope.lapi.state.LapiState;
import org.portalscope.lapi.state.ServedRequest;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Dispatcher;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.QueueHandles;

/** Knows what the events of LAPI's two queues mean. */
public final class LapiDispatcher implements Dispatcher {

    private final Signals signals;
    private final OperationEnd ends = new OperationEnd();
    private final RequestService service;
    private final LapiMessageVerification verification;

    LapiDispatcher(LapiParameters parameters, Signals signals) {
        this.signals = signals;
        verification = new LapiMessageVerification(parameters);
        service = new RequestService(parameters, signals, verification);
    }

    List<Procedure> procedures() {
        return Stream.of(ends.procedures(), service.procedures()).flatMap(List::stream).toList();
    }

    @Override
    public QueueHandles queues(ProtocolState known) {
        LapiEndpoint endpoint = ((LapiState) known).endpoint();
        return endpoint == null ? QueueHandles.NONE : endpoint.queues();
    }

    @Override
    public Continuation dispatch(EventData event, long queue, CallContext call) {
        return queue == state(call).endpoint().originQueue() ? noteSent(event, call) : noteArrived(event, call);
    }

    private Continuation noteSent(EventData event, CallContext call) {
        long userPtr = event.descriptor().userPtr();
        long serial = ServedRequest.serial(userPtr);
        return switch (event.kind()) {
            case PTL_EVENT_SEND_END, PTL_EVENT_SEND_FAIL -> {
                boolean failed = event.kind() == EventKind.PTL_EVENT_SEND_FAIL;
                if (userPtr == LapiCalls.SIGNAL) {
                    change(call, () -> "a signal has left", state -> state.signals(-1));
                    yield Continuation.AGAIN;
                }
                yield serial > 0 ? service.ended(call, serial, event.mdHandle(), failed)
                        : failed ? ends.unsent(call, userPtr, event.mdHandle()) : ends.sent(call, userPtr, event.mdHandle());
            }
            case PTL_EVENT_REPLY_END -> fetched(event, call, serial);
            case PTL_EVENT_REPLY_FAIL -> service.ended(call, serial, event.mdHandle(), true);
            default -> Continuation.WAIT;
        };
    }

    private Continuation fetched(EventData event, CallContext call, long serial) {
        if (LapiMessageVerification.isWhole(event, state(call).served(serial))) {
            return service.fetched(serial, event.mdHandle());
        }
        LapiMessageVerification.ignore(event, call, LapiMessageFault.SHORT_DATA);
        return service.ended(call, serial, event.mdHandle(), true);
    }

    private Continuation noteArrived(EventData event, CallContext call) {
        if (event.kind() != EventKind.PTL_EVENT_PUT_END) {
            return Continuation.WAIT;
        }
        LapiMessageFault fault = verification.of(event, call);
        if (fault != null) {
            LapiMessageVerification.ignore(event, call, fault);
            return fault == LapiMessageFault.SHORT_DATA ? ends.shortReply(call, event.descriptor().userPtr()) : Continuation.AGAIN;
        }
        int task = state(call).tasks().of(event.initiator());
        int number = (int) LapiBits.NUMBER.in(event.matchBits());
        return switch (event.portal()) {
            case LapiPortals.MEMORY -> notePut(event, call, task, number);
            case LapiPortals.REQUESTS -> service.arrived(call, task, number);
            default -> noteAnswer(event, call, task, number);
        };
    }

    private Continuation notePut(EventData event, CallContext call, int task, int number) {
        boolean done = event.descriptor().userPtr() != LapiCalls.OUTSIDE && CounterMemory.increment(call, event.hdrData(), task);
        return Continuation.enter(signals.complete(), (long) task, (long) number, done ? Signals.DONE : Signals.REFUSED, 0L);
    }

    private Continuation noteAnswer(EventData event, CallContext call, int task, int number) {
        long kind = LapiBits.KIND.in(event.matchBits());
        if (kind == LapiBits.COMPLETION) {
            return ends.completed(call, task, event.matchBits(), event.hdrData());
        }
        if (kind == LapiBits.REPLY) {
            return ends.replied(call, event.descriptor().userPtr());
        }
        boolean isAddress = LapiBits.PAGE.in(event.matchBits()) == Signals.ADDRESS;
        change(call, () -> LapiCalls.name(task, call) + (isAddress ? " tells an address" : " is at a fence"),
                state -> isAddress ? state.told(task, number, event.hdrData()) : state.fenced(task));
        return Continuation.AGAIN;
    }
}

package org.portalscope.dat.call;

import static org.portalscope.dat.call.DatVariables.EVD;
import static org.portalscope.dat.call.DatVariables.IA;
import static org.portalscope.dat.progress.DatCalls.change;
import static org.portalscope.dat.progress.DatCalls.state;
import static org.portalscope.protocol.CallParameter.in;
import static org.portalscope.protocol.CallParameter.out;

import java.util.List;

import org.portalscope.dat.error.DatReturn;
import org.portalscope.dat.object.DatEndpoint;
import org.portalscope.dat.object.DatEvent;
import org.portalscope.dat.object.EventDispatcher;
import org.portalscope.dat.object.InterfaceAdapter;
import org.portalscope.dat.object.ServicePoint;
import org.portalscope.dat.state.DatState;
import org.portalscope.dat.state.EventDelivery;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Dispatcher;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;

/** Event dispatchers, and the calls that take events out of them. */
final class EventCalls {

    static final String WAIT = "dat_evd_wait";
    static final String DEQUEUE = "dat_evd_dequeue";

    private static final CallVariable MIN_QLEN = DatVariables.integer("evd_min_qlen");
    private static final CallVariable CNO = DatVariables.handle("cno_handle");
    private static final CallVariable EVD_FLAGS = DatVariables.integer("evd_flags");
    private static final CallVariable TIMEOUT = DatVariables.integer("timeout");
    private static final CallVariable THRESHOLD = DatVariables.integer("threshold");
    private static final CallVariable EVENT = new CallVariable("event", DatEvent.TYPE);
    private static final CallVariable MORE = DatVariables.integer("nmore");

    private final Dispatcher dispatcher;

    EventCalls(Dispatcher dispatcher) {
        this.dispatcher = dispatcher;
    }

    List<ProtocolOperation> operations() {
        return List.of(create(), dequeue(), await(), free());
    }

    private static ProtocolOperation create() {
        return new ProtocolOperation(Procedure.named("dat_evd_create", IA, MIN_QLEN, CNO, EVD_FLAGS).outputs(EVD)
                .then(call -> DatChecks.require(error(call)))
                .thenDo(call -> {
                    EventDispatcher made = EventDispatcher.empty(state(call).nextHandle(), call.number(MIN_QLEN), call.number(EVD_FLAGS));
                    change(call, made::words, state -> state.with(made));
                    call.set(EVD, made.handle());
                }).end(), List.of(in(IA), in(MIN_QLEN), in(CNO), in(EVD_FLAGS), out(EVD)), null, "Makes an event dispatcher.");
    }

    private static ProtocolError error(CallView call) {
        long flags = call.number(EVD_FLAGS);
        ProtocolError error = DatChecks.first(DatChecks.handle(call, IA, InterfaceAdapter.class),
                DatChecks.range(call, MIN_QLEN, 1, AdapterCalls.LONGEST_EVD));
        error = DatChecks.first(error, call.number(CNO) == DatVariables.NULL_HANDLE ? null
                : DatReturn.of(DatReturn.INVALID_HANDLE, "there are no CNOs: cno_handle has to be DAT_HANDLE_NULL"));
        return DatChecks.first(error, flags != 0 && (flags & ~EventDispatcher.ALL) == 0 ? null
                : DatReturn.of(DatReturn.INVALID_PARAMETER, "evd_flags are 0x" + Long.toHexString(flags)));
    }

    private static EventDispatcher evd(CallView call) {
        return DatChecks.object(call, EVD, EventDispatcher.class);
    }

    private static ProtocolError notWaited(EventDispatcher evd) {
        return evd.threshold() == 0 ? null : DatReturn.of(DatReturn.INVALID_STATE, "a thread waits for " + evd.words());
    }

    private ProtocolOperation dequeue() {
        return new ProtocolOperation(Procedure.named(DEQUEUE, EVD).outputs(EVENT)
                .then(call -> DatChecks.require(dequeueError(call)))
                .thenProgress(dispatcher, EventCalls::takeIfThere)
                .end(), List.of(in(EVD), out(EVENT)), null, "Takes the oldest event out of an event dispatcher, if there is one.");
    }

    private static ProtocolError dequeueError(CallView call) {
        EventDispatcher evd = evd(call);
        return evd == null ? DatChecks.handle(call, EVD, EventDispatcher.class) : notWaited(evd);
    }

    private static Continuation takeIfThere(CallContext call) {
        EventDispatcher dispatcher = evd(call);
        if (dispatcher.events().isEmpty()) {
            return Continuation.fail(DatReturn.of(DatReturn.QUEUE_EMPTY, dispatcher.words() + " has no event"));
        }
        take(call, dispatcher);
        return Continuation.FINISHED;
    }

    private static void take(CallContext call, EventDispatcher dispatcher) {
        DatEvent event = dispatcher.events().peek();
        call.setState(EventDelivery.taken(state(call), dispatcher), () -> dispatcher.words() + " gives " + event.words());
        call.set(EVENT, event.value(dispatcher.handle()));
    }

    private ProtocolOperation await() {
        return new ProtocolOperation(Procedure.named(WAIT, EVD, TIMEOUT, THRESHOLD).outputs(EVENT, MORE)
                .then(call -> DatChecks.require(waitError(call)))
                .thenProgress(dispatcher, EventCalls::begin)
                .thenWait(dispatcher, call -> evd(call).notified())
                .thenDo(EventCalls::takeAndCount)
                .end(), List.of(in(EVD), in(TIMEOUT), in(THRESHOLD), out(EVENT), out(MORE)), null,
                "Waits until an event dispatcher has so many events, and takes the oldest.");
    }

    private static void takeAndCount(CallContext call) {
        take(call, evd(call));
        call.set(MORE, (long) evd(call).events().size());
    }

    private static ProtocolError waitError(CallView call) {
        long timeout = call.number(TIMEOUT);
        ProtocolError error = dequeueError(call);
        if (error != null) {
            return error;
        }
        error = DatChecks.range(call, THRESHOLD, 1, evd(call).length());
        return DatChecks.first(error, timeout == 0 || timeout == DatConstants.TIMEOUT_INFINITE ? null
                : DatReturn.of(DatReturn.INVALID_PARAMETER, "timeout is " + timeout + ", and there is no clock: it has to be 0 or DAT_TIMEOUT_INFINITE"));
    }

    private static Continuation begin(CallContext call) {
        EventDispatcher evd = evd(call);
        long threshold = call.number(THRESHOLD);
        if (evd.events().size() >= threshold) {
            takeAndCount(call);
            return Continuation.FINISHED;
        }
        if (call.number(TIMEOUT) == 0) {
            return Continuation.fail(DatReturn.of(DatReturn.TIMEOUT_EXPIRED, evd.words() + " has " + evd.events().size() + " events"));
        }
        change(call, () -> "a thread waits for " + evd.words(), state -> state.with(evd.waiting(threshold)));
        return Continuation.ON;
    }

    private static ProtocolOperation free() {
        return new ProtocolOperation(Procedure.named("dat_evd_free", EVD)
                .then(call -> DatChecks.require(DatChecks.handle(call, EVD, EventDispatcher.class)))
                .then(call -> DatChecks.require(DatChecks.first(notWaited(evd(call)), isUsed(state(call), call.number(EVD))
                        ? DatReturn.of(DatReturn.INVALID_STATE, evd(call).words() + " is in use") : null)))
                .thenDo(call -> change(call, () -> evd(call).words() + " is freed", state -> EventDelivery.freed(state, evd(call))))
                .end(), null, "Frees an event dispatcher that nothing feeds.");
    }

    private static boolean isUsed(DatState state, long evd) {
        return state.adapter().asyncEvd() == evd || state.objects(ServicePoint.class).anyMatch(point -> point.evd() == evd)
                || state.objects(DatEndpoint.class).map(DatEndpoint::setup)
                        .anyMatch(setup -> setup.recvEvd() == evd || setup.requestEvd() == evd || setup.connectEvd() == evd);
    }
}

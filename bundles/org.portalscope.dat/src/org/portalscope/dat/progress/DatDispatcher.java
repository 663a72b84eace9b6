package org.portalscope.dat.progress;

import static org.portalscope.dat.progress.DatCalls.change;
import static org.portalscope.dat.progress.DatCalls.state;

import java.util.function.Supplier;

import org.portalscope.dat.error.DtoStatus;
import org.portalscope.dat.error.RefusalReason;
import org.portalscope.dat.message.DatBits;
import org.portalscope.dat.message.DatMessageFault;
import org.portalscope.dat.message.DatPortals;
import org.portalscope.dat.message.SendHeader;
import org.portalscope.dat.object.DatEndpoint;
import org.portalscope.dat.object.EventNumber;
import org.portalscope.dat.object.InterfaceAdapter;
import org.portalscope.dat.state.Closing;
import org.portalscope.dat.state.Completions;
import org.portalscope.dat.state.DatConnection;
import org.portalscope.dat.state.DatState;
import org.portalscope.dat.state.EventDelivery;
import org.portalscope.dat.transfer.ReceiveDto;
import org.portalscope.dat.transfer.RequestDto;
import org.portalscope.engine.api.EventData;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Dispatcher;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.QueueHandles;

/**
 * Knows what the events of the one event queue mean. Messages of a connection are dealt with at their START events, which come in the order in which they
 * were sent, Portals 3.2 §3.9.2.
 */
public final class DatDispatcher implements Dispatcher {

    private final DatWork work;

    /** @param work what is done after an event */
    public DatDispatcher(DatWork work) {
        this.work = work;
    }

    @Override
    public QueueHandles queues(ProtocolState known) {
        DatState state = (DatState) known;
        InterfaceAdapter adapter = state.adapter();
        return adapter == null ? QueueHandles.NONE : adapter.queues();
    }

    @Override
    public Continuation dispatch(EventData event, long queue, CallContext call) {
        return switch (event.kind()) {
            case PTL_EVENT_SEND_START, PTL_EVENT_UNLINK -> work.goOn(call, Continuation.WAIT);
            case PTL_EVENT_SEND_END -> { // nobody waits for that alone, either
                note(event, call);
                yield work.goOn(call, Continuation.WAIT);
            }
            default -> {
                note(event, call);
                yield work.goOn(call, Continuation.AGAIN);
            }
        };
    }

    private static void note(EventData event, CallContext call) {
        long userPtr = event.descriptor().userPtr();
        if (userPtr == DatPortals.CONNECTION_ENTRY && DatMessageVerification.starts(event)) {
            ConnectionArrivals.note(event, call);
        } else if (userPtr == DatPortals.REST_OF_RECEIVES || userPtr == DatPortals.REST_OF_MEMORY) {
            noteRest(event, call);
        } else {
            noteOperation(event, call, userPtr);
        }
    }

    private static void noteOperation(EventData event, CallContext call, long number) {
        ReceiveDto receive = isOfReceive(event) ? state(call).receive(number) : null;
        RequestDto request = receive == null ? state(call).request(number) : null;
        if (receive != null) {
            noteReceive(event, call, receive);
        } else if (request != null) {
            noteRequest(event, call, request);
        }
    }

    /** Whether it may be of a descriptor that receives a message; operations of this side have other events. */
    private static boolean isOfReceive(EventData event) {
        return switch (event.kind()) {
            case PTL_EVENT_PUT_START, PTL_EVENT_PUT_END, PTL_EVENT_PUT_FAIL -> true;
            default -> false;
        };
    }

    /** The other side is not told that nothing more comes before the reply to a get has left, by which it learns that it has been refused. */
    private static void noteRest(EventData event, CallContext call) {
        DatConnection connection = DatMessageVerification.connection(state(call), event);
        DatMessageFault fault = DatMessageVerification.ofRest(event, connection);
        if (fault != null) {
            if (DatMessageVerification.starts(event)) {
                DatMessageVerification.ignore(event, call, fault);
            }
            return;
        }
        switch (event.kind()) {
            case PTL_EVENT_PUT_START -> refuse(event, call, connection);
            case PTL_EVENT_GET_START -> {
                change(call, () -> "a reply without data begins", state -> Closing.replying(state, connection, 1));
                refuse(event, call, state(call).connection(connection.number()));
            }
            case PTL_EVENT_GET_END, PTL_EVENT_GET_FAIL -> replied(call, connection);
            default -> { }
        }
    }

    /** One that began before there was the connection is not counted in it. */
    private static void replied(CallContext call, DatConnection connection) {
        if (connection.replies() > 0) {
            change(call, () -> "a reply without data has left", state -> Closing.replying(state, connection, -1));
        }
    }

    private static void refuse(EventData event, CallContext call, DatConnection connection) {
        if (connection.told() || connection.isBroken()) {
            return;
        }
        RefusalReason reason = RefusedOperations.reason(state(call), event);
        change(call, () -> DatBits.kind(event.matchBits()) + " of " + DatCalls.words(connection, call) + " is refused: " + reason.words(),
                state -> RefusedOperations.refuse(state, connection, event, reason));
    }

    private static void noteReceive(EventData event, CallContext call, ReceiveDto receive) {
        if (receive.is(ReceiveDto.Phase.ASTRAY)) {
            StrayMessages.noteEnd(event, call, receive);
            return;
        }
        if (!receive.is(event.kind() == EventKind.PTL_EVENT_PUT_START ? ReceiveDto.Phase.POSTED : ReceiveDto.Phase.TAKEN)) {
            noteLate(event, call);
            return;
        }
        switch (event.kind()) {
            case PTL_EVENT_PUT_START -> noteTaken(event, call, receive);
            case PTL_EVENT_PUT_END -> noteEnd(event, call, receive);
            case PTL_EVENT_PUT_FAIL -> change(call, () -> receive.words() + " has failed: " + DtoStatus.DAT_DTO_ERR_TRANSPORT,
                    state -> broken(state.with(receive.resolved(DtoStatus.DAT_DTO_ERR_TRANSPORT, 0).in(ReceiveDto.Phase.WITHDRAWN)), receive.endpoint()));
            default -> { }
        }
    }

    /** The receive was on its way out of the list when the message took it, as only one can that is of no connection of its endpoint. */
    private static void noteLate(EventData event, CallContext call) {
        if (DatMessageVerification.starts(event)) {
            DatMessageVerification.ignore(event, call, DatMessageFault.QUEUE);
        }
    }

    private static void noteEnd(EventData event, CallContext call, ReceiveDto receive) {
        receive.iov().scatter(call, event.mlength());
        receive.iov().release(call);
        call.setState(Completions.ended(state(call), receive, DtoStatus.DAT_DTO_SUCCESS, event.mlength()), () -> receive.words()
                + " has all of its message: " + (receive.status() == null ? DtoStatus.DAT_DTO_SUCCESS : receive.status()));
    }

    /** A message has taken a receive: the endpoint that it is for has dequeued it. What comes after a failure is flushed. */
    private static void noteTaken(EventData event, CallContext call, ReceiveDto receive) {
        DatConnection connection = DatMessageVerification.connection(state(call), event);
        DatMessageFault fault = DatMessageVerification.ofSend(event, state(call), connection, receive);
        if (fault != null) {
            StrayMessages.noteStart(event, call, receive, fault);
            return;
        }
        boolean isTooLong = event.rlength() > receive.iov().length();
        DtoStatus status = connection.isBroken() ? DtoStatus.DAT_DTO_ERR_FLUSHED : isTooLong ? DtoStatus.DAT_DTO_ERR_LOCAL_LENGTH : null;
        ReceiveDto taken = receive.taken(connection.endpoint(), SendHeader.of(event.hdrData()).solicited(), status);
        DatState after = EventDelivery.receiveTaken(state(call), taken);
        call.setState(status == DtoStatus.DAT_DTO_ERR_LOCAL_LENGTH ? broken(after, taken.endpoint()) : after,
                () -> taken.words() + " is taken by endpoint " + taken.endpoint() + (status == null ? "" : ": " + status));
    }

    /** With the connection of an endpoint broken, if it has one. */
    static DatState broken(DatState state, long endpoint) {
        DatConnection connection = state.connection(state.object(endpoint, DatEndpoint.class).connection());
        return connection == null ? state : Closing.close(state, connection, EventNumber.DAT_CONNECTION_EVENT_BROKEN);
    }

    private static void noteRequest(EventData event, CallContext call, RequestDto request) {
        switch (event.kind()) {
            case PTL_EVENT_SEND_END -> call.setState(state(call).with(request.asSent()), () -> request.words() + " has left");
            case PTL_EVENT_ACK -> answered(event, call, request, DtoStatus.DAT_DTO_ERR_REMOTE_RESPONDER);
            case PTL_EVENT_REPLY_START -> replies(event, call, request);
            case PTL_EVENT_REPLY_END -> answered(event, call, request.asSent(), DtoStatus.DAT_DTO_ERR_REMOTE_ACCESS);
            case PTL_EVENT_SEND_FAIL, PTL_EVENT_REPLY_FAIL -> resolve(call, request.asSent(), DtoStatus.DAT_DTO_ERR_TRANSPORT,
                    () -> NiFailType.text(event.niFailType()));
            default -> { }
        }
    }

    /** A reply without data says that a read has been refused; whatever it is, its descriptor is needed until all of it has come. */
    private static void replies(EventData event, CallContext call, RequestDto request) {
        RequestDto arriving = request.asArriving();
        if (event.mlength() < request.iov().length()) {
            answered(event, call, arriving, DtoStatus.DAT_DTO_ERR_REMOTE_ACCESS);
        } else {
            change(call, () -> arriving.words() + " gets its reply", state -> state.with(arriving));
        }
    }

    /** The other side has taken all of an operation, or less, which is wrong. */
    private static void answered(EventData event, CallContext call, RequestDto request, DtoStatus otherwise) {
        long length = request.iov().length();
        resolve(call, request, event.mlength() == length ? DtoStatus.DAT_DTO_SUCCESS : otherwise, () -> event.mlength() + " of " + length + " bytes");
    }

    /** Notes what has become of an operation; the words tell how that is known. */
    static void resolve(CallContext call, RequestDto request, DtoStatus status, Supplier<String> words) {
        DatState after = state(call).with(request.resolved(status));
        call.setState(status.breaksConnection() ? broken(after, request.posting().endpoint()) : after,
                () -> request.words() + ": " + status + ", " + words.get());
    }
}

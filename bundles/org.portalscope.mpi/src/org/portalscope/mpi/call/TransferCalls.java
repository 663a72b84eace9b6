package org.portalscope.mpi.call;

import static org.portalscope.mpi.progress.MpiCalls.REQUEST;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.portalscope.mpi.state.Communicator;
import org.portalscope.mpi.state.Transfer;
import org.portalscope.protocol.CallParameter;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.CallVariable;

/** The calls that send, and those that receive into posted buffers, blocking and not. */
final class TransferCalls {

    private static final CallVariable SEND = new CallVariable("send_request", REQUEST.type());

    private final Transfers transfers;

    TransferCalls(Transfers transfers) {
        this.transfers = transfers;
    }

    List<ProtocolOperation> operations() {
        return List.of(
                blocking("MPI_Send", Transfer.Kind.SEND, "Sends, and waits until the data may be changed."),
                blocking("MPI_Ssend", Transfer.Kind.SYNCHRONOUS_SEND, "Sends, and waits until a receive has begun to take the message."),
                blocking("MPI_Rsend", Transfer.Kind.READY_SEND, "Sends to a receive that has been posted."),
                blocking("MPI_Bsend", Transfer.Kind.BUFFERED_SEND, "Sends from the attached buffer, to which it copies the data."),
                begun("MPI_Isend", Transfer.Kind.SEND, "Begins to send."),
                begun("MPI_Issend", Transfer.Kind.SYNCHRONOUS_SEND, "Begins to send; complete when a receive has begun to take the message."),
                begun("MPI_Irsend", Transfer.Kind.READY_SEND, "Begins to send to a receive that has been posted."),
                begun("MPI_Ibsend", Transfer.Kind.BUFFERED_SEND, "Begins to send from the attached buffer; complete, since the data are there."),
                blocking("MPI_Recv", Transfer.Kind.RECEIVE, "Receives, and waits until the message is there."),
                begun("MPI_Irecv", Transfer.Kind.RECEIVE, "Begins to receive."),
                sendrecv(), sendrecvReplace());
    }

    static Arguments arguments(Transfer.Kind kind) {
        return kind.isSend() ? Arguments.SEND : Arguments.RECEIVE;
    }

    static CallVariable[] variables(Arguments... arguments) {
        return Stream.of(arguments).flatMap(each -> Stream.of(each.buf(), each.count(), each.datatype(), each.peer(), each.tag(), each.comm())).distinct()
                .toArray(CallVariable[]::new);
    }

    private static List<CallParameter> parameters(CallVariable[] inputs, CallVariable... outputs) {
        List<CallParameter> parameters = new ArrayList<>();
        Stream.of(inputs).map(CallParameter::in).forEach(parameters::add);
        Stream.of(outputs).map(CallParameter::out).forEach(parameters::add);
        return parameters;
    }

    static Continuation check(CallView call, Transfer.Kind kind, Arguments arguments) {
        return Checks.require(kind.isSend() ? Checks.send(call, arguments) : Checks.receive(call, arguments));
    }

    static Transfer transfer(CallView call, Transfer.Kind kind, Arguments arguments) {
        Communicator communicator = arguments.communicator(call);
        return Transfer.of(kind, communicator.handle(), communicator.context(), call.number(arguments.peer()), call.number(arguments.tag()),
                arguments.elements(call));
    }

    /** Begins a transfer, if its arguments are right; its request goes into a variable. */
    private Procedure.Builder thenBegin(Procedure.Builder call, Transfer.Kind kind, Arguments arguments, CallVariable request) {
        if (kind == Transfer.Kind.BUFFERED_SEND) {
            call.then(context -> check(context, kind, arguments)).thenProgress(transfers.dispatcher())
                    .then(context -> Checks.require(transfers.error(context, transfer(context, kind, arguments))));
            return thenOpen(call, kind, arguments, request);
        }
        return call.thenChoose(context -> {
            Continuation checked = check(context, kind, arguments);
            return checked == Continuation.ON ? transfers.begin(context, transfer(context, kind, arguments), request) : checked;
        });
    }

    /** Begins a transfer whose arguments have been checked. */
    private Procedure.Builder thenOpen(Procedure.Builder checked, Transfer.Kind kind, Arguments arguments, CallVariable request) {
        return checked.thenChoose(call -> transfers.begin(call, transfer(call, kind, arguments), request));
    }

    private ProtocolOperation begun(String name, Transfer.Kind kind, String about) {
        Arguments arguments = arguments(kind);
        CallVariable[] inputs = variables(arguments);
        Procedure.Builder call = Procedure.named(name, inputs).outputs(REQUEST);
        return new ProtocolOperation(thenBegin(call, kind, arguments, REQUEST).end(), parameters(inputs, REQUEST), null, about);
    }

    private ProtocolOperation blocking(String name, Transfer.Kind kind, String about) {
        Arguments arguments = arguments(kind);
        CallVariable[] inputs = variables(arguments);
        CallVariable[] outputs = kind.isSend() ? new CallVariable[0] : new CallVariable[] {CompletionCalls.STATUS};
        Procedure.Builder begun = Procedure.named(name, inputs).outputs(outputs).variables(REQUEST);
        thenBegin(begun, kind, arguments, REQUEST);
        Procedure.Builder completed = kind.isSend() ? CompletionCalls.thenComplete(begun, REQUEST, transfers.dispatcher())
                : CompletionCalls.thenReceive(begun, REQUEST, transfers.dispatcher());
        return new ProtocolOperation(completed.end(), parameters(inputs, outputs), null, about);
    }

    /** The send has its copy of the data before the receive can fill them. */
    private ProtocolOperation sendrecvReplace() {
        Arguments sent = Arguments.REPLACED;
        Arguments received = Arguments.REPLACING;
        CallVariable[] inputs = {sent.buf(), sent.count(), sent.datatype(), sent.peer(), sent.tag(), received.peer(), received.tag(), sent.comm()};
        Procedure.Builder begun = Procedure.named("MPI_Sendrecv_replace", inputs).outputs(CompletionCalls.STATUS).variables(SEND, REQUEST)
                .then(call -> check(call, Transfer.Kind.SEND, sent))
                .then(call -> check(call, Transfer.Kind.RECEIVE, received))
                .thenChoose(call -> transfers.begin(call, copy(call, sent), SEND));
        thenOpen(begun, Transfer.Kind.RECEIVE, received, REQUEST);
        Procedure.Builder completed = CompletionCalls.thenComplete(begun, SEND, transfers.dispatcher());
        return new ProtocolOperation(CompletionCalls.thenReceive(completed, REQUEST, transfers.dispatcher()).end(),
                parameters(inputs, CompletionCalls.STATUS), null, "Sends, and receives into the same buffer.");
    }

    private static Transfer copy(CallView call, Arguments arguments) {
        Communicator communicator = arguments.communicator(call);
        return Transfer.ofCopy(Transfer.Kind.SEND, communicator.handle(), communicator.context(), call.number(arguments.peer()),
                call.number(arguments.tag()), arguments.elements(call));
    }

    private ProtocolOperation sendrecv() {
        CallVariable[] inputs = variables(Arguments.SENT, Arguments.RECEIVED);
        CallVariable[] ordered = Stream.concat(Stream.of(inputs).filter(each -> each != Arguments.COMM), Stream.of(Arguments.COMM))
                .toArray(CallVariable[]::new);
        Procedure.Builder begun = Procedure.named("MPI_Sendrecv", ordered).outputs(CompletionCalls.STATUS).variables(SEND, REQUEST)
                .then(call -> check(call, Transfer.Kind.SEND, Arguments.SENT))
                .then(call -> check(call, Transfer.Kind.RECEIVE, Arguments.RECEIVED))
                .then(call -> Checks.require(Overlaps.error(List.of(Arguments.SENT.elements(call)), List.of(Arguments.RECEIVED.elements(call)))));
        thenOpen(begun, Transfer.Kind.RECEIVE, Arguments.RECEIVED, REQUEST);
        thenOpen(begun, Transfer.Kind.SEND, Arguments.SENT, SEND);
        Procedure.Builder sent = CompletionCalls.thenComplete(begun, SEND, transfers.dispatcher());
        return new ProtocolOperation(CompletionCalls.thenReceive(sent, REQUEST, transfers.dispatcher()).end(),
                parameters(ordered, CompletionCalls.STATUS), null, "Sends and receives at the same time.");
    }
}

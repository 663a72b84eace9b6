package org.portalscope.dat.call;

import static org.portalscope.dat.call.DatVariables.COOKIE;
import static org.portalscope.dat.call.DatVariables.EP;
import static org.portalscope.dat.call.DatVariables.FLAGS;
import static org.portalscope.dat.call.DatVariables.IOV;
import static org.portalscope.dat.call.DatVariables.SEGMENTS;
import static org.portalscope.dat.progress.DatCalls.change;
import static org.portalscope.dat.progress.DatCalls.state;

import java.util.List;
import java.util.function.Supplier;

import org.portalscope.dat.error.DatReturn;
import org.portalscope.dat.error.DtoStatus;
import org.portalscope.dat.message.DatBits;
import org.portalscope.dat.object.CompletionFlags;
import org.portalscope.dat.object.DatEndpoint;
import org.portalscope.dat.object.EndpointState;
import org.portalscope.dat.object.InterfaceAdapter;
import org.portalscope.dat.object.MemoryPrivileges;
import org.portalscope.dat.progress.DatCalls;
import org.portalscope.dat.progress.DatWork;
import org.portalscope.dat.state.Completions;
import org.portalscope.dat.transfer.IoVector;
import org.portalscope.dat.transfer.ReceiveDto;
import org.portalscope.dat.transfer.RequestDto;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Ptl;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.FunctionResult;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.StructureValue;

/** The calls that post data transfer operations to endpoints. */
final class PostCalls {

    private static final CallVariable REMOTE = new CallVariable("remote_buffer", DatVariables.RMR_TRIPLET);
    private static final long RDMA_FLAGS = CompletionFlags.SUPPRESS | CompletionFlags.UNSIGNALLED | CompletionFlags.BARRIER_FENCE;
    private static final long SEND_FLAGS = RDMA_FLAGS | CompletionFlags.SOLICITED_WAIT;

    private final DatWork work;

    PostCalls(DatWork work) {
        this.work = work;
    }

    List<ProtocolOperation> operations() {
        return List.of(recv(), request("dat_ep_post_send", RequestDto.Kind.SEND, "Sends a message to the other side, which has posted a receive."),
                request("dat_ep_post_rdma_write", RequestDto.Kind.RDMA_WRITE, "Writes memory of the other side."),
                request("dat_ep_post_rdma_read", RequestDto.Kind.RDMA_READ, "Reads memory of the other side."));
    }

    private static DatEndpoint endpoint(CallView call) {
        return DatChecks.object(call, EP, DatEndpoint.class);
    }

    private ProtocolOperation recv() {
        return new ProtocolOperation(
                ReceivePosting.posting(Procedure.named("dat_ep_post_recv", EP, SEGMENTS, IOV, COOKIE, FLAGS), PostCalls::beginReceive), null,
                "Posts a receive for a message of the other side.");
    }

    /** Goes on unless something is wrong, or the receive is flushed at once. */
    private static Continuation beginReceive(CallContext call) {
        ProtocolError error = recvError(call);
        if (error != null) {
            return Continuation.fail(error);
        }
        if (endpoint(call).is(EndpointState.DAT_EP_STATE_DISCONNECTED)) {
            flushReceive(call);
            return Continuation.FINISHED;
        }
        ReceivePosting.begin(call, call.number(EP), call.number(FLAGS));
        return Continuation.ON;
    }

    private static ProtocolError recvError(CallView call) {
        DatEndpoint endpoint = endpoint(call);
        if (endpoint == null) {
            return DatChecks.handle(call, EP, DatEndpoint.class);
        }
        ProtocolError error = DatChecks.flags(call, CompletionFlags.UNSIGNALLED, endpoint.setup().attributes().recvFlags());
        error = DatChecks.first(error, endpoint.setup().srq() == DatVariables.NULL_HANDLE ? null
                : DatReturn.of(DatReturn.INVALID_STATE, endpoint.words() + " takes its receives from a shared receive queue"));
        error = DatChecks.first(error, LocalMemory.error(call, endpoint.setup().attributes().maxRecvIov(), endpoint.setup().zone(),
                MemoryPrivileges.LOCAL_WRITE));
        return DatChecks.first(error, state(call).outstanding(endpoint.handle()) < endpoint.setup().attributes().maxRecvDtos() ? null
                : DatReturn.of(DatReturn.INSUFFICIENT_RESOURCES, endpoint.words() + " has max_recv_dtos receives outstanding"));
    }

    private static void flushReceive(CallContext call) {
        ReceiveDto receive = ReceiveDto.posting(state(call).nextNumber(), call.number(EP), call.number(COOKIE), call.number(FLAGS), LocalMemory.iov(call))
                .resolved(DtoStatus.DAT_DTO_ERR_FLUSHED, 0);
        change(call, () -> receive.words() + " is flushed", state -> Completions.complete(state.with(receive), endpoint(call), receive));
    }

    private ProtocolOperation request(String name, RequestDto.Kind kind, String about) {
        boolean isSend = kind == RequestDto.Kind.SEND;
        CallVariable[] inputs = isSend ? new CallVariable[] {EP, SEGMENTS, IOV, COOKIE, FLAGS}
                : new CallVariable[] {EP, SEGMENTS, IOV, COOKIE, REMOTE, FLAGS};
        return new ProtocolOperation(Procedure.named(name, inputs)
                .thenCallAndChoose(call -> begin(call, kind))
                .thenCallAndChoose(work::startFirst)
                .end(), null, about);
    }

    /** Posts an operation unless something is wrong, or it is over by now. */
    private Continuation begin(CallContext call, RequestDto.Kind kind) {
        ProtocolError error = requestError(call, kind);
        if (error != null) {
            return Continuation.fail(error);
        }
        if (endpoint(call).is(EndpointState.DAT_EP_STATE_DISCONNECTED) || kind != RequestDto.Kind.SEND && LocalMemory.iov(call).length() == 0) {
            end(call, kind);
            return Continuation.FINISHED;
        }
        return post(call, kind);
    }

    private static ProtocolError requestError(CallView call, RequestDto.Kind kind) {
        DatEndpoint endpoint = endpoint(call);
        if (endpoint == null) {
            return DatChecks.handle(call, EP, DatEndpoint.class);
        }
        boolean isSend = kind == RequestDto.Kind.SEND;
        ProtocolError error = DatChecks.flags(call, isSend ? SEND_FLAGS : RDMA_FLAGS, endpoint.setup().attributes().requestFlags());
        error = DatChecks.first(error, endpoint.is(EndpointState.DAT_EP_STATE_CONNECTED) || endpoint.is(EndpointState.DAT_EP_STATE_DISCONNECTED) ? null
                : DatReturn.of(DatReturn.INVALID_STATE, endpoint.words() + " is " + endpoint.state()));
        error = DatChecks.first(error, LocalMemory.error(call, endpoint.setup().attributes().maxRequestIov(), endpoint.setup().zone(),
                kind == RequestDto.Kind.RDMA_READ ? MemoryPrivileges.LOCAL_WRITE : MemoryPrivileges.LOCAL_READ));
        error = error != null || isSend ? error : remoteError(call);
        return DatChecks.first(error, endpoint.requests().size() < endpoint.setup().attributes().maxRequestDtos() ? null
                : DatReturn.of(DatReturn.INSUFFICIENT_RESOURCES, endpoint.words() + " has max_request_dtos operations outstanding"));
    }

    /** What the remote triplet alone says; all else only the other side knows. */
    private static ProtocolError remoteError(CallView call) {
        StructureValue remote = DatVariables.structure(call, REMOTE);
        long context = remote.number("rmr_context");
        return (context & ~DatBits.NUMBER.mask()) != 0
                ? DatReturn.of(DatReturn.INVALID_PARAMETER, "rmr_context has 32 bits, and not " + Long.toUnsignedString(context))
                : Long.compareUnsigned(remote.number("segment_length"), LocalMemory.iov(call).length()) >= 0 ? null
                        : DatReturn.of(DatReturn.LENGTH_ERROR, "the remote buffer has " + remote.number("segment_length") + " bytes, and the local one "
                                + LocalMemory.iov(call).length());
    }

    private static RequestDto.Posting posting(CallView call, RequestDto.Kind kind) {
        StructureValue remote = kind == RequestDto.Kind.SEND ? null : DatVariables.structure(call, REMOTE);
        return new RequestDto.Posting(kind, call.number(EP), call.number(COOKIE), call.number(FLAGS), remote == null ? 0 : remote.number("rmr_context"),
                remote == null ? 0 : remote.number("target_address"));
    }

    /** A read gets memory in between in any case: its reply may come after it has been flushed, when the consumer's memory is the consumer's again. */
    private static IoVector memory(CallContext call, RequestDto.Kind kind, long number) {
        Supplier<String> name = () -> "segments of " + kind.words() + ' ' + number;
        return kind == RequestDto.Kind.RDMA_READ ? LocalMemory.iov(call).bounced(call, name) : LocalMemory.iov(call).bouncedIfSeveral(call, name);
    }

    private Continuation post(CallContext call, RequestDto.Kind kind) {
        long number = state(call).nextNumber();
        IoVector iov = memory(call, kind, number);
        InterfaceAdapter adapter = state(call).adapter();
        FunctionResult bound = call.mdBind(adapter.ni(), new MdValues(iov.address(), iov.length(), 1, Ptl.MAX_OFFSET_NONE, 0, number, adapter.queue()));
        if (!bound.succeeded()) {
            iov.release(call);
            return Continuation.fail(DatCalls.error(bound));
        }
        RequestDto request = RequestDto.queued(number, posting(call, kind), iov, bound.number());
        call.setState(state(call).posted(request), () -> request.words() + " is posted, cookie " + request.posting().cookie());
        return DatWork.starts(call) ? Continuation.ON : work.goOn(call, Continuation.FINISHED);
    }

    /** What is posted to a disconnected endpoint is flushed; RDMA of no bytes touches no memory, and sends nothing. */
    private static void end(CallContext call, RequestDto.Kind kind) {
        DtoStatus status = endpoint(call).is(EndpointState.DAT_EP_STATE_DISCONNECTED) ? DtoStatus.DAT_DTO_ERR_FLUSHED : DtoStatus.DAT_DTO_SUCCESS;
        RequestDto request = RequestDto.ended(state(call).nextNumber(), posting(call, kind), status);
        change(call, () -> request.words() + " is posted: " + status, state -> Completions.settle(state.posted(request), call.number(EP)));
    }
}

package org.portalscope.scenario.protocol.mailbox;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.protocol.ReceiveQueue;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.state.ProtocolRequest;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolConstant;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/** A small protocol of its own: messages with tags, received in order, those that come early kept in a pool. */
public final class Mailbox implements Protocol {

    static final MatchBitField CONTEXT = new MatchBitField("context", 32, 32);
    static final MatchBitField TAG = new MatchBitField("tag", 0, 32);

    private static final ProtocolError OPEN_ALREADY = new ProtocolError("MAILBOX_OPEN", "the mailbox is open already");
    private static final ProtocolError NOT_OPEN = new ProtocolError("MAILBOX_NOT_OPEN", "the mailbox is not open");
    private static final ProtocolError WRONG_TAG = new ProtocolError("MAILBOX_TAG", "a tag has 32 bits");
    private static final ProtocolError NO_REQUEST = new ProtocolError("MAILBOX_REQUEST", "the request has been waited for already");
    private static final long EVENTS = 64;

    private static final CallVariable NI = new CallVariable("interface", ValueType.NI);
    private static final CallVariable PORTAL = new CallVariable("portal", ValueType.INTEGER);
    private static final CallVariable POOL = new CallVariable("pool", ValueType.BUFFER);
    private static final CallVariable QUEUE = new CallVariable("queue", ValueType.EQ);
    private static final CallVariable ENTRY = new CallVariable("entry", ValueType.ME);
    private static final CallVariable DESCRIPTOR = new CallVariable("descriptor", ValueType.MD);
    private static final CallVariable TO = new CallVariable("to", ValueType.PROCESS);
    private static final CallVariable WANTED = new CallVariable("tag", ValueType.INTEGER);
    private static final CallVariable DATA = new CallVariable("data", ValueType.BUFFER);
    private static final CallVariable REQUEST = new CallVariable("request", ProtocolRequest.TYPE);
    private static final CallVariable LENGTH = new CallVariable("length", ValueType.INTEGER);

    /** Unlinks the descriptor of a send that is done. */
    static final Procedure RELEASE = Procedure.named("release", DESCRIPTOR)
            .thenCheck(call -> call.mdUnlink(call.number(DESCRIPTOR))).end();

    private static final Procedure OPEN = Procedure.named("mailbox_open", NI, PORTAL, POOL).variables(QUEUE, ENTRY, DESCRIPTOR)
            .then(call -> state(call).queue() == 0 ? Continuation.ON : Continuation.fail(OPEN_ALREADY))
            .thenMake(QUEUE, call -> call.eqAlloc(call.number(NI), EVENTS))
            .thenMake(ENTRY, call -> call.meAttach(call.number(NI), call.number(PORTAL), ProcessId.ANY, CONTEXT.of(1), TAG.mask(), Unlink.PTL_RETAIN,
                    InsertPosition.PTL_INS_AFTER))
            .thenMake(DESCRIPTOR, call -> call.mdAttach(call.number(ENTRY), memory(call, POOL, Ptl.PTL_MD_THRESH_INF, Ptl.PTL_MD_OP_PUT, 0, call.number(QUEUE)),
                    Unlink.PTL_RETAIN, Unlink.PTL_RETAIN))
            .thenDo(call -> call.setState(MailboxState.open(call.number(NI), call.number(PORTAL), call.number(QUEUE), call.number(ENTRY),
                    call.buffer(POOL).address()), "open"))
            .end();

    private static final Procedure TEST = Procedure.named("mailbox_test", REQUEST).thenProgress(Events.DISPATCHER)
            .then(call -> find(call) == null ? Continuation.fail(NO_REQUEST) : Continuation.ON)
            .thenReturn(call -> find(call).complete() ? 1L : 0L);

    private static final Procedure WAIT = Procedure.named("mailbox_wait", REQUEST)
            .thenWait(Events.DISPATCHER, call -> find(call) == null || find(call).complete())
            .then(call -> find(call) == null ? Continuation.fail(NO_REQUEST) : Continuation.ON)
            .thenReturn(Mailbox::giveBack);

    private static final Procedure POST = Procedure.named("mailbox_post", TO, WANTED, DATA).variables(REQUEST, DESCRIPTOR)
            .then(Mailbox::check)
            .thenDo(call -> begin(call, "send"))
            .thenMake(DESCRIPTOR, call -> call.mdBind(state(call).ni(), memory(call, DATA, 1, 0, call.number(REQUEST), state(call).queue())))
            .thenCheck(call -> call.put(call.number(DESCRIPTOR), AckRequest.PTL_NOACK_REQ, call.process(TO), state(call).portal(), 0, bits(call), 0, 0))
            .thenReturn(call -> call.get(REQUEST));

    private static final Procedure SEND = Procedure.named("mailbox_send", TO, WANTED, DATA).variables(REQUEST, LENGTH)
            .thenEnter(POST, call -> List.of(call.process(TO), call.number(WANTED), call.buffer(DATA)), REQUEST)
            .thenEnter(WAIT, call -> List.of(call.number(REQUEST)), LENGTH)
            .thenReturn(call -> call.get(LENGTH));

    /** As §5.3 has it: an inactive descriptor, which is made active only if no message has come in the meantime; else the pool is searched. */
    private static final Procedure RECEIVE = Procedure.named("mailbox_receive", WANTED, DATA).variables(REQUEST, ENTRY, DESCRIPTOR)
            .then(Mailbox::check)
            .thenDo(call -> begin(call, "receive"))
            .thenProgress(Events.DISPATCHER)
            .label("search").then(call -> unexpected(call) == null ? Continuation.ON : Continuation.to("claim"))
            .thenMake(ENTRY, call -> call.meInsert(state(call).rest(), ProcessId.ANY, bits(call), 0, Unlink.PTL_UNLINK, InsertPosition.PTL_INS_BEFORE))
            .thenMake(DESCRIPTOR, call -> call.mdAttach(call.number(ENTRY), receiving(call, 0), Unlink.PTL_UNLINK, Unlink.PTL_RETAIN))
            .label("activate").thenCall(Mailbox::activate)
            .thenProgress(Events.DISPATCHER)
            .then(call -> unexpected(call) == null ? Continuation.to("activate") : Continuation.ON)
            .thenCheck(call -> call.meUnlink(call.number(ENTRY)))
            .then(call -> Continuation.to("search"))
            .label("claim").thenDo(Mailbox::claim)
            .label("posted").thenReturn(call -> call.get(REQUEST));

    static MailboxState state(CallView call) {
        return (MailboxState) call.state();
    }

    private static long bits(CallView call) {
        return CONTEXT.of(1) | TAG.of(call.number(WANTED));
    }

    private static MdValues memory(CallView call, CallVariable buffer, int threshold, int options, long request, long queue) {
        Buffer memory = call.buffer(buffer);
        return new MdValues(memory.address(), memory.length(), threshold, Ptl.MAX_OFFSET_NONE, options, request, queue);
    }

    private static MdValues receiving(CallView call, int threshold) {
        return memory(call, DATA, threshold, Ptl.PTL_MD_OP_PUT | Ptl.PTL_MD_TRUNCATE, call.number(REQUEST), state(call).queue());
    }

    private static Continuation check(CallContext call) {
        return state(call).queue() == 0 ? Continuation.fail(NOT_OPEN)
                : Long.compareUnsigned(call.number(WANTED), TAG.mask()) > 0 ? Continuation.fail(WRONG_TAG) : Continuation.ON;
    }

    private static void begin(CallContext call, String kind) {
        MailboxState begun = state(call).with(state(call).requests().begin(kind));
        call.set(REQUEST, begun.requests().last().number());
        call.setState(begun, kind + " " + call.get(REQUEST) + " begins");
    }

    private static MailboxState.Unexpected unexpected(CallView call) {
        return state(call).withTag(call.number(WANTED));
    }

    private static Continuation activate(CallContext call) {
        ReturnCode code = call.mdUpdate(call.number(DESCRIPTOR), receiving(call, 1), state(call).queue()).code();
        return code == ReturnCode.PTL_NOUPDATE ? Continuation.ON : code.succeeded() ? Continuation.to("posted") : Continuation.fail(ProtocolError.of(code));
    }

    private static void claim(CallContext call) {
        MailboxState.Unexpected found = unexpected(call);
        Buffer data = call.buffer(DATA);
        MailboxState.Unexpected claimed = found.claimedBy(new MailboxState.Claim(call.number(REQUEST), data.address(), data.length()));
        call.setState(state(call).replaced(found, claimed), "receive " + call.get(REQUEST) + " has its message in the pool");
        Events.deliver(call, claimed);
    }

    private static ProtocolRequest find(CallView call) {
        return state(call).requests().get(call.number(REQUEST));
    }

    private static Long giveBack(CallContext call) {
        ProtocolRequest request = find(call);
        call.setState(state(call).with(state(call).requests().without(request.number())), request.kind() + " " + request.number() + " is done");
        return request.result();
    }

    @Override
    public String name() {
        return "mailbox";
    }

    @Override
    public String about() {
        return "Messages with tags.";
    }

    @Override
    public Map<String, ProtocolConstant> constants() {
        return Map.of("MAILBOX_LAST_TAG", ProtocolConstant.of(TAG.mask()));
    }

    @Override
    public List<MatchBitField> matchBits() {
        return List.of(CONTEXT, TAG);
    }

    @Override
    public EntryRoles entryRoles() {
        return (portal, matchBits, ignoreBits, unlink) -> Optional.of(ignoreBits == TAG.mask() ? ReceiveQueue.UNEXPECTED : ReceiveQueue.POSTED);
    }

    @Override
    public List<ProtocolError> errors() {
        return List.of(OPEN_ALREADY, NOT_OPEN, WRONG_TAG, NO_REQUEST);
    }

    @Override
    public ProtocolState start() {
        return MailboxState.CLOSED;
    }

    @Override
    public ProtocolState read(FieldReader in) {
        return MailboxState.read(in);
    }

    @Override
    public List<ProtocolOperation> operations() {
        return List.of(
                new ProtocolOperation(OPEN, null, "Opens the mailbox of the process."),
                new ProtocolOperation(POST, ProtocolRequest.TYPE, "Begins to send."),
                new ProtocolOperation(SEND, ValueType.INTEGER, "Sends, and waits until the data may be changed."),
                new ProtocolOperation(RECEIVE, ProtocolRequest.TYPE, "Begins to receive."),
                new ProtocolOperation(TEST, ValueType.INTEGER, "Whether a request is complete."),
                new ProtocolOperation(WAIT, ValueType.INTEGER, "Waits for a request, and yields its length."));
    }

    @Override
    public List<Procedure> procedures() {
        return List.of(RELEASE);
    }
}

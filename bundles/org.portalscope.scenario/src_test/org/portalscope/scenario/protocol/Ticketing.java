package org.portalscope.scenario.protocol;

import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.protocol.CallParameter;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.ProtocolParameter;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.Callback;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolConstant;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.StructureValue;
import org.portalscope.protocol.value.ValueType;

/** A protocol whose calls store values: tickets are issued and redeemed for receipts. It uses Portals for its memory only. */
public final class Ticketing implements Protocol {

    private static final ValueType TICKET = ValueType.own("a ticket");
    private static final ValueType RECEIPT = ValueType.structure("a receipt",
            List.of(new CallVariable("ticket", TICKET), new CallVariable("paid", ValueType.INTEGER)));
    private static final ValueType TICKETS = ValueType.listOf(TICKET);
    private static final ValueType RECEIPTS = ValueType.listOf(RECEIPT);
    private static final long REDEEMED = 0;
    private static final ProtocolParameter LIMIT = new ProtocolParameter("limit", 3, 1, 100, "tickets that are issued in all");

    private static final ProtocolError SOLD_OUT = new ProtocolError("TICKETING_SOLD_OUT", "there are no more tickets");
    private static final ProtocolError INVALID = new ProtocolError("TICKETING_INVALID", "the ticket has been redeemed");

    private static final CallVariable COUNT = new CallVariable("count", ValueType.INTEGER);
    private static final CallVariable SOLD = new CallVariable("tickets", TICKETS);
    private static final CallVariable ONE = new CallVariable("ticket", TICKET);
    private static final CallVariable PRICES = new CallVariable("prices", ValueType.listOf(ValueType.INTEGER));
    private static final CallVariable PAID = new CallVariable("receipt", RECEIPT);
    private static final CallVariable ALL_PAID = new CallVariable("receipts", RECEIPTS);
    private static final CallVariable PAPER = new CallVariable("paper", ValueType.BUFFER);
    private static final CallVariable LENGTH = new CallVariable("length", ValueType.INTEGER);
    private static final CallVariable SEAT = new CallVariable("seat", ValueType.INTEGER);
    private static final CallVariable SEATS = new CallVariable("seats", ValueType.INTEGER);
    private static final CallVariable PRICING = new CallVariable("pricing", ValueType.function("a pricing", ValueType.INTEGER, ONE));
    private static final CallVariable SHOWING = new CallVariable("showing", ValueType.function("a showing", null, PAPER));
    private static final CallVariable EACH = new CallVariable("each", ValueType.INTEGER);
    private static final CallVariable SUM = new CallVariable("sum", ValueType.INTEGER);

    private static final Procedure REDEEM = Procedure.named("ticketing_redeem", ONE, COUNT).outputs(ONE, PAID)
            .then(call -> call.number(ONE) == REDEEMED ? Continuation.fail(INVALID) : Continuation.ON)
            .thenDo(call -> call.set(PAID, new StructureValue(RECEIPT, List.of(call.number(ONE), call.number(COUNT)))))
            .thenDo(call -> call.set(ONE, REDEEMED))
            .thenReturn(call -> call.number(COUNT));

    private static final Procedure REDEEM_ALL = Procedure.named("ticketing_redeem_all", SOLD, PRICES).outputs(SOLD, ALL_PAID)
            .thenDo(Ticketing::redeemAll).end();

    /** Reads how much the bytes of a paper are in all. */
    private static final Procedure READ = Procedure.named("ticketing_read", PAPER).outputs(PAID)
            .thenDo(call -> call.set(PAID, new StructureValue(RECEIPT, List.of(call.buffer(PAPER).length(), sum(call))))).end();

    /** Has the program say what each ticket costs. */
    private static final Procedure PRICE = Procedure.named("ticketing_price", SOLD, PRICING).outputs(PAID).variables(COUNT, SUM, EACH)
            .then(call -> call.number(PRICING) == 0 ? Continuation.fail(INVALID) : Continuation.ON)
            .thenDo(call -> call.set(COUNT, 0L))
            .thenDo(call -> call.set(SUM, 0L))
            .label("ticket").then(call -> call.number(COUNT) < call.list(SOLD).size() ? Continuation.ON : Continuation.to("paid"))
            .thenCallBack(call -> new Callback(PRICING.type(), call.number(PRICING), List.of(call.list(SOLD).get((int) call.number(COUNT)))), EACH)
            .thenDo(call -> call.set(SUM, call.number(SUM) + call.number(EACH)))
            .thenDo(call -> call.set(COUNT, call.number(COUNT) + 1))
            .then(call -> Continuation.to("ticket"))
            .label("paid").thenDo(call -> call.set(PAID, new StructureValue(RECEIPT, List.of(REDEEMED, call.number(SUM))))).end();

    /** Shows the program a paper, twice. */
    private static final Procedure SHOW = Procedure.named("ticketing_show", PAPER, SHOWING)
            .thenCallBack(call -> new Callback(SHOWING.type(), call.number(SHOWING), List.of(call.buffer(PAPER))), null)
            .thenCallBack(call -> new Callback(SHOWING.type(), call.number(SHOWING), List.of(call.buffer(PAPER))), null).end();

    private static final Procedure PRINT = Procedure.named("ticketing_print", LENGTH).outputs(PAPER)
            .thenDo(call -> call.set(PAPER, call.declare("paper", call.number(LENGTH))))
            .thenDo(call -> call.write(call.buffer(PAPER).address(), new byte[] {(byte) call.number(LENGTH)})).end();

    private static final Procedure SHRED = Procedure.named("ticketing_shred", PAPER).thenDo(call -> call.release(call.buffer(PAPER))).end();

    private static final Procedure SIT = Procedure.named("ticketing_sit").outputs(SEAT, SEATS).thenDo(call -> {
        call.set(SEAT, (long) call.job().rank());
        call.set(SEATS, (long) call.job().processes().size());
    }).end();

    private final long limit;
    /** Issues as many as there are, and fails if these are too few. */
    private final Procedure issue = Procedure.named("ticketing_issue", COUNT).outputs(SOLD).then(this::issue).end();

    /** As many tickets as there are unless something else is said. */
    public Ticketing() {
        this(LIMIT.initial());
    }

    private Ticketing(long limit) {
        this.limit = limit;
    }

    private static final Procedure GATHER = Procedure.named("ticketing_gather").thenBarrier().end();

    /** How many tickets have been issued. */
    private record Issued(long count) implements ProtocolState {

        @Override
        public void write(FieldWriter out) {
            out.number(count);
        }

        @Override
        public List<ProtocolTable> tables() {
            return List.of();
        }
    }

    private Continuation issue(CallContext call) {
        long before = ((Issued) call.state()).count;
        long after = Math.min(before + call.number(COUNT), limit);
        call.setState(new Issued(after), "tickets up to " + after);
        call.set(SOLD, LongStream.rangeClosed(before + 1, after).boxed().toList());
        return after - before < call.number(COUNT) ? Continuation.fail(SOLD_OUT) : Continuation.ON;
    }

    private static void redeemAll(CallContext call) {
        List<Long> tickets = call.list(SOLD);
        List<Long> prices = call.list(PRICES);
        call.set(ALL_PAID, LongStream.range(0, tickets.size()).mapToObj(i -> new StructureValue(RECEIPT, List.of(tickets.get((int) i), prices.get((int) i))))
                .toList());
        call.set(SOLD, tickets.stream().map(ticket -> REDEEMED).toList());
    }

    private static long sum(CallContext call) {
        Buffer paper = call.buffer(PAPER);
        long sum = 0;
        for (byte each : call.read(paper.address(), paper.length())) {
            sum += each;
        }
        return sum;
    }

    @Override
    public String name() {
        return "ticketing";
    }

    @Override
    public String about() {
        return "Tickets and receipts.";
    }

    @Override
    public Map<String, ProtocolConstant> constants() {
        return Map.of("TICKETING_REDEEMED", new ProtocolConstant(TICKET, REDEEMED), "TICKETING_BLANK", new ProtocolConstant(ValueType.BUFFER,
                new Buffer("TICKETING_BLANK", 0, 0)), "TICKETING_NO_RECEIPT", new ProtocolConstant(RECEIPT, null), "TICKETING_NO_RECEIPTS",
                new ProtocolConstant(RECEIPTS, null));
    }

    @Override
    public List<ProtocolParameter> parameters() {
        return List.of(LIMIT);
    }

    @Override
    public Protocol with(Map<String, Long> values) {
        return new Ticketing(values.getOrDefault(LIMIT.name(), limit));
    }

    @Override
    public Map<String, ValueType> types() {
        return Map.of("ticket", TICKET, "receipt", RECEIPT);
    }

    @Override
    public List<ProtocolError> errors() {
        return List.of(SOLD_OUT, INVALID);
    }

    @Override
    public List<ProtocolOperation> operations() {
        return List.of(
                new ProtocolOperation(issue, List.of(CallParameter.in(COUNT), CallParameter.out(SOLD)), null, "Issues tickets."),
                new ProtocolOperation(REDEEM, List.of(CallParameter.inOut(ONE), CallParameter.in(COUNT), CallParameter.out(PAID)), ValueType.INTEGER,
                        "Redeems a ticket."),
                new ProtocolOperation(REDEEM_ALL, List.of(CallParameter.inOut(SOLD), CallParameter.in(PRICES), CallParameter.out(ALL_PAID)), null,
                        "Redeems tickets."),
                new ProtocolOperation(READ, List.of(CallParameter.in(PAPER), CallParameter.out(PAID)), null, "Reads a paper."),
                new ProtocolOperation(PRICE, List.of(CallParameter.in(SOLD), CallParameter.in(PRICING), CallParameter.out(PAID)), null,
                        "Adds up what tickets cost."),
                new ProtocolOperation(SHOW, null, "Shows a paper."),
                new ProtocolOperation(PRINT, List.of(CallParameter.in(LENGTH), CallParameter.out(PAPER)), null, "Prints a paper."),
                new ProtocolOperation(SHRED, null, "Shreds a paper."),
                new ProtocolOperation(SIT, List.of(CallParameter.out(SEAT), CallParameter.out(SEATS)), null, "Finds a seat."),
                new ProtocolOperation(GATHER, null, "Waits for all others."));
    }

    @Override
    public ProtocolState start() {
        return new Issued(0);
    }

    @Override
    public ProtocolState read(FieldReader in) {
        return new Issued(in.number());
    }
}

package org.portalscope.scenario.protocol.mailbox;

import java.util.List;
import java.util.Map;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.expression.value.RegionValue;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.scenario.protocol.CallContext;
import org.portalscope.scenario.protocol.EventProgress;
import org.portalscope.scenario.protocol.MatchBitField;
import org.portalscope.scenario.protocol.Protocol;
import org.portalscope.scenario.protocol.ProtocolOperation;
import org.portalscope.scenario.protocol.ProtocolOperation.Parameter;
import org.portalscope.scenario.protocol.ProtocolRequest;
import org.portalscope.scenario.protocol.ProtocolState;
import org.portalscope.scenario.protocol.ResumableCall;

/** A small protocol of its own: messages with tags, received in order, those that come early kept in a pool. */
public final class Mailbox implements Protocol {

    static final MatchBitField CONTEXT = new MatchBitField("context", 32, 32);
    static final MatchBitField TAG = new MatchBitField("tag", 0, 32);

    static long bits(long tag) {
        return CONTEXT.of(1) | TAG.of(tag);
    }

    static MailboxState state(CallContext turn) {
        return (MailboxState) turn.state();
    }

    /** Goes on if a call has succeeded. */
    static ResumableCall checked(CallContext turn, ReturnCode code, ResumableCall next) {
        return code.succeeded() ? next : turn.fail(code + " (" + code.meaning() + ")");
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
    public Map<String, Value> constants() {
        return Map.of("MAILBOX_LAST_TAG", Value.of(0xFFFF_FFFFL));
    }

    @Override
    public List<MatchBitField> matchBits() {
        return List.of(CONTEXT, TAG);
    }

    @Override
    public ProtocolState start() {
        return MailboxState.CLOSED;
    }

    @Override
    public List<ProtocolOperation> operations() {
        Parameter to = new Parameter("to", Type.PROCESS);
        Parameter tag = new Parameter("tag", Type.INTEGER);
        Parameter data = new Parameter("data", Type.REGION);
        Parameter request = new Parameter("request", ProtocolRequest.TYPE);
        return List.of(
                new ProtocolOperation("mailbox_open", List.of(new Parameter("interface", Type.NI), new Parameter("portal", Type.INTEGER),
                        new Parameter("pool", Type.REGION)), null, "Opens the mailbox of the process.",
                        given -> new Open(given.get(0).number(), given.get(1).number(), region(given.get(2)), 0, 0)),
                new ProtocolOperation("mailbox_post", List.of(to, tag, data), ProtocolRequest.TYPE, "Begins to send.",
                        given -> new Post(process(given.get(0)), given.get(1).number(), region(given.get(2)), 0, 0, false)),
                new ProtocolOperation("mailbox_send", List.of(to, tag, data), Type.INTEGER, "Sends, and waits until the data may be changed.",
                        given -> new Post(process(given.get(0)), given.get(1).number(), region(given.get(2)), 0, 0, true)),
                new ProtocolOperation("mailbox_receive", List.of(tag, data), ProtocolRequest.TYPE, "Begins to receive.",
                        given -> Receive.begin(given.get(0).number(), region(given.get(1)))),
                new ProtocolOperation("mailbox_test", List.of(request), Type.INTEGER, "Whether a request is complete.",
                        given -> new EventProgress(Events.DISPATCHER, EventProgress.Goal.EMPTY_QUEUE, new Told(given.get(0).number(), false))),
                new ProtocolOperation("mailbox_wait", List.of(request), Type.INTEGER, "Waits for a request, and yields its length.",
                        given -> waitFor(given.get(0).number())));
    }

    static ResumableCall waitFor(long request) {
        return new EventProgress(Events.DISPATCHER, new Completion(request), new Told(request, true));
    }

    private static ProcessId process(Value value) {
        return (ProcessId) value.object();
    }

    private static Memory region(Value value) {
        RegionValue region = (RegionValue) value.object();
        return new Memory(region.address(), region.length());
    }

    /** Where a region lies. */
    record Memory(long start, long length) {
    }

    /** A request is complete, or is not there to be waited for. */
    private record Completion(long request) implements EventProgress.Goal {

        @Override
        public boolean isReached(ProtocolState state) {
            MailboxState known = (MailboxState) state;
            return known.requests().get(request) == null || known.requests().isComplete(request);
        }
    }

    /** Tells how a request stands; one that is waited for is given back. */
    private record Told(long number, boolean waited) implements ResumableCall {

        @Override
        public ResumableCall step(CallContext turn) {
            MailboxState state = state(turn);
            ProtocolRequest request = state.requests().get(number);
            if (request == null) {
                return turn.fail("request " + number + " has been waited for already");
            }
            if (!waited) {
                return new Done(Value.of(request.complete()));
            }
            turn.setState(state.with(state.requests().without(number)), request.kind() + " " + number + " is done");
            return new Done(Value.of(request.result()));
        }
    }
}

package org.portalscope.recording.format;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.HeaderArrived;
import org.portalscope.engine.input.MessageArrived;
import org.portalscope.engine.input.OperationFailed;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.recording.RecordingException;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.TransitionCause;
import org.portalscope.recording.TransitionSink;

/** Reads the transitions of a segment that a {@link TransitionEncoder} wrote. What it gives to its sink it uses again. */
public final class TransitionDecoder {

    private static final TransitionSink NOBODY = new DiscardingSink();
    private static final Message.Kind[] MESSAGES = Message.Kind.values();

    private final BlockInput in = new BlockInput();
    private final MessageDecoder messages = new MessageDecoder();
    private final ProcessContext[] processes = ProcessContext.all();
    private final Declarations declarations;
    private final CarriedData data;
    private final InputDecoder others = new InputDecoder(in);
    private ProcessContext context;
    private int process;
    private long time;
    private TransitionSink sink;
    private int previous;
    private int previousEnd;
    private long number;
    private long from;
    private long to;
    private TransitionSink wanted;

    /** @param origin of the recording, which declares what transitions may name */
    public TransitionDecoder(RecordingOrigin origin) {
        declarations = new Declarations(origin);
        data = new CarriedData(in, origin.capture().bytes());
    }

    /**
     * Reads a segment.
     *
     * @param length   bytes of it
     * @param offset   its place in the file, for messages
     * @param first    number of its first transition
     * @param newFrom  number of the first transition that the sink gets
     * @param newTo    number behind the last one
     * @return the number behind the last one that was read
     * @throws RecordingException if it is not what an encoder writes
     */
    public long decode(byte[] bytes, int length, long offset, long first, long newFrom, long newTo, TransitionSink newSink) throws RecordingException {
        in.reset(bytes, length, offset);
        messages.reset();
        for (ProcessContext each : processes) {
            each.reset();
        }
        others.reset();
        data.reset();
        process = 0;
        time = 0;
        previousEnd = 0;
        number = first;
        from = newFrom;
        to = newTo;
        wanted = newSink;
        while (in.remaining() > 0 && number < to) {
            next();
        }
        return number;
    }

    private void next() throws RecordingException {
        int start = in.position();
        int head = in.octet();
        CauseTag cause = CauseTag.of(head);
        if (cause == CauseTag.REPEAT) {
            repeat(in.integer());
            return;
        }
        transition(cause, head);
        previous = start;
        previousEnd = in.position();
    }

    private void repeat(int times) throws RecordingException {
        if (previousEnd == 0) {
            throw in.damaged("a transition is repeated, and there is none before");
        }
        int after = in.position();
        for (int i = 0; i < times && number < to; i++) {
            in.position(previous);
            int head = in.octet();
            transition(CauseTag.of(head), head);
        }
        in.position(after);
    }

    private void transition(CauseTag cause, int head) throws RecordingException {
        sink = number < from ? NOBODY : wanted;
        if (cause == null) {
            throw in.damaged("a transition has an unknown cause");
        }
        if ((head & CauseTag.SAME_PROCESS) == 0) {
            process = declarations.process(in);
        }
        context = processes[process % ProcessContext.COUNT];
        if ((head & CauseTag.SAME_TIME) == 0) {
            time += in.signed();
        }
        begin(cause, head);
        boolean more = (head & CauseTag.EMPTY) == 0;
        while (more) {
            int tag = in.octet();
            input(tag);
            more = (tag & InputTag.LAST) == 0;
        }
        sink.end();
        number++;
    }

    private void begin(CauseTag cause, int head) throws RecordingException {
        switch (cause) {
            case TURN -> {
                if ((head & CauseTag.SAME_THREAD) == 0) {
                    context.thread = in.signedInteger();
                }
                sink.beginTurn(process, time, context.thread);
            }
            case EXPLAINED -> sink.beginExplained(process, time);
            case DELIVERY -> {
                Message.Kind kind = MESSAGES[in.index(MESSAGES.length)];
                OperationId operation = new OperationId(ProcessId.unpacked(in.signed()), in.signedInteger());
                sink.begin(process, time, new TransitionCause.Delivery(new Message.Key(operation, kind)));
            }
            case COMPLETION -> sink.begin(process, time,
                    new TransitionCause.Completion(declarations.networkInterface(in, process), in.signed(), in.signedInteger()));
            case DEATH -> sink.begin(process, time, new TransitionCause.Death());
            default -> sink.begin(process, time, new TransitionCause.Outside());
        }
    }

    private void input(int octet) throws RecordingException {
        InputTag tag = InputTag.of(octet);
        if (tag == null) {
            throw in.damaged("an input is of an unknown kind");
        }
        boolean first = (octet & InputTag.FIRST_FLAG) != 0;
        boolean second = (octet & InputTag.SECOND_FLAG) != 0;
        switch (tag) {
            case PUT, IMMEDIATE_PUT -> put(first, second, tag == InputTag.IMMEDIATE_PUT);
            case TAKE_EVENT -> {
                thread(first);
                context.queue += in.signed();
                sink.takeEvent(context.thread, second ? Function.PTL_EQ_WAIT : Function.PTL_EQ_GET, context.queue);
            }
            case HEADER_ARRIVED -> arrived();
            case MESSAGE_ARRIVED -> arrivedWhole(first);
            case OPERATION_COMPLETED -> completed(first, second);
            case CALL, IMMEDIATE_CALL, WAIT_LEFT, FRAME_ENTERED, FRAME_LEFT, PROTOCOL_CALLED, CALLBACK_RETURNED,
                    BARRIER_CROSSED, BARRIER_REACHED -> {
                thread(first);
                sink.input(others.ofThread(tag, context.thread));
            }
            case OPERATION_FAILED -> failed();
            default -> sink.input(others.read(tag, first));
        }
    }

    private void thread(boolean same) throws RecordingException {
        if (!same) {
            context.thread = in.signedInteger();
        }
    }

    private void put(boolean sameThread, boolean ack, boolean immediate) throws RecordingException {
        thread(sameThread);
        int changed = in.octet();
        long[] put = context.put;
        for (int i = 0; i < ProcessContext.PUT_FIELDS; i++) {
            if ((changed & 1 << i) != 0) {
                put[i] += in.signed();
            }
        }
        sink.put(context.thread, put[0], ack ? AckRequest.PTL_ACK_REQ : AckRequest.PTL_NOACK_REQ, put[1], (int) put[2], (int) put[3], put[4], put[5],
                put[6], immediate);
    }

    private void arrived() throws RecordingException {
        Header header = messages.read(in);
        if (messages.isOfOtherOperation()) {
            sink.input(new HeaderArrived(messages.message()));
        } else {
            sink.arrived(header);
        }
    }

    private void arrivedWhole(boolean hasData) throws RecordingException {
        Header header = messages.read(in);
        data.read(hasData);
        if (messages.isOfOtherOperation()) {
            sink.input(new MessageArrived(messages.message(), hasData ? ByteString.copyOf(data.block(), data.from(), data.length()) : null));
        } else {
            sink.arrivedWhole(header, data.block(), data.from(), data.length());
        }
    }

    private void completed(boolean hasData, boolean otherInterface) throws RecordingException {
        int networkInterface = otherInterface ? declarations.networkInterface(in, process) : 0;
        context.link += in.signed();
        data.read(hasData);
        sink.completed(networkInterface, context.link, data.block(), data.from(), data.length());
    }

    private void failed() throws RecordingException {
        int networkInterface = declarations.networkInterface(in, process);
        context.link += in.signed();
        sink.input(new OperationFailed(networkInterface, context.link, in.signedInteger()));
    }
}

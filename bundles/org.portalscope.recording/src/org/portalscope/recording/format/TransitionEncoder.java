package org.portalscope.recording.format;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Header;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.TransitionCause;
import org.portalscope.recording.TransitionSink;

/**
 * Writes transitions into a segment. Whatever it knows of those before is of this segment, so that each segment can be read by itself. A transition
 * whose bytes are those of the one before is only counted. Allocates nothing for inputs that have methods of their own.
 */
public final class TransitionEncoder implements TransitionSink {

    /** Bytes of a head, or of an input of the frequent kinds without its data, at most. */
    private static final int MOST = 2 + 10 * BlockOutput.NUMBER;
    private static final int NONE = -1;

    private final BlockOutput out = new BlockOutput(new byte[0]);
    private final int captured;
    private final MessageEncoder messages = new MessageEncoder();
    private final ProcessContext[] processes = ProcessContext.all();
    private final InputEncoder others = new InputEncoder(this, out, messages);
    private ProcessContext context;
    private int process;
    private long time;
    private long firstTime;
    private int start;
    private int previous;
    private int previousEnd;
    private int tag;
    private int repeats;
    private int count;

    public TransitionEncoder(CapturePolicy capture) {
        captured = capture.bytes();
    }

    /** Begins a segment in an array. */
    public void reset(byte[] bytes) {
        out.reset(bytes);
        messages.reset();
        for (ProcessContext each : processes) {
            each.reset();
        }
        others.reset();
        context = processes[0];
        process = 0;
        time = 0;
        previous = NONE;
        repeats = 0;
        count = 0;
    }

    /** Where the segment is. */
    public byte[] bytes() {
        return out.bytes();
    }

    /** Bytes of the segment that stay as they are. */
    public int position() {
        return out.position();
    }

    /** How many transitions the segment has. */
    public int count() {
        return count;
    }

    /** Time of the first transition of the segment. */
    public long firstTime() {
        return firstTime;
    }

    /** How many times, up to now, the last transition in the bytes has happened again, which they do not say yet. */
    public int repeats() {
        return repeats;
    }

    /** Lets the bytes say all. */
    public void seal() {
        if (repeats > 0) {
            repeat(out, repeats);
            repeats = 0;
            previous = NONE;
        }
    }

    /** Writes that the transition before happened again. */
    public static void repeat(BlockOutput out, int times) {
        out.reserve(MOST);
        out.octet(CauseTag.REPEAT.ordinal());
        out.number(times);
    }

    @Override
    public void beginTurn(int newProcess, long newTime, int thread) {
        ProcessContext next = processes[newProcess % ProcessContext.COUNT];
        boolean same = thread == next.thread;
        head(CauseTag.TURN, newProcess, newTime, same ? CauseTag.SAME_THREAD : 0);
        if (!same) {
            out.signed(thread);
            next.thread = thread;
        }
    }

    @Override
    public void beginExplained(int newProcess, long newTime) {
        head(CauseTag.EXPLAINED, newProcess, newTime, 0);
    }

    @Override
    public void begin(int newProcess, long newTime, TransitionCause cause) {
        if (cause instanceof TransitionCause.ThreadTurn turn) {
            beginTurn(newProcess, newTime, turn.thread());
        } else if (cause instanceof TransitionCause.Delivery delivery) {
            head(CauseTag.DELIVERY, newProcess, newTime, 0);
            out.octet(delivery.message().kind().ordinal());
            out.signed(delivery.message().operation().initiator().packed());
            out.signed(delivery.message().operation().ordinal());
        } else if (cause instanceof TransitionCause.Completion completion) {
            head(CauseTag.COMPLETION, newProcess, newTime, 0);
            out.signed(completion.networkInterface());
            out.signed(completion.link());
            out.signed(completion.niFailType());
        } else {
            head(cause instanceof TransitionCause.Death ? CauseTag.DEATH : CauseTag.OUTSIDE, newProcess, newTime, 0);
        }
    }

    private void head(CauseTag cause, int newProcess, long newTime, int flags) {
        out.reserve(MOST);
        start = out.position();
        tag = NONE;
        if (count == 0) {
            firstTime = newTime;
        }
        boolean sameProcess = newProcess == process;
        boolean sameTime = newTime == time;
        out.octet(cause.ordinal() | flags | (sameProcess ? CauseTag.SAME_PROCESS : 0) | (sameTime ? CauseTag.SAME_TIME : 0));
        if (!sameProcess) {
            out.number(newProcess);
            process = newProcess;
        }
        context = processes[newProcess % ProcessContext.COUNT];
        if (!sameTime) {
            out.signed(newTime - time);
            time = newTime;
        }
    }

    /** Writes the byte that begins an input. */
    void tag(InputTag kind, boolean first, boolean second) {
        out.reserve(MOST);
        tag = out.position();
        out.octet(kind.ordinal() | (first ? InputTag.FIRST_FLAG : 0) | (second ? InputTag.SECOND_FLAG : 0));
    }

    /** Begins an input of a thread: the first flag says that it is that of the last input. */
    void tag(InputTag kind, int thread, boolean second) {
        boolean same = thread == context.thread;
        tag(kind, same, second);
        if (!same) {
            out.signed(thread);
            context.thread = thread;
        }
    }

    @Override
    public void put(int thread, long memDesc, AckRequest ackRequest, long target, int portal, int cookie, long matchBits, long offset, long hdrData,
            boolean immediate) {
        tag(immediate ? InputTag.IMMEDIATE_PUT : InputTag.PUT, thread, ackRequest == AckRequest.PTL_ACK_REQ);
        int mask = out.position();
        out.octet(0);
        field(mask, 0, memDesc);
        field(mask, 1, target);
        field(mask, 2, portal);
        field(mask, 3, cookie);
        field(mask, 4, matchBits);
        field(mask, 5, offset);
        field(mask, 6, hdrData);
    }

    private void field(int mask, int index, long value) {
        long[] fields = context.put;
        if (value != fields[index]) {
            out.mark(mask, 1 << index);
            out.signed(value - fields[index]);
            fields[index] = value;
        }
    }

    @Override
    public void takeEvent(int thread, Function function, long eventq) {
        tag(InputTag.TAKE_EVENT, thread, function == Function.PTL_EQ_WAIT);
        out.signed(eventq - context.queue);
        context.queue = eventq;
    }

    @Override
    public void arrived(Header header) {
        tag(InputTag.HEADER_ARRIVED, false, false);
        messages.write(out, header);
    }

    @Override
    public void arrivedWhole(Header header, MemoryBlock data, int from, int length) {
        tag(InputTag.MESSAGE_ARRIVED, data != null, false);
        messages.write(out, header);
        data(data, from, length);
    }

    @Override
    public void completed(int networkInterface, long link, MemoryBlock data, int from, int length) {
        tag(InputTag.OPERATION_COMPLETED, data != null, networkInterface != 0);
        if (networkInterface != 0) {
            out.signed(networkInterface);
        }
        link(link);
        data(data, from, length);
    }

    /** Writes what ties the events of an operation together. */
    void link(long link) {
        out.signed(link - context.link);
        context.link = link;
    }

    /** Writes the data of a message as far as they are captured. */
    void data(MemoryBlock data, int from, int length) {
        if (data != null) {
            out.reserve(BlockOutput.NUMBER);
            out.number(length);
            if (captured > 0) {
                out.bytes(data, from, Math.min(length, captured));
            }
        }
    }

    @Override
    public void input(Input input) {
        input.accept(others);
    }

    @Override
    public void end() {
        if (tag == NONE) {
            out.mark(start, CauseTag.EMPTY);
        } else {
            out.mark(tag, InputTag.LAST);
        }
        count++;
        int length = out.position() - start;
        if (previous != NONE && length == previousEnd - previous && out.same(previous, start, length)) {
            repeats++;
            out.position(start);
            return;
        }
        if (repeats > 0) {
            insertRepeats();
        }
        previous = out.position() - length;
        previousEnd = out.position();
    }

    /** Says before the transition that was written last how often the one before it happened again. */
    private void insertRepeats() {
        int end = out.position();
        repeat(out, repeats);
        int size = out.position() - end;
        out.insert(start, size);
        out.position(start);
        repeat(out, repeats);
        out.position(end + size);
        repeats = 0;
    }
}

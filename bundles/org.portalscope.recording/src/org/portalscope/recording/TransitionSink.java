package org.portalscope.recording;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Header;

/**
 * Takes transitions piece by piece: a begin, the inputs in their order, the end. The inputs that a busy process takes most have methods of their own, so
 * that neither who gives them nor who takes them makes an object; each means what the {@link Input} means that its comment names. A recorder takes
 * transitions so, and a recording is read so where values would cost too much.
 */
public interface TransitionSink {

    /**
     * Begins the turn of a thread.
     *
     * @param process index of the process
     * @param time    in nanoseconds, or {@link RecordedTransition#NO_TIME}. Who polls gives polls that found nothing the time of the first of them: equal
     *                transitions in a row take no room
     */
    void beginTurn(int process, long time, int thread);

    /** Begins a transition that its first input explains: a delivery, the end of an operation, or something from outside. */
    void beginExplained(int process, long time);

    /** Begins any transition. */
    void begin(int process, long time, TransitionCause cause);

    /**
     * A call of PtlPut: an {@code ApiCall}, or an {@code ImmediatePut}.
     *
     * @param target    packed
     * @param immediate whether the send ended in the same input
     */
    void put(int thread, long memDesc, AckRequest ackRequest, long target, int portal, int cookie, long matchBits, long offset, long hdrData,
            boolean immediate);

    /**
     * A call of PtlEQGet or PtlEQWait that wants an event: an {@code ApiCall}.
     *
     * @param function one of the two
     */
    void takeEvent(int thread, Function function, long eventq);

    /** A {@code HeaderArrived}. The header is not used after the method returns. */
    void arrived(Header header);

    /**
     * A {@code MessageArrived}. Neither header nor data are used after the method returns.
     *
     * @param data   what the message carries, or null; bytes that the capture policy leaves out are zero
     * @param from   index of the first byte
     * @param length how many there are
     */
    void arrivedWhole(Header header, MemoryBlock data, int from, int length);

    /**
     * An {@code OperationCompleted}. The data are not used after the method returns.
     *
     * @param data   what its message carries, or null; bytes that the capture policy leaves out are zero
     * @param from   index of the first byte
     * @param length how many there are
     */
    void completed(int networkInterface, long link, MemoryBlock data, int from, int length);

    /** Any input. */
    void input(Input input);

    /** Ends the transition. */
    void end();
}

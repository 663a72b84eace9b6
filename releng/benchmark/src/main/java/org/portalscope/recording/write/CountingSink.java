package org.portalscope.recording.write;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Header;
import org.portalscope.recording.TransitionCause;
import org.portalscope.recording.TransitionSink;

/** Looks at each input of a recording once. */
final class CountingSink implements TransitionSink {

    private long sum;

    /** What came of looking. */
    long sum() {
        return sum;
    }

    @Override
    public void beginTurn(int process, long time, int thread) {
        sum += time;
    }

    @Override
    public void beginExplained(int process, long time) {
        sum += time;
    }

    @Override
    public void begin(int process, long time, TransitionCause cause) {
        sum += time;
    }

    @Override
    public void put(int thread, long memDesc, AckRequest ackRequest, long target, int portal, int cookie, long matchBits, long offset, long hdrData,
            boolean immediate) {
        sum += matchBits;
    }

    @Override
    public void takeEvent(int thread, Function function, long eventq) {
        sum += eventq;
    }

    @Override
    public void arrived(Header header) {
        sum += header.matchBits();
    }

    @Override
    public void arrivedWhole(Header header, MemoryBlock data, int from, int length) {
        sum += header.matchBits() + length;
    }

    @Override
    public void completed(int networkInterface, long link, MemoryBlock data, int from, int length) {
        sum += link;
    }

    @Override
    public void input(Input input) {
        sum++;
    }

    @Override
    public void end() {
        sum++;
    }
}

package org.portalscope.recording.format;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Header;
import org.portalscope.recording.TransitionCause;
import org.portalscope.recording.TransitionSink;

/** Takes the transitions that nobody wants: those before the first one that is wanted in a segment. */
final class DiscardingSink implements TransitionSink {

    @Override
    public void beginTurn(int process, long time, int thread) {
        // nobody wants it
    }

    @Override
    public void beginExplained(int process, long time) {
        // nobody wants it
    }

    @Override
    public void begin(int process, long time, TransitionCause cause) {
        // nobody wants it
    }

    @Override
    public void put(int thread, long memDesc, AckRequest ackRequest, long target, int portal, int cookie, long matchBits, long offset, long hdrData,
            boolean immediate) {
        // nobody wants it
    }

    @Override
    public void takeEvent(int thread, Function function, long eventq) {
        // nobody wants it
    }

    @Override
    public void arrived(Header header) {
        // nobody wants it
    }

    @Override
    public void arrivedWhole(Header header, MemoryBlock data, int from, int length) {
        // nobody wants it
    }

    @Override
    public void completed(int networkInterface, long link, MemoryBlock data, int from, int length) {
        // nobody wants it
    }

    @Override
    public void input(Input input) {
        // nobody wants it
    }

    @Override
    public void end() {
        // nobody wants it
    }
}

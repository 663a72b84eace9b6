package org.portalscope.scenario.thread;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import org.portalscope.engine.annotation.Mutation;

/** A thread of a program: its frames, that of its first body first. */
public final class ScenarioThread {

    private final String name;
    private final List<CallFrame> frames = new ArrayList<>();
    /** The last of them. */
    private CallFrame top;
    private final List<CallFrame> framesToRead = Collections.unmodifiableList(frames);

    /** A thread in its first frame. */
    public ScenarioThread(String name, CallFrame first) {
        this.name = name;
        push(first);
    }

    public String name() {
        return name;
    }

    /** The frames that it is in, the outermost first. */
    public List<CallFrame> frames() {
        return framesToRead;
    }

    /** How many frames it is in. */
    public int depth() {
        return frames.size();
    }

    /** The frame that it executes in. */
    public CallFrame top() {
        return top;
    }

    /** Enters a function. */
    @Mutation
    public void push(CallFrame frame) {
        frames.add(frame);
        top = frame;
    }

    /** Leaves the function that it is in. */
    @Mutation
    public void pop() {
        frames.remove(frames.size() - 1);
        top = frames.get(frames.size() - 1);
    }

    @Override
    public String toString() {
        return "thread " + name + ' ' + frames;
    }
}

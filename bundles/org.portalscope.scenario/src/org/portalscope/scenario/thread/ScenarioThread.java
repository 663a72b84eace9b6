package org.portalscope.scenario.thread;

import java.util.ArrayList;
import java.util.List;

/** A thread of a program: its frames, that of its first body first. */
public final class ScenarioThread {

    public final String name;
    public final List<CallFrame> frames = new ArrayList<>();

    public ScenarioThread(String name, CallFrame first) {
        this.name = name;
        frames.add(first);
    }

    /** The frame that it executes in. */
    public CallFrame top() {
        return frames.get(frames.size() - 1);
    }

    @Override
    public String toString() {
        return "thread " + name + ' ' + frames;
    }
}

package org.portalscope.scenario.program;

import java.util.ArrayList;
import java.util.List;

/** A thread of a program: its frames, that of its first body first. */
final class ScenarioThread {

    final String name;
    final List<CallFrame> frames = new ArrayList<>();

    ScenarioThread(String name, CallFrame first) {
        this.name = name;
        frames.add(first);
    }

    /** The frame that it executes in. */
    CallFrame top() {
        return frames.get(frames.size() - 1);
    }

    @Override
    public String toString() {
        return "thread " + name + ' ' + frames;
    }
}

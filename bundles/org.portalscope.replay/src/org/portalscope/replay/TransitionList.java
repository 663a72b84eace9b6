package org.portalscope.replay;

import java.util.List;

import org.portalscope.recording.RecordedTransition;

/** Recorded transitions in memory. */
record TransitionList(List<RecordedTransition> transitions) implements TransitionSource {

    @Override
    public long size() {
        return transitions.size();
    }

    @Override
    public RecordedTransition get(long number) {
        return transitions.get((int) number - 1);
    }
}

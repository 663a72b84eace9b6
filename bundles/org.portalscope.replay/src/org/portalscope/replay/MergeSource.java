package org.portalscope.replay;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.Recording;

/** One of the recordings that are merged: its processes have other indices among those of all. */
final class MergeSource implements TransitionSource {

    private final TransitionBuffer transitions;
    private final int firstProcess;
    private final int processes;

    private MergeSource(Recording recording, int firstProcess) {
        transitions = new TransitionBuffer(recording);
        this.firstProcess = firstProcess;
        processes = recording.origin().processes().size();
    }

    /** Whether it is the recording of a process, by its index among those of all. */
    boolean holds(int process) {
        return process >= firstProcess && process < firstProcess + processes;
    }

    /** Recordings whose processes follow each other. */
    static List<MergeSource> of(List<? extends Recording> recordings) {
        List<MergeSource> sources = new ArrayList<>();
        int processes = 0;
        for (Recording recording : recordings) {
            sources.add(new MergeSource(recording, processes));
            processes += recording.origin().processes().size();
        }
        return sources;
    }

    @Override
    public long size() {
        return transitions.size();
    }

    @Override
    public RecordedTransition get(long number) {
        RecordedTransition transition = transitions.get(number);
        return firstProcess == 0 ? transition
                : new RecordedTransition(firstProcess + transition.process(), transition.time(), transition.cause(), transition.inputs());
    }
}

package org.portalscope.analysis.excerpt;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.portalscope.engine.step.Subject;
import org.portalscope.recording.excerpt.Excerpt;
import org.portalscope.recording.excerpt.ExcerptCall;
import org.portalscope.recording.excerpt.ExcerptProcess;
import org.portalscope.timeline.state.ProcessSubject;
import org.portalscope.timeline.state.WorldState;

/**
 * Match entries, memory descriptors, event queues, access control entries and memory as they are at a moment, as the calls that make such ones. What no call
 * can set is left out: the local offset and the operations of a descriptor, the events of a queue.
 */
public final class StateExcerpt {

    private StateExcerpt() {
    }

    /**
     * The calls that make what is wanted, with the event queues and the memory that it needs; of a descriptor that is attached, those of its entry, too.
     *
     * @param state  of a session that does not move
     * @param wanted of one process or several
     * @return nothing if none of it can be made by calls
     */
    public static Optional<Excerpt> of(WorldState state, Collection<ProcessSubject> wanted) {
        List<ExcerptProcess> processes = new ArrayList<>();
        List<ExcerptCall> calls = new ArrayList<>();
        for (int process : wanted.stream().map(ProcessSubject::process).distinct().sorted().toList()) {
            Set<Subject> subjects = wanted.stream().filter(it -> it.process() == process).map(ProcessSubject::subject).collect(Collectors.toSet());
            ProcessCalls made = new ProcessCalls(state.process(process), subjects);
            if (!made.isEmpty()) {
                processes.add(made.process());
                calls.addAll(made.calls());
            }
        }
        return processes.isEmpty() ? Optional.empty() : Optional.of(new Excerpt("a state", "What was copied.", processes, calls));
    }
}

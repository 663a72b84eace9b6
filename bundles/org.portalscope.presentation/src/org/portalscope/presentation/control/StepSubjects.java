package org.portalscope.presentation.control;

import java.util.Optional;
import java.util.stream.Stream;

import org.portalscope.engine.step.Subject;
import org.portalscope.timeline.state.ProcessSubject;
import org.portalscope.world.Transition;

/** What is selected in all views when a step is selected in one, and which steps are about what is selected. */
public final class StepSubjects {

    private StepSubjects() {
    }

    /**
     * What a step stands for in other views: the operation of its message, else the object or the memory that it is about, else the operation that its
     * transition begins with; nothing for a step that is about none of these.
     *
     * @param step index of the step in its transition
     */
    public static Optional<ProcessSubject> of(Transition transition, int step) {
        return operation(transition, step)
                .or(() -> subjects(transition, step).filter(it -> it instanceof Subject.OfObject || it instanceof Subject.OfExtent).findFirst())
                .or(() -> operation(transition, 0)).map(subject -> new ProcessSubject(transition.process(), subject));
    }

    /** Whether a step is about something; messages and operations are the same in all processes, and memory may overlap. */
    public static boolean isAbout(Transition transition, int step, ProcessSubject selected) {
        if (selected.subject() instanceof Subject.OfOperation) {
            return subjects(transition, step).map(StepSubjects::ofMessage).anyMatch(selected.subject()::equals);
        }
        return transition.process() == selected.process() && subjects(transition, step).anyMatch(subject -> meets(subject, selected.subject()));
    }

    private static Optional<Subject> operation(Transition transition, int step) {
        return subjects(transition, step).map(StepSubjects::ofMessage).filter(Subject.OfOperation.class::isInstance).findFirst();
    }

    private static Stream<Subject> subjects(Transition transition, int step) {
        return transition.steps().get(step).subjects().stream();
    }

    /** A message stands for its operation. */
    private static Subject ofMessage(Subject subject) {
        return subject instanceof Subject.OfMessage message ? new Subject.OfOperation(message.key().operation()) : subject;
    }

    private static boolean meets(Subject one, Subject other) {
        return one instanceof Subject.OfExtent written && other instanceof Subject.OfExtent selected
                ? written.address() < selected.address() + selected.length() && selected.address() < written.address() + written.length()
                : one.equals(other);
    }
}

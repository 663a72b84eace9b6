package org.portalscope.ui.timeline;

import java.util.List;
import java.util.Optional;

import org.portalscope.engine.step.Subject;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.state.ProcessSubject;

/** The transitions of the operation that is selected in some view; looked for when another is selected or more has been executed. */
final class SelectedPlaces {

    private Optional<ProcessSubject> selected = Optional.empty();
    private SessionController controller;
    private int executed;
    private List<Integer> transitions = List.of();

    /** Looks again if need be, unless a move is running. */
    void follow(SessionController now) {
        Optional<ProcessSubject> wanted = now.selectedSubject();
        int size = now.snapshot().transitions();
        if (!now.isBusy() && (now != controller || size != executed || !wanted.equals(selected))) {
            controller = now;
            executed = size;
            selected = wanted;
            transitions = wanted.map(ProcessSubject::subject).filter(Subject.OfOperation.class::isInstance).map(Subject.OfOperation.class::cast)
                    .map(operation -> now.session().places(operation.id()).stream().map(Position::transition).distinct().toList()).orElse(List.of());
        }
    }

    List<Integer> transitions() {
        return transitions;
    }
}

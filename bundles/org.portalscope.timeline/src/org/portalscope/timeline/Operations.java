package org.portalscope.timeline;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

import org.portalscope.engine.api.OperationId;

/**
 * Where operations appear in a timeline, step by step: the statement and the call that begin one, its messages, their translation, their completion, its
 * events, and the statements that take these. Its steps are each other's cause and consequence, across processes.
 */
public final class Operations {

    private final OperationIndex index;
    private final Timeline timeline;

    Operations(OperationIndex index, Timeline timeline) {
        this.index = index;
        this.timeline = timeline;
    }

    /** Where an operation appears, in the order of execution. */
    public List<Position> of(OperationId id) {
        int operation = index.known(id);
        return index.transitions(operation).stream().flatMap(number -> places(operation, number).stream()).toList();
    }

    /** Whether an event of a process tells of an operation. */
    public boolean tells(int process, long queue, long sequence, OperationId id) {
        int operation = index.ofEvent(process, queue, sequence);
        return operation != OperationIndex.NONE && operation == index.known(id);
    }

    /** The operation that an event of a process tells of, if that is known. */
    public Optional<OperationId> ofEvent(int process, long queue, long sequence) {
        int operation = index.ofEvent(process, queue, sequence);
        return operation == OperationIndex.NONE ? Optional.empty() : index.transitions(operation).stream().map(timeline::transition)
                .flatMap(transition -> transition.steps().stream().filter(step -> index.operation(transition.process(), step) == operation))
                .map(OperationWatch::operation).filter(Objects::nonNull).findFirst();
    }

    /** Where an operation appears first. */
    public Optional<Position> beginning(OperationId id) {
        int operation = index.known(id);
        return first(operation, index.transitions(operation), position -> true);
    }

    /** The last place before a position where its operation appears: what led to it. */
    public Optional<Position> cause(Position position) {
        int operation = at(position);
        if (operation == OperationIndex.NONE) {
            return Optional.empty();
        }
        List<Integer> numbers = index.transitions(operation);
        for (int i = numbers.size() - 1; i >= 0; i--) {
            if (numbers.get(i) <= position.transition()) {
                List<Position> places = places(operation, numbers.get(i)).stream().filter(place -> place.compareTo(position) < 0).toList();
                if (!places.isEmpty()) {
                    return Optional.of(places.get(places.size() - 1));
                }
            }
        }
        return Optional.empty();
    }

    /** The first place behind a position where its operation appears: what it led to. */
    public Optional<Position> consequence(Position position) {
        int operation = at(position);
        if (operation == OperationIndex.NONE) {
            return Optional.empty();
        }
        List<Integer> behind = index.transitions(operation).stream().filter(number -> number >= position.transition()).toList();
        return first(operation, behind, place -> place.compareTo(position) > 0);
    }

    private Optional<Position> first(int operation, List<Integer> numbers, Predicate<Position> wanted) {
        for (int number : numbers) {
            Optional<Position> found = places(operation, number).stream().filter(wanted).findFirst();
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private int at(Position position) {
        return position.step() == 0 ? OperationIndex.NONE : steps(position.transition()).at(position.step());
    }

    private List<Position> places(int operation, int number) {
        return steps(number).of(operation);
    }

    private OperationSteps steps(int number) {
        return new OperationSteps(timeline.transition(number), index);
    }
}

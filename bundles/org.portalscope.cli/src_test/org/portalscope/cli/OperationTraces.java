package org.portalscope.cli;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.effect.EventLogged;
import org.portalscope.engine.effect.EventTaken;
import org.portalscope.engine.effect.MessageDropped;
import org.portalscope.engine.effect.MessageSent;
import org.portalscope.engine.effect.OperationStarted;
import org.portalscope.engine.step.Step;
import org.portalscope.timeline.Position;
import org.portalscope.world.CompletionStarted;
import org.portalscope.world.MessageDelivered;
import org.portalscope.world.ThreadScheduled;
import org.portalscope.world.Transition;

/** Where operations appear, found by looking at every step and keeping every place: what a session that keeps few numbers must tell, too. */
final class OperationTraces {

    private final Map<OperationId, List<Position>> traces = new HashMap<>();
    private final TreeMap<Position, OperationId> steps = new TreeMap<>();
    private final Map<LoggedEvent, OperationId> logged = new HashMap<>();

    /** An event in a queue. */
    private record LoggedEvent(int process, long queue, Event event) {
    }

    /** All operations that appear. */
    Set<OperationId> operations() {
        return traces.keySet();
    }

    /** Adds the transition behind those that are known. */
    void add(Transition transition) {
        OperationId current = null;
        for (int step = 0; step < transition.steps().size(); step++) {
            OperationId found = operation(transition, transition.steps().get(step), current);
            if (found != null) {
                trace(transition, step, found);
                current = found;
            }
        }
    }

    private void trace(Transition transition, int step, OperationId operation) {
        List<Position> known = traces.computeIfAbsent(operation, id -> new ArrayList<>());
        boolean isNew = known.isEmpty() || known.get(known.size() - 1).transition() < transition.number();
        if (isNew && step > 0 && transition.opening() instanceof ThreadScheduled) {
            add(known, new Position(transition.number(), 1), operation);
        }
        add(known, new Position(transition.number(), step + 1), operation);
    }

    private void add(List<Position> known, Position place, OperationId operation) {
        known.add(place);
        steps.putIfAbsent(place, operation);
    }

    /** The operation that a step is about, or null. */
    private OperationId operation(Transition transition, Step step, OperationId current) {
        if (step instanceof EventLogged event && current != null) {
            logged.put(new LoggedEvent(transition.process(), event.queue(), event.event()), current);
            return current;
        }
        if (step instanceof EventTaken event) {
            return logged.remove(new LoggedEvent(transition.process(), event.queue(), event.event()));
        }
        return named(step);
    }

    private static OperationId named(Step step) {
        if (step instanceof MessageSent sent) {
            return sent.message().operation();
        }
        if (step instanceof MessageDelivered delivered) {
            return delivered.message().operation();
        }
        if (step instanceof MessageDropped dropped) {
            return dropped.message().operation();
        }
        if (step instanceof CompletionStarted completion) {
            return completion.operation().message().operation();
        }
        return step instanceof OperationStarted started ? started.operation().message().operation() : null;
    }

    /** Where an operation appears, in the order of execution. */
    List<Position> of(OperationId operation) {
        return Collections.unmodifiableList(traces.getOrDefault(operation, List.of()));
    }

    /** The operation that the step before a position is about; else the nearest one in the same transition, if there is one. */
    Optional<OperationId> at(Position position) {
        return Stream.of(steps.floorEntry(position), steps.higherEntry(position))
                .filter(entry -> entry != null && entry.getKey().transition() == position.transition())
                .map(Map.Entry::getValue).findFirst();
    }

    /** The last place before a position where its operation appears: what led to it. */
    Optional<Position> cause(Position position) {
        return at(position).map(operation -> traces.get(operation).get(0).compareTo(position) >= 0 ? null : before(operation, position));
    }

    /** The first place behind a position where its operation appears: what it led to. */
    Optional<Position> consequence(Position position) {
        return at(position).map(operation -> behind(operation, position));
    }

    private Position before(OperationId operation, Position position) {
        List<Position> places = traces.get(operation);
        int found = Collections.binarySearch(places, position);
        return places.get((found < 0 ? -found - 1 : found) - 1);
    }

    private Position behind(OperationId operation, Position position) {
        List<Position> places = traces.get(operation);
        int found = Collections.binarySearch(places, position);
        int next = found < 0 ? -found - 1 : found + 1;
        return next < places.size() ? places.get(next) : null;
    }
}

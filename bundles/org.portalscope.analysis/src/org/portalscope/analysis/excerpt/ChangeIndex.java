package org.portalscope.analysis.excerpt;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;

import org.portalscope.engine.effect.MessageSent;
import org.portalscope.engine.effect.RegionDeclared;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Step;
import org.portalscope.engine.step.Subject;
import org.portalscope.timeline.Timeline;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;

/** Which transitions changed which objects, and which of them sent a message or took it. */
final class ChangeIndex {

    /** What concerns operations that are under way, and events that nobody has taken: an object is the same without it. */
    private static final Set<String> IN_PASSING = Set.of("EventTaken", "WaiterAdded", "WaiterServed", "OperationEnded", "OperationAbandoned", "BytesWritten");

    private final Map<ChangedObject, List<Integer>> changes = new HashMap<>();
    private final Map<Message.Key, Integer> sent = new HashMap<>();
    private final Map<Message.Key, Arrival> arrived = new HashMap<>();
    private final Map<RunOrder.End, Integer> ends = new HashMap<>();
    private final List<Integer> turns = new ArrayList<>();
    private final Map<Integer, List<RegionDeclared>> regions = new HashMap<>();

    /** When and where a message arrived. */
    private record Arrival(int number, int process) {
    }

    /**
     * An object of a process.
     *
     * @param subject null for the library as a whole
     */
    record ChangedObject(int process, Subject subject) {
    }

    /**
     * Goes through the transitions before one.
     *
     * @param end       number of that one
     * @param cancelled asked behind each; then the index lacks some
     */
    ChangeIndex(Timeline timeline, int end, BooleanSupplier cancelled) {
        timeline.effects(1, end - 1, this::add, cancelled);
    }

    private void add(Transition transition) {
        Choice choice = transition.choice() instanceof Choice.Repeat repeat ? repeat.choice() : transition.choice();
        if (choice instanceof Choice.Deliver deliver) {
            arrived.putIfAbsent(deliver.message().key(), new Arrival(transition.number(), transition.process()));
        } else if (choice instanceof Choice.Complete complete) {
            ends.put(RunOrder.End.of(complete.operation()), transition.number());
        } else {
            turns.add(transition.number());
        }
        for (Step step : transition.steps()) {
            if (step instanceof RegionDeclared declared) {
                regions.computeIfAbsent(transition.process(), none -> new ArrayList<>()).add(declared);
            } else if (step instanceof MessageSent message) {
                sent.putIfAbsent(message.message().key(), transition.number());
            } else if (step instanceof Effect effect && effect.category() == Step.Category.CHANGE && !IN_PASSING.contains(effect.kind())) {
                Subject subject = effect.subjects().isEmpty() ? null : effect.subjects().get(0);
                changes.computeIfAbsent(new ChangedObject(transition.process(), subject), none -> new ArrayList<>()).add(transition.number());
            }
        }
    }

    /** The numbers of the transitions that changed an object. */
    List<Integer> changes(ChangedObject object) {
        return changes.getOrDefault(object, List.of());
    }

    /** The number of the transition in which a message was sent, or null if it was not seen. */
    Integer sending(Message.Key message) {
        return sent.get(message);
    }

    /** The number of the transition in which a message arrived, or null if it was not seen. */
    Integer arrival(Message.Key message) {
        Arrival arrival = arrived.get(message);
        return arrival == null ? null : arrival.number;
    }

    /** The index of the process at which a message arrived. */
    int target(Message.Key message) {
        return arrived.get(message).process;
    }

    /** The numbers of the transitions in which messages arrived. */
    Map<Message.Key, Integer> arrivals() {
        Map<Message.Key, Integer> arrivals = new HashMap<>();
        arrived.forEach((message, arrival) -> arrivals.put(message, arrival.number));
        return arrivals;
    }

    /** The numbers of the transitions in which operations ended. */
    Map<RunOrder.End, Integer> ends() {
        return ends;
    }

    /** The regions that a process was given in these transitions, in their order. */
    List<RegionDeclared> regions(int process) {
        return regions.getOrDefault(process, List.of());
    }

    /** The numbers of the transitions in which threads took turns, or somebody outside stepped in. */
    List<Integer> turns() {
        return turns;
    }
}

package org.portalscope.presentation.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Subject;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.timeline.state.ProcessState;
import org.portalscope.timeline.state.WorldState;

/**
 * What waits in all processes. Where a protocol is used, that is in the words of the protocol: the posted receives, the unexpected messages and the pending
 * sends of all processes. Else, and by choice, what Portals knows: match entries by the queues of the protocol that keeps them, messages in flight,
 * operations between their start and their end, and events. By choice, too, one of the tables that protocols keep, with all of its columns.
 */
public final class QueuesTable implements StateTableSource {

    /** The choice of what Portals knows. */
    static final String OF_PORTALS = "Portals: entries, messages, operations, events";

    private static final String ALL = "All queues";
    private static final String OF_PROTOCOL = "Receives and sends";

    @Override
    public List<Subject> choices(SessionController steered, int process) {
        List<String> names = ProtocolRows.names(steered.session());
        Stream<String> portals = hasQueues(steered) ? Stream.of(OF_PORTALS) : Stream.empty();
        return Stream.concat(names.stream(), portals).<Subject>map(Subject.OfLabel::new).toList();
    }

    @Override
    public String withoutChoice() {
        return ALL;
    }

    @Override
    public String withoutChoice(SessionController steered) {
        return hasQueues(steered) ? OF_PROTOCOL : ALL;
    }

    private static boolean hasQueues(SessionController steered) {
        return !ProtocolRows.queues(steered.session()).isEmpty();
    }

    @Override
    public StateTable table(SessionController steered, int process, Optional<Subject> chosen) {
        Optional<String> name = chosen.filter(Subject.OfLabel.class::isInstance).map(label -> ((Subject.OfLabel) label).text());
        List<String> queues = ProtocolRows.queues(steered.session());
        if (name.isPresent() && !name.get().equals(OF_PORTALS)) {
            return ProtocolRows.table(steered.session(), name.get());
        }
        return name.isPresent() || queues.isEmpty() ? all(steered) : ProtocolRows.together(steered.session(), queues);
    }

    private static StateTable all(SessionController steered) {
        WorldState world = steered.session().state();
        List<StateRow> rows = new ArrayList<>();
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (ProcessState state : world.processes()) {
            new QueueRows(state, steered, rows, counts).add();
        }
        List<Message> inFlight = world.inFlight();
        for (int i = 0; i < inFlight.size(); i++) {
            rows.add(FlightRow.of(world, inFlight.get(i), i + 1));
        }
        if (!inFlight.isEmpty()) {
            counts.put(FlightRow.QUEUE, inFlight.size());
        }
        String heading = counts.entrySet().stream().map(queue -> queue.getKey() + " " + queue.getValue()).collect(Collectors.joining(", "));
        return new StateTable(RowKey.of(0, new Subject.OfLabel("all processes")), heading.isEmpty() ? "nothing waits" : heading, QueueRows.COLUMNS, rows);
    }
}

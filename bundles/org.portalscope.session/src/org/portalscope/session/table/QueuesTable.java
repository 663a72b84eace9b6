package org.portalscope.session.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Subject;
import org.portalscope.session.control.SessionController;
import org.portalscope.session.state.ProcessState;
import org.portalscope.session.state.WorldState;

/**
 * What waits in all processes: match entries by the queues of the protocol that keeps them, messages in flight, operations between their start and their end,
 * what protocols keep of operations, and events.
 */
public final class QueuesTable implements StateTableSource {

    @Override
    public List<Subject> choices(SessionController steered, int process) {
        return List.of();
    }

    @Override
    public StateTable table(SessionController steered, int process, Optional<Subject> chosen) {
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

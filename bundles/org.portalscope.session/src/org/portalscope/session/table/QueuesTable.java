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
 * what protocols keep of operations, and events. By choice, one of the tables that protocols keep, such as the posted receives, with all of its columns.
 */
public final class QueuesTable implements StateTableSource {

    @Override
    public List<Subject> choices(SessionController steered, int process) {
        return ProtocolRows.names(steered.session()).stream().<Subject>map(Subject.OfLabel::new).toList();
    }

    @Override
    public String withoutChoice() {
        return "All queues";
    }

    @Override
    public StateTable table(SessionController steered, int process, Optional<Subject> chosen) {
        return chosen.filter(Subject.OfLabel.class::isInstance).map(label -> ProtocolRows.table(steered.session(), ((Subject.OfLabel) label).text()))
                .orElseGet(() -> all(steered));
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

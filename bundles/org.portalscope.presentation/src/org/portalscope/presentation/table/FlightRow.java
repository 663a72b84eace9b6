package org.portalscope.presentation.table;

import java.util.Optional;
import java.util.Set;

import org.portalscope.engine.message.Message;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.step.Subject;
import org.portalscope.timeline.state.ProcessState;
import org.portalscope.timeline.state.WorldState;

/** Makes the row of a message in flight; it waits for its target. */
final class FlightRow {

    static final String QUEUE = "in flight";

    private FlightRow() {
    }

    static StateRow of(WorldState world, Message message, int place) {
        Optional<ProcessState> target = world.process(message.target());
        ProcessState owner = target.or(() -> world.process(message.initiator())).orElseGet(() -> world.process(0));
        String name = target.map(ProcessState::name).orElse(message.target().toString());
        String meaning = MatchBitField.text(owner.matchBitFields(), message.matchBits());
        return new StateRow(RowKey.of(owner.index(), new Subject.OfMessage(message.key())), RowState.IN_FLIGHT,
                Set.of(new Subject.OfOperation(message.operation())), () -> new Cells().text(name).text(QUEUE).number(place).text(message.key().toString())
                        .text(message.initiator().toString()).number(message.portal()).hex(message.matchBits()).empty(1).text(meaning)
                        .text(message.operation() + " from " + message.operation().initiator()).number(message.length()).empty(1).list());
    }
}

package org.portalscope.session.table;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.engine.step.Step;
import org.portalscope.engine.step.Subject;
import org.portalscope.session.Session;
import org.portalscope.session.timeline.Position;
import org.portalscope.world.Transition;

/**
 * How many transitions ago that came about which rows of protocols stand for: an operation where it appeared first in the process of the row, an object where
 * it was created.
 */
final class RowAges {

    /** As many transitions are looked at for the creation of objects. */
    private static final int MOST = 2_000;
    private static final Set<String> CREATING = Set.of("EntryLinked", "DescriptorCreated", "QueueAllocated");

    private final Session session;
    private final int now;
    private Map<RowKey, Integer> created;

    RowAges(Session session) {
        this.session = session;
        now = session.position().transition();
    }

    /** The age of a row; nothing if it stands for nothing whose beginning is known, or that was too long ago. */
    OptionalInt of(int process, ProtocolTable.Row row) {
        if (!row.operations().isEmpty()) {
            return ofOperation(process, row.operations().get(0));
        }
        return row.handles().isEmpty() ? OptionalInt.empty() : ofObject(process, row.handles().get(0));
    }

    private OptionalInt ofOperation(int process, OperationId operation) {
        OptionalInt begun = session.places(operation).stream().mapToInt(Position::transition)
                .filter(number -> number > 0 && number <= now && session.timeline().choice(number).process() == process).findFirst();
        return begun.isPresent() ? OptionalInt.of(now - begun.getAsInt()) : begun;
    }

    private OptionalInt ofObject(int process, long handle) {
        if (created == null) {
            created = new HashMap<>();
            session.timeline().effects(Math.max(1, now - MOST), now, this::look, () -> false);
        }
        Integer begun = created.get(RowKey.of(process, new Subject.OfObject(handle)));
        return begun == null ? OptionalInt.empty() : OptionalInt.of(now - begun);
    }

    private void look(Transition transition) {
        for (Step step : transition.steps()) {
            if (CREATING.contains(step.kind())) {
                created.put(RowKey.of(transition.process(), step.subjects().get(0)), transition.number());
            }
        }
    }
}

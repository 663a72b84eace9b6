package org.portalscope.scene.sequence;

import java.util.List;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Message;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.style.TextStyle;
import org.portalscope.session.state.ProcessTable;

/**
 * On which side of a lifeline things are written: a message that leaves where it goes to, one that arrives, or is discarded since it is
 * for nobody, opposite to its arrow, everything else outside.
 */
record Sides(ProcessTable processes) {

    /** The room for a moment of virtual time. */
    private static final int CLOCK = 80;

    /** The process that has an id; one behind the last if nobody has it. */
    int index(ProcessId id) {
        return processes.process(id).map(ProcessTable.Row::index).orElse(processes.processes().size());
    }

    /** Whether an occurrence is written on the left of its line. */
    boolean isLeft(Occurrence occurrence) {
        int process = occurrence.process();
        boolean outside = process == 0 && processes.processes().size() > 1;
        return switch (occurrence.kind()) {
            case SEND -> index(occurrence.message().orElseThrow().target()) < process;
            case ARRIVAL -> {
                Message message = occurrence.message().orElseThrow();
                int source = index(message.initiator());
                yield source > process || source == process && (outside || !isLoop(message));
            }
            default -> outside;
        };
    }

    /** Whether a message is for the process that sent it. */
    boolean isLoop(Message message) {
        return index(message.initiator()) == index(message.target());
    }

    /** Lifelines with room for what is written beside them. */
    Lifelines lifelines(List<Occurrence> occurrences, int width, TextMeasure measure) {
        int count = processes.processes().size();
        int left = 0;
        int inner = 0;
        int right = 0;
        for (Occurrence occurrence : occurrences) {
            int wide = measure.width(occurrence.text(), TextStyle.UI) + (occurrence.message().filter(this::isLoop).isPresent() ? SequenceBuilder.LOOP : 0);
            if (isLeft(occurrence) && occurrence.process() == 0) {
                left = Math.max(left, wide);
            } else if (!isLeft(occurrence) && occurrence.process() == count - 1) {
                right = Math.max(right, wide);
            } else {
                inner = Math.max(inner, wide);
            }
        }
        return Lifelines.within(count, width, processes.hasTime() ? CLOCK : 0, left, inner, right);
    }
}

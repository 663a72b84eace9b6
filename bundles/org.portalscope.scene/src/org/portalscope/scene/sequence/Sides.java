package org.portalscope.scene.sequence;

import java.util.List;
import java.util.Optional;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Message;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.style.TextStyle;
import org.portalscope.timeline.state.ProcessTable;
import org.portalscope.world.Transition;
import org.portalscope.world.time.Durations;

/**
 * On which side of a lifeline things are written: a message that leaves where it goes to, one that arrives, or is discarded since it is
 * for nobody, opposite to its arrow, everything else outside.
 */
record Sides(ProcessTable processes) {

    /** From a moment of virtual time to what is written beside it. */
    private static final int BEHIND_CLOCK = 12;

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
        return takesPart(message.target()) && index(message.initiator()) == index(message.target());
    }

    /** Whether a process takes part: recordings of some processes have messages from and to others. */
    boolean takesPart(ProcessId id) {
        return processes.process(id).isPresent();
    }

    /** An occurrence that says which end of its message is not in the picture, if one is not. */
    Occurrence withMissingEnd(Occurrence occurrence) {
        return missing(occurrence).map(end -> occurrence.withText((occurrence.text().isEmpty() ? "" : occurrence.text() + " · ") + end + ", not in this run"))
                .orElse(occurrence);
    }

    private Optional<String> missing(Occurrence occurrence) {
        return occurrence.message().flatMap(message -> switch (occurrence.kind()) {
            case SEND -> Optional.of("to " + message.target()).filter(end -> !takesPart(message.target()));
            case ARRIVAL -> Optional.of("from " + message.initiator()).filter(end -> !takesPart(message.initiator()));
            default -> Optional.empty();
        });
    }

    /** The room for moments of virtual time, or of a recording: none if nothing says when it happened. */
    private static int clock(List<Occurrence> occurrences, TextMeasure measure) {
        return occurrences.stream().filter(occurrence -> occurrence.time() != Transition.NO_TIME)
                .mapToInt(occurrence -> measure.width(Durations.text(occurrence.time()), TextStyle.UI) + BEHIND_CLOCK).max().orElse(0);
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
        return Lifelines.within(count, width, clock(occurrences, measure), left, inner, right);
    }
}

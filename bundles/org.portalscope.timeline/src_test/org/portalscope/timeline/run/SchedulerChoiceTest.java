package org.portalscope.timeline.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;

/** Who decides what happens next, as options that are read again. */
class SchedulerChoiceTest {

    private static final List<String> FAULT = List.of("--fault", "client:die 5");

    @Test
    void shouldBeReadFromItsOptions() {
        for (SchedulerChoice choice : List.of(SchedulerChoice.ROUND_ROBIN, SchedulerChoice.NON_PREEMPTIVE, SchedulerChoice.ASK, SchedulerChoice.random(-7))) {
            assertEquals(choice, SchedulerChoice.of(choice.in(FAULT)));
        }
    }

    @Test
    void shouldTakeThePlaceOfAnotherOneAndOfASchedule() {
        List<String> options = new ArrayList<>(SchedulerChoice.random(7).options());
        options.addAll(SchedulerChoice.scheduled("wrong.schedule"));
        options.addAll(FAULT);

        assertEquals(Optional.of("wrong.schedule"), SchedulerChoice.schedule(options));
        assertEquals(List.of("--scheduler", "ask", "--fault", "client:die 5"), SchedulerChoice.ASK.in(options));
        assertEquals(FAULT, SchedulerChoice.ROUND_ROBIN.in(options));
    }
}

package org.portalscope.engine.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.effect.EventTaken;

/** The step of an event that is taken cites the section of the function that takes it. */
class EventTakenTest {

    private static final int WAITER = 1;

    private final DrivenProcess driven = new DrivenProcess();

    private List<String> sections() {
        return driven.steps.stream().filter(EventTaken.class::isInstance).map(step -> step.section()).toList();
    }

    @Test
    void shouldCiteTheSectionOfPtlEQGet() {
        driven.put(DrivenProcess.PEER);
        driven.call(Function.PTL_EQ_GET, driven.queue, Location.WANTED);
        assertEquals(List.of("3.9.7"), sections());
    }

    @Test
    void shouldCiteTheSectionOfPtlEQWaitIfTheEventIsThere() {
        driven.put(DrivenProcess.PEER);
        driven.call(Function.PTL_EQ_WAIT, driven.queue, Location.WANTED);
        assertEquals(List.of("3.9.8"), sections());
    }

    @Test
    void shouldCiteTheSectionOfPtlEQWaitIfTheThreadWaits() {
        assertNull(driven.process.take(ApiCall.of(WAITER, Function.PTL_EQ_WAIT, driven.queue, Location.WANTED)).code());
        driven.put(DrivenProcess.PEER);
        assertEquals(List.of("3.9.8"), sections());
    }
}

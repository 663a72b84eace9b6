package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.effect.MessageDropped;
import org.portalscope.engine.message.DropReason;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.Transition;

class AllScenariosTest {

    private static final int SEEDS = 50;

    static Stream<Named<Scenario>> scenarios() throws Exception {
        return Scenarios.all();
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void shouldHoldAllItsExpectations(Scenario scenario) {
        Run run = new Run(scenario);
        run.toEnd();
        assertEquals("none", run.failure());
        assertEquals(List.of(), run.world.waiting());
        assertTrue(run.world.network().channels().inFlight().isEmpty());
        assertEquals(List.of(), run.world.unusedFaults());
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void shouldUndoAndRedoToTheSameStates(Scenario scenario) {
        Run.requireWayBack(scenario);
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void shouldRunTheSameEveryTime(Scenario scenario) {
        Run one = new Run(scenario);
        Run two = new Run(scenario);
        one.toEnd();
        two.toEnd();
        assertEquals(one.world.dump(), two.world.dump());
        assertEquals(one.transitions.size(), two.transitions.size());
    }

    static List<String> library() {
        return Scenarios.sound();
    }

    @ParameterizedTest
    @MethodSource("library")
    void shouldHoldInEveryOrder(String id) throws ScenarioException {
        for (int seed = 0; seed < SEEDS; seed++) {
            Run run = new Run(Library.open(id));
            run.toEnd(Run.random(seed));
            run.requireFine("seed " + seed);
            assertTrue(run.world.network().channels().inFlight().isEmpty(), "seed " + seed);
        }
    }

    @Test
    void shouldDropForEveryReason() throws Exception {
        Set<DropReason> seen = EnumSet.noneOf(DropReason.class);
        Scenarios.all().forEach(named -> {
            Run run = new Run(named.getPayload());
            run.toEnd();
            run.transitions.stream().map(Transition::steps).flatMap(List::stream).filter(MessageDropped.class::isInstance)
                    .forEach(step -> seen.add(((MessageDropped) step).reason()));
        });
        assertEquals(EnumSet.allOf(DropReason.class), seen);
    }

    @Test
    void shouldCallEveryFunction() throws Exception {
        String sources = Scenarios.all().map(named -> named.getPayload().source()).collect(Collectors.joining());
        for (Function function : Function.values()) {
            assertTrue(sources.contains(function.documentName() + "("), function.documentName());
        }
    }
}

package org.portalscope.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.MatchListWorld;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StopCondition;

class OperationIndexTest {

    private static final OperationId PUT = new OperationId(new ProcessId(0, 0), 1);

    private final LocalSession session = MatchListWorld.session();
    private final SessionDriver driver = session.drive();

    @BeforeEach
    void run() {
        driver.run(Direction.FORWARD, StopCondition.none(), () -> false);
    }

    @Test
    void shouldKnowEveryStepOfAnOperationFromItsStatementToItsEnd() {
        List<String> steps = session.places(PUT).stream().map(place -> session.timeline().stepBefore(place).getClass().getSimpleName()).toList();
        assertEquals("ThreadScheduled", steps.get(0));
        assertEquals(List.of("OperationStarted", "MessageSent"), steps.subList(1, 3));
        assertEquals("CompletionStarted", steps.get(steps.size() - 1));
        assertEquals(1, steps.stream().filter("MessageDelivered"::equals).count());
    }

    @Test
    void shouldLeadFromEachPlaceToTheNextAndBack() {
        List<Position> places = session.places(PUT);
        for (int i = 0; i < places.size(); i++) {
            driver.seek(places.get(i));
            assertEquals(i == 0 ? Optional.empty() : Optional.of(places.get(i - 1)), session.cause());
            assertEquals(i == places.size() - 1 ? Optional.empty() : Optional.of(places.get(i + 1)), session.consequence());
        }
    }

    @Test
    void shouldLeadFromAStepBetweenTwoPlacesToTheNearest() {
        List<Position> places = session.places(PUT);
        Position delivered = places.stream().filter(place -> place.step() == 1).skip(1).findFirst().orElseThrow();
        driver.seek(new Position(delivered.transition(), 2));
        assertEquals(Optional.of(delivered), session.cause());
    }

    @Test
    void shouldKnowNothingOfWhatIsAboutNoOperation() {
        driver.seek(Position.START);
        assertEquals(Optional.empty(), session.cause());
        driver.seek(new Position(1, 1));
        assertEquals(Optional.empty(), session.cause());
        assertEquals(Optional.empty(), session.consequence());
        assertEquals(List.of(), session.places(new OperationId(new ProcessId(1, 0), 1)));
    }
}

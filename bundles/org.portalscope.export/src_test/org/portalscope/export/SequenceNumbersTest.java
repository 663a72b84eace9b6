package org.portalscope.export;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.run.ForwardRun;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.world.Transition;
import org.portalscope.world.schedule.RandomScheduler;

/** Nothing is remembered of messages that are over, so that a run can have any number of them. */
class SequenceNumbersTest {

    static Stream<String> scenarios() {
        return Library.ids().stream();
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void shouldRememberOnlyMessagesThatAreUnderWay(String id) throws ScenarioException {
        Scenario scenario = Library.open(id);
        for (int seed = 0; seed < 10; seed++) {
            int own = seed;
            ForwardRun run = new Launch(scenario.title(), scenario.fileName(), scenario.worlds(List.of()), () -> new RandomScheduler(own))
                    .forwardRun(LocalSession.LONGEST);
            SequenceNumbers numbers = new SequenceNumbers();
            run.follow(transition -> follow(transition, numbers), () -> false);
            assertEquals(run.state().inFlight().size(), numbers.size());
        }
    }

    private static void follow(Transition transition, SequenceNumbers numbers) {
        List<PassingFrame> frames = PassingFrame.of(transition);
        frames.forEach(numbers::of);
        frames.forEach(numbers::arrived);
        transition.steps().forEach(numbers::happened);
    }
}

package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.analysis.search.ExpressionPredicate;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.step.Step;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.timeline.state.ProcessTable;
import org.portalscope.world.Transition;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** Each step of every scenario that the project has meets the conditions that say what it says of itself. */
class StepConditionsTest {

    /** Kinds and fields of them that have been tried: one value of each is enough. */
    private static final Set<String> TRIED = new HashSet<>();

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.all();
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldMeetWhatItSaysOfItself(Path file) throws ScenarioException {
        Scenario scenario = ScenarioFiles.read(file);
        LocalSession session = new Launch(scenario.title(), "", scenario::world, RoundRobinScheduler::new).start();
        session.drive().move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        for (int number = 1; number <= session.timeline().size(); number++) {
            Transition transition = session.timeline().transition(number);
            for (int index = 0; index < transition.steps().size(); index++) {
                for (String condition : conditions(transition.steps().get(index))) {
                    assertTrue(parse(condition, session).matches(transition, index), condition);
                }
            }
        }
    }

    private List<String> conditions(Step step) {
        String kind = "kind == \"" + step.kind() + "\" && ";
        Stream<String> category = Stream.of(kind + "category == \"" + step.category().name().toLowerCase(Locale.ROOT) + '"');
        Stream<String> fields = step.fields().stream().flatMap(field -> literal(field).stream().map(literal -> kind + field.name() + " == " + literal));
        return Stream.concat(category, fields).filter(condition -> TRIED.add(condition.substring(0, condition.lastIndexOf("==")))).toList();
    }

    /** How the value of a field is written in a condition, if it is a simple one. */
    private static Optional<String> literal(Field field) {
        Object value = field.value();
        if (value instanceof Long number) {
            return Optional.of(field.unit() == Unit.HANDLE ? '"' + Handle.text(number) + '"' : Long.toUnsignedString(number));
        }
        if (value instanceof Boolean flag) {
            return Optional.of(flag ? "1" : "0");
        }
        return value instanceof String text && text.matches("[^\"\\\\\\p{Cntrl}]*") ? Optional.of('"' + text + '"') : Optional.empty();
    }

    private static ExpressionPredicate parse(String condition, LocalSession session) {
        Problems problems = new Problems();
        ExpressionPredicate predicate = ExpressionPredicate.parse(condition, ProcessTable.of(session.state()), problems);
        assertEquals(List.of(), problems.sorted().stream().map(Problem::message).toList(), condition);
        return predicate;
    }
}

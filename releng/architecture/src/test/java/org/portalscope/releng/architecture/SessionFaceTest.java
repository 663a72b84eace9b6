package org.portalscope.releng.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

import com.tngtech.archunit.base.DescribedPredicate;

/** Whoever looks at a session cannot change what it shows. */
class SessionFaceTest {

    private static final String[] LOOKING_ON = Stream.of(Bundle.MODEL, Bundle.SCENE, Bundle.GRAPH, Bundle.DEBUG, Bundle.CLI, Bundle.UI).map(Bundle::packages)
        .toArray(String[]::new);

    private static final String[] DRAWING = Stream.of(Bundle.SCENE, Bundle.GRAPH).map(Bundle::packages).toArray(String[]::new);

    private static final Set<String> LIVE = Set.of("org.portalscope.timeline.session.Session", "org.portalscope.timeline.state.WorldState",
        "org.portalscope.timeline.state.ProcessState", "org.portalscope.engine.state.PortalsState");

    private static final Set<String> CHANGING = Set.of("org.portalscope.world.World", "org.portalscope.world.WorldProcess",
        "org.portalscope.world.Executor", "org.portalscope.engine.PortalsProcess", "org.portalscope.engine.effect.Mutator");

    @Test
    void shouldShowAndNotHandOut() {
        noClasses().that().resideInAnyPackage(LOOKING_ON)
            .should().dependOnClassesThat(DescribedPredicate.describe("change a world", type -> CHANGING.contains(type.getName())))
            .because("a session executes and reverts, and one driver at a time says when; models, pictures and commands read its face, "
                + "so that a recorded or a live session can stand behind it")
            .check(Classes.ALL);
    }

    @Test
    void shouldDrawTheModelAndTheDescribedSteps() {
        noClasses().that().resideInAnyPackage(DRAWING)
            .should().dependOnClassesThat(DescribedPredicate.describe("are the live face of a session", type -> LIVE.contains(type.getName())))
            .because("a picture shows one moment: the model and what a session has published of its cursor belong together, while the face "
                + "may have moved on")
            .check(Classes.ALL);
    }

    @Test
    void shouldKnowTheClassesThatItIsAbout() {
        Stream.of(CHANGING, LIVE).flatMap(Set::stream).forEach(Classes.ALL::get);
    }
}

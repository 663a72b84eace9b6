package org.portalscope.releng.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.lang.syntax.elements.GivenClassesConjunction;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Date;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Test;

/** What a bundle may not use from outside Portalscope. */
class PurityTest {

    private static final String[] DETERMINISTIC =
        packages(Bundle.ENGINE, Bundle.WIRE, Bundle.WORLD, Bundle.EXPRESSION, Bundle.PROTOCOL, Bundle.SCENARIO, Bundle.GOAL,
            Bundle.TIMELINE, Bundle.REPLAY, Bundle.ANALYSIS, Bundle.PRESENTATION);

    private static final String[] WINDOWS =
        {"org.eclipse.swt..", "org.eclipse.draw2d..", "org.eclipse.jface..", "org.eclipse.ui..", "org.eclipse.e4..", "java.awt..", "javax.swing.."};

    private static final Set<String> CLOCKS = Set.of(
        "java.lang.System.currentTimeMillis", "java.lang.System.nanoTime", "java.time.Instant.now", "java.time.LocalDate.now",
        "java.time.LocalTime.now", "java.time.LocalDateTime.now", "java.time.ZonedDateTime.now", "java.time.OffsetDateTime.now",
        "java.time.Clock.systemUTC", "java.time.Clock.systemDefaultZone");

    private static final Set<String> CHANCE = Set.of(
        "java.lang.Math.random", "java.util.UUID.randomUUID", "java.lang.System.identityHashCode");

    @Test
    void shouldBePlainJavaUpToTheSession() {
        deterministic().should().dependOnClassesThat().resideInAnyPackage("org.eclipse..", "org.osgi..", "io.netty..")
            .because("engine, world, expressions, scenarios and sessions run as plain jars: in a test, on a node, on the command line")
            .check(Classes.ALL);
    }

    @Test
    void shouldReadNoClock() {
        deterministic().should().callMethodWhere(describe("it reads a clock", call -> isOneOf(CLOCKS, call)))
            .orShould().callConstructor(Date.class)
            .because("a process is a function of its inputs, and replay would read another time; time is always a parameter")
            .check(Classes.ALL);
    }

    @Test
    void shouldLeaveNothingToChance() {
        deterministic().should().callMethodWhere(describe("it answers differently each time", call -> isOneOf(CHANCE, call)))
            .orShould().callConstructor(Random.class)
            .orShould().callConstructor(SplittableRandom.class)
            .orShould().dependOnClassesThat(assignableTo(ThreadLocalRandom.class).or(assignableTo(SecureRandom.class)))
            .because("a recording stores inputs only, so whatever is random must come from a seed that is one of them")
            .check(Classes.ALL);
    }

    @Test
    void shouldStartNoThread() {
        deterministic().and().resideOutsideOfPackage("org.portalscope.protocol.lockstep..")
            .should().dependOnClassesThat(assignableTo(Thread.class).or(assignableTo(Executor.class)))
            .because("whoever drives a process serializes its inputs (Portals 3.2 §2.4); a thread of its own would break the order. Programs in Java "
                + "need threads, but in lockstep: none of them runs with its driver")
            .check(Classes.ALL);
    }

    @Test
    void shouldComputePicturesWithoutADisplay() {
        noClasses().that().resideInAnyPackage(packages(Bundle.MODEL, Bundle.SCENE, Bundle.CLI))
            .and().doNotHaveFullyQualifiedName("org.portalscope.cli.render.Raster")
            .should().dependOnClassesThat().resideInAnyPackage(WINDOWS)
            .because("what a picture holds and where is computed and tested headless, and the command line renders the same picture")
            .check(Classes.ALL);
    }

    @Test
    void shouldRasterIntoMemoryOnly() {
        noClasses().that().haveFullyQualifiedName("org.portalscope.cli.render.Raster")
            .should().dependOnClassesThat(resideInAnyPackage(WINDOWS)
                .and(not(resideInAPackage("java.awt.image"))).and(not(belongToAnyOf(Graphics2D.class, RenderingHints.class))))
            .because("a picture of pixels is drawn by Java 2D, which needs no display as long as it draws into an image")
            .check(Classes.ALL);
    }

    @Test
    void shouldDrawWithoutAWorkbench() {
        noClasses().that().resideInAPackage(Bundle.GRAPH.packages())
            .should().dependOnClassesThat().resideInAnyPackage("org.eclipse.ui..", "org.eclipse.e4..")
            .because("the graph is a viewer, to be put into any SWT window; only the workbench knows views and commands")
            .check(Classes.ALL);
    }

    private static GivenClassesConjunction deterministic() {
        return noClasses().that().resideInAnyPackage(DETERMINISTIC);
    }

    private static boolean isOneOf(Set<String> methods, JavaCall<?> call) {
        return methods.contains(call.getTargetOwner().getName() + '.' + call.getTarget().getName());
    }

    private static String[] packages(Bundle... bundles) {
        return Arrays.stream(bundles).map(Bundle::packages).toArray(String[]::new);
    }
}

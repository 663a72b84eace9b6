package org.portalscope.releng.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import java.lang.reflect.RecordComponent;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.description.Elements;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Structure;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.step.Step;
import org.portalscope.world.program.SourceId;

/** Every step and every structure describes itself, completely, so that nobody needs to know its class. */
class DescriptionTest {

    /** Components that a method of every step returns. */
    private static final Set<String> DESCRIBED_BY_ALL = Set.of("words", "section");

    /** What programs compare, and people and JSON know by the name of the file. */
    private static final Class<?> IDENTITY = SourceId.class;

    /** Steps of the engine that the document does not know: it has no regions, and protocols above it have rules of their own. */
    private static final Set<String> WITHOUT_SECTION = Set.of("RegionDeclared", "RegionReleased", "ProtocolWarning");

    static Stream<Class<?>> steps() {
        return records(Step.class);
    }

    static Stream<Class<?>> structures() {
        return records(Structure.class);
    }

    private static Stream<Class<?>> records(Class<?> described) {
        return Classes.ALL.stream().filter(type -> type.isAssignableTo(described) && type.isRecord()).map(JavaClass::reflect);
    }

    @Test
    void shouldBeAskedForNoClass() {
        noClasses().that().resideInAnyPackage(Bundle.CLI.packages(), Bundle.SCENE.packages(), Bundle.GRAPH.packages(), Bundle.UI.packages())
            .should().dependOnClassesThat(describe("are a kind of step", type -> type.isAssignableTo(Step.class) && !type.isInterface()))
            .because("a new kind of step is one class: who shows steps reads how they describe themselves")
            .check(Classes.ALL);
    }

    @Test
    void shouldHaveKindsOfDifferentNames() {
        Set<String> kinds = new HashSet<>();
        List<String> twice = steps().map(DescriptionTest::sample).map(Step::kind).filter(kind -> !kinds.add(kind)).toList();
        assertEquals(List.of(), twice);
        assertTrue(kinds.size() > 60, () -> "too few steps have been found: " + kinds);
    }

    @ParameterizedTest
    @MethodSource("steps")
    void shouldSayWhatHappenedAndWhere(Class<?> type) {
        Step step = sample(type);
        assertFalse(step.words().isBlank());
        assertFalse(step.words().endsWith("."), step.words());
        boolean engine = type.getPackageName().startsWith(Bundle.ENGINE.root()) && !WITHOUT_SECTION.contains(step.kind())
            && Stream.of(type.getRecordComponents()).noneMatch(component -> component.getName().equals("section"));
        assertTrue(step.section().matches("[0-9]+([.][0-9]+)*") || !engine, () -> type + " lies in section '" + step.section() + "'");
    }

    @ParameterizedTest
    @MethodSource({"steps", "structures"})
    void shouldTellEveryComponent(Class<?> type) {
        String first = Description.of(Samples.record(type));
        RecordComponent[] components = type.getRecordComponents();
        for (int i = 0; i < components.length; i++) {
            if (!DESCRIBED_BY_ALL.contains(components[i].getName()) && components[i].getType() != IDENTITY) {
                assertNotEquals(first, Description.of(Samples.record(type, i)), components[i] + " does not show");
            }
        }
    }

    @ParameterizedTest
    @MethodSource({"steps", "structures"})
    void shouldNameFieldsAndUnits(Class<?> type) {
        Object described = Samples.record(type);
        List<Field> fields = described instanceof Step step ? step.fields() : ((Structure) described).members();
        Set<String> names = new HashSet<>();
        for (Field field : fields) {
            assertTrue(field.name().matches("[a-z]+(_[a-z]+)*") && names.add(field.name()), field::name);
            assertEquals(field.value() instanceof Long, field.unit() != Unit.NONE, () -> "the unit of " + field);
            assertTrue(isPlain(field.value()), () -> "a view does not know what to do with " + field);
        }
    }

    private static boolean isPlain(Object value) {
        return value == null || value instanceof Long || value instanceof Boolean || value instanceof String || value instanceof Enum
            || value instanceof byte[] || value instanceof Structure
            || value instanceof Elements elements && elements.values().stream().allMatch(DescriptionTest::isPlain);
    }

    private static Step sample(Class<?> type) {
        return (Step) Samples.record(type);
    }
}

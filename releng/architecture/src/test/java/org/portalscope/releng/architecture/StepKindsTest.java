package org.portalscope.releng.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.portalscope.analysis.search.FieldType;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Structure;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Step;

/** The list of all kinds of steps with the types of their fields, by which searches check predicates, is what the steps say of themselves. */
class StepKindsTest {

    private static final Path LIST = Path.of("../../bundles/org.portalscope.analysis/src/org/portalscope/analysis/search/step-kinds.txt");

    @Test
    void shouldHaveTheFieldsOfEveryKindOfStep() throws IOException {
        String generated = Classes.ALL.stream().filter(type -> type.isAssignableTo(Step.class) && type.isRecord())
            .sorted(Comparator.comparing(JavaClass::getSimpleName)).map(type -> kind(type.reflect())).collect(Collectors.joining());
        if (Boolean.getBoolean("portalscope.schema.write")) {
            Files.writeString(LIST, generated);
        }
        assertEquals(generated, Files.readString(LIST), "-Dportalscope.schema.write=true writes it anew");
    }

    private static String kind(Class<?> type) {
        Step step = (Step) Samples.record(type);
        Map<String, FieldType> paths = new LinkedHashMap<>();
        step.fields().forEach(field -> add(field, "", paths));
        return (step instanceof Check ? "check " : "effect ") + step.kind() + " " + String.join(" ", categories(type)) + "\n"
            + paths.entrySet().stream().map(path -> "  " + path.getKey() + " " + path.getValue() + "\n").collect(Collectors.joining());
    }

    /** The categories that its steps have, as far as samples show. */
    private static Set<String> categories(Class<?> type) {
        return IntStream.range(-1, type.getRecordComponents().length).mapToObj(other -> ((Step) Samples.record(type, other)).category().name())
            .map(name -> name.toLowerCase(Locale.ROOT)).collect(Collectors.toCollection(TreeSet::new));
    }

    private static void add(Field field, String before, Map<String, FieldType> paths) {
        Optional<FieldType> type = FieldType.of(field.unit(), field.value());
        if (type.isPresent()) {
            paths.putIfAbsent(before + field.name(), type.get());
        } else if (field.value() instanceof Structure structure) {
            forms(structure).forEach(form -> form.members().forEach(member -> add(member, before + field.name() + ".", paths)));
        }
    }

    /** A structure, and all others that may stand in its place. */
    private static List<Structure> forms(Structure structure) {
        List<Structure> forms = sealed(structure.getClass()).flatMap(StepKindsTest::records).map(type -> (Structure) Samples.record(type)).toList();
        return forms.isEmpty() ? List.of(structure) : forms;
    }

    /** The sealed interfaces of a class, and theirs. */
    private static Stream<Class<?>> sealed(Class<?> type) {
        return Stream.of(type.getInterfaces()).filter(Class::isSealed).flatMap(each -> Stream.concat(Stream.of(each), sealed(each)));
    }

    private static Stream<Class<?>> records(Class<?> type) {
        return type.isRecord() ? Stream.of(type) : Stream.of(type.getPermittedSubclasses()).flatMap(StepKindsTest::records);
    }
}

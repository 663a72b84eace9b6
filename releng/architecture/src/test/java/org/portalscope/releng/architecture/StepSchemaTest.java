package org.portalscope.releng.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Step;
import org.portalscope.world.Opening;

/** The end of the schema of {@code run}, which has the fields of every kind of step, is what the steps say of themselves. */
class StepSchemaTest {

    private static final Path SCHEMA = Path.of("../../bundles/org.portalscope.cli/src/org/portalscope/cli/json/run.schema.json");
    private static final String BEGIN = "    \"step_fields\": {\n";

    @Test
    void shouldHaveTheFieldsOfEveryKindOfStep() throws IOException {
        String schema = Files.readString(SCHEMA);
        String byHand = schema.substring(0, schema.indexOf(BEGIN));
        if (Boolean.getBoolean("portalscope.schema.write")) {
            Files.writeString(SCHEMA, byHand + generated());
        }
        assertEquals(byHand + generated(), Files.readString(SCHEMA), "-Dportalscope.schema.write=true writes it anew");
    }

    @Test
    void shouldKnowWhichComponentsMayBeNull() {
        assertTrue(generated().contains("\"before\": {\"oneOf\": [{\"type\": \"null\"}, {\"type\": \"string\"}]}"), StepSchemaTest::generated);
    }

    /** What a transition answers has members of its own in JSON. */
    private static List<Class<?>> steps() {
        return Classes.ALL.stream().filter(type -> type.isAssignableTo(Step.class) && !type.isAssignableTo(Opening.class) && type.isRecord())
            .sorted(Comparator.comparing(JavaClass::getSimpleName)).<Class<?>>map(JavaClass::reflect).toList();
    }

    private static String generated() {
        return BEGIN + "      \"description\": \"The fields of each kind of step. This is generated: the steps describe themselves.\",\n      \"oneOf\": [\n"
            + steps().stream().map(StepSchemaTest::kind).collect(Collectors.joining(",\n")) + "\n      ]\n    }\n  }\n}\n";
    }

    private static String kind(Class<?> type) {
        Step step = (Step) Samples.record(type);
        return "        {\"properties\": {\"step\": {\"const\": \"" + (step instanceof Check ? "check" : "effect") + "\"}, "
            + "\"name\": {\"const\": \"" + step.kind() + "\"}, \"fields\": " + FieldSchema.of(type) + "}}";
    }
}

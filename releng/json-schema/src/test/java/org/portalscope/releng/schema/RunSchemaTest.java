package org.portalscope.releng.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RunSchemaTest {

    private static final Path SCENARIOS = Path.of("..", "..", "bundles", "org.portalscope.scenario");
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final JsonSchema SCHEMA = Commands.schema("run");

    /** Every third scenario, which are some of each protocol and size. */
    static Stream<Path> files() throws IOException {
        List<Path> all = all().toList();
        return IntStream.iterate(0, i -> i < all.size(), i -> i + 3).mapToObj(all::get);
    }

    static Stream<Path> all() throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path folder : List.of(SCENARIOS.resolve("library"), SCENARIOS.resolve("src_test").resolve("conformance"),
                SCENARIOS.resolve("src_test").resolve("language"))) {
            try (Stream<Path> all = Files.list(folder)) {
                all.filter(file -> file.toString().endsWith(".ptl")).sorted().forEach(files::add);
            }
        }
        return files.stream();
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldAdmitEveryLineOfAScenario(Path file) throws JsonProcessingException {
        for (String line : run(file.toString())) {
            Set<ValidationMessage> messages = SCHEMA.validate(MAPPER.readTree(line));
            assertEquals(Set.of(), messages, line);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"--fault receiver:die&40", "--fault sender:send&1&PTL_NI_DATA_LOST", "--seed 7", "--limit 10", "--scheduler ask"})
    void shouldAdmitRunsThatEndInOtherWays(String options) throws JsonProcessingException {
        List<String> arguments = new ArrayList<>(List.of("run", "--format", "json", "3.7-match-list"));
        Stream.of(options.split(" ")).map(word -> word.replace('&', ' ')).forEach(arguments::add);
        for (String line : Commands.output(arguments.toArray(String[]::new)).lines().toList()) {
            assertEquals(Set.of(), SCHEMA.validate(MAPPER.readTree(line)), line);
        }
    }

    @Test
    void shouldAdmitWhatSteppingTells() throws JsonProcessingException {
        for (String line : Commands.output("step", "--format", "json", "3.7-match-list").lines().toList()) {
            assertEquals(Set.of(), SCHEMA.validate(MAPPER.readTree(line)), line);
        }
    }

    @Test
    void shouldRefuseALineThatLacksAMember() throws JsonProcessingException {
        for (String line : run("3.7-match-list")) {
            JsonNode whole = MAPPER.readTree(line);
            for (String name : (Iterable<String>) whole::fieldNames) {
                ObjectNode rest = whole.deepCopy();
                rest.remove(name);
                assertEquals(name.equals("call"), SCHEMA.validate(rest).isEmpty(), () -> name + " of " + line);
            }
        }
    }

    @Test
    void shouldAdmitSeveralRunsAndOneThatEndsWhereSomethingIsFound() throws JsonProcessingException {
        String leak = SCENARIOS.resolve("src_test").resolve("explore").resolve("leak.ptl").toString();
        List<String> lines = Commands.output("run", "--format", "json", "3.11.1-put", leak, "--find", "leak").lines().toList();
        for (String line : lines) {
            assertEquals(Set.of(), SCHEMA.validate(MAPPER.readTree(line)), line);
        }
        assertEquals(2, lines.stream().filter(line -> line.startsWith("{\"record\":\"end\"")).count());
    }

    @Test
    void shouldRefuseAStepThatLacksAFieldOrHasAnother() throws JsonProcessingException {
        for (String line : run("3.11.1-put")) {
            JsonNode whole = MAPPER.readTree(line);
            for (int step = 0; step < whole.path("steps").size(); step++) {
                for (String name : (Iterable<String>) whole.at("/steps/" + step + "/fields")::fieldNames) {
                    ObjectNode changed = whole.deepCopy();
                    ObjectNode fields = (ObjectNode) changed.at("/steps/" + step + "/fields");
                    JsonNode value = fields.remove(name);
                    assertFalse(SCHEMA.validate(changed).isEmpty(), () -> name + " of " + line);
                    fields.set("other", value);
                    assertFalse(SCHEMA.validate(changed).isEmpty(), () -> name + " of " + line);
                }
            }
        }
    }

    @Test
    void shouldRefuseAnEventThatLacksAMember() throws JsonProcessingException {
        for (String line : run("3.7-match-list")) {
            for (JsonNode event : MAPPER.readTree(line).findValues("event")) {
                for (String name : (Iterable<String>) event::fieldNames) {
                    JsonNode whole = MAPPER.readTree(line);
                    whole.findValues("event").forEach(each -> ((ObjectNode) each).remove(name));
                    assertFalse(SCHEMA.validate(whole).isEmpty(), () -> name + " of " + line);
                }
            }
        }
    }

    @Test
    void shouldRefuseBitsThatADoubleWouldRound() throws JsonProcessingException {
        for (String line : run("3.7-match-list")) {
            ObjectNode transition = (ObjectNode) MAPPER.readTree(line);
            if (transition.has("message")) {
                ((ObjectNode) transition.get("message")).put("match_bits", 7);
                assertFalse(SCHEMA.validate(transition).isEmpty(), line);
            }
        }
    }

    private static List<String> run(String scenario) {
        return Commands.output("run", "--format", "json", scenario).lines().toList();
    }
}

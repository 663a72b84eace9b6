package org.portalscope.releng.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What import reads is what the schema of inputs admits. */
class InputsSchemaTest {

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final Path SAMPLE = Path.of("..", "..", "bundles", "org.portalscope.recording", "src_test", "org", "portalscope", "recording", "text",
        "sample.jsonl");
    private static final JsonSchema SCHEMA = Commands.schema("inputs");
    private static final Set<String> OPTIONAL = Set.of("process", "returns", "outputs", "id", "file", "line", "thread", "address", "length", "data", "bytes",
        "whole", "x_latency");

    @Test
    void shouldAdmitTheSample() throws IOException {
        for (String line : Files.readAllLines(SAMPLE)) {
            assertEquals(Set.of(), SCHEMA.validate(MAPPER.readTree(line)), line);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"3.11.1-put", "3.11.2-get", "5.1-parallel-file-server", "5.2-dropped-requests", "5.3-mpi-race"})
    void shouldAdmitWhatExportWrites(String scenario) throws JsonProcessingException {
        List<String> lines = Commands.output("export", scenario, "--format", "jsonl").lines().toList();
        assertFalse(lines.isEmpty());
        for (String line : lines) {
            assertEquals(Set.of(), SCHEMA.validate(MAPPER.readTree(line)), line);
        }
    }

    @Test
    void shouldRefuseALineThatLacksAMember() throws IOException {
        for (String line : Files.readAllLines(SAMPLE)) {
            JsonNode whole = MAPPER.readTree(line);
            for (String name : (Iterable<String>) whole::fieldNames) {
                ObjectNode rest = whole.deepCopy();
                rest.remove(name);
                if (!OPTIONAL.contains(name)) {
                    assertFalse(SCHEMA.validate(rest).isEmpty(), () -> name + " of " + line);
                }
            }
        }
    }

    @Test
    void shouldRefuseArgumentsOfAnotherFunction() throws IOException {
        List<String> calls = Files.readAllLines(SAMPLE).stream().filter(line -> line.contains("PtlMDBind")).toList();
        assertFalse(calls.isEmpty());
        for (String line : calls) {
            assertFalse(isAdmitted(line.replace("PtlMDBind", "PtlMDAttach")), line);
            assertFalse(isAdmitted(line.replace("\"mem_desc\"", "\"memdesc\"")), line);
        }
    }

    private static boolean isAdmitted(String line) throws JsonProcessingException {
        return SCHEMA.validate(MAPPER.readTree(line)).isEmpty();
    }
}

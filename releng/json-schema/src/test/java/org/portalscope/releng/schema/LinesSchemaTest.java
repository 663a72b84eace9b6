package org.portalscope.releng.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every line that a command other than run writes is one that its schema admits, and none that lacks a member. */
class LinesSchemaTest {

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String FOLDER = Path.of("..", "..", "bundles", "org.portalscope.scenario", "src_test").toString();

    @ParameterizedTest
    @ValueSource(strings = {"list", "show 5.3-mpi-race", "check none.ptl", "check FOLDER/coverage/document.txt FOLDER", "explore 5.3-mpi-race",
        "explore FOLDER/explore/leak-corrected.ptl", "explore FOLDER/blocked/without-a-protocol.ptl", "stats 3.7-match-list --samples",
        "diff 3.11.1-put", "diff 5.3-mpi-mended --right-seed 0",
        "stats FOLDER/language/virtual-time.ptl --samples --limit 20", "stats FOLDER/../../org.portalscope.goal/src_test/schedule/busy.goal",
        "explore 5.1-parallel-file-server --states 10",
        "info FOLDER/../../org.portalscope.recording/src_test/recording/version-1.ptlrec"})
    void shouldAdmitWhatTheCommandWrites(String words) throws JsonProcessingException {
        String[] arguments = (words + " --format json").replace("FOLDER", FOLDER).split(" ");
        JsonSchema schema = Commands.schema(arguments[0]);
        List<String> lines = Commands.output(arguments).lines().toList();
        assertFalse(lines.isEmpty());
        for (String line : lines) {
            JsonNode whole = MAPPER.readTree(line);
            assertEquals(Set.of(), schema.validate(whole), line);
            for (String name : (Iterable<String>) whole::fieldNames) {
                ObjectNode rest = whole.deepCopy();
                rest.remove(name);
                assertFalse(schema.validate(rest).isEmpty(), () -> name + " of " + line);
            }
        }
    }
}

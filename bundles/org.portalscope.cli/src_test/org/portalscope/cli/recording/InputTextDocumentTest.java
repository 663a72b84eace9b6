package org.portalscope.cli.recording;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.cli.Main;
import org.portalscope.cli.json.Schema;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;

/** The page about inputs as text names all that the schema has, and what it shows can be imported. */
class InputTextDocumentTest {

    private static final Path PAGE = Path.of("..", "..", "releng", "docs", "input-text-format.md");

    @TempDir
    private Path folder;

    @Test
    void shouldNameEveryMember() throws IOException {
        String page = Files.readString(PAGE);
        Set<String> members = members();
        assertTrue(members.contains("hdr_data") && members.size() > 60, members::toString);
        assertEquals(List.of(), members.stream().filter(name -> !page.contains("`" + name + "`") && !page.contains("\"" + name + "\":")).toList());
    }

    /** The members that the schema has; the parameters of functions are the document's, and left to it. */
    private static Set<String> members() throws IOException {
        Set<String> members = new TreeSet<>();
        try (JsonParser parser = new JsonFactory().createParser(Schema.INPUTS.text())) {
            while (parser.nextToken() != null && !"calls".equals(parser.currentName())) {
                JsonStreamContext around = parser.getParsingContext().getParent();
                if (parser.currentToken() == JsonToken.FIELD_NAME && "properties".equals(around.getCurrentName())) {
                    members.add(parser.currentName());
                }
            }
        }
        return members;
    }

    @Test
    void shouldShowLinesThatAreRead() throws IOException {
        List<String> shown = Files.readAllLines(PAGE).stream().filter(line -> line.startsWith("    {")).map(String::strip).toList();
        assertEquals(4, shown.size());
        StringWriter err = new StringWriter();
        StringWriter out = new StringWriter();
        int status = Main.run(new PrintWriter(out), new PrintWriter(err), "import", Files.write(folder.resolve("a.jsonl"), shown).toString());
        assertEquals(0, status, () -> out + err.toString());
    }
}

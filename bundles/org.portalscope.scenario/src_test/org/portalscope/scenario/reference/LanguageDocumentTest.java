package org.portalscope.scenario.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.ParseResult;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.protocol.mailbox.Mailbox;
import org.portalscope.scenario.source.Imports;
import org.portalscope.world.program.SourceId;

/** What the document of the language gives as an example is right. */
class LanguageDocumentTest {

    private static final Path DOCUMENT = Path.of("..", "..", "releng", "docs", "scenario-language.md");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| (.+?) \\| .*\\|$");
    private static final Imports RECEIVE = (importer, name, path) -> new Imports.Module(SourceId.library(path), path, "const LONGEST = 8;");

    /** A scenario with everything that the examples name. */
    private static final String FRAME = """
            scenario "Frame";
            %s
            process server at 9:0 { }
            process client at 8:0 { }
            process NAME at 7:0 {
                %s
                region buffer[64];
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlEQAlloc(ni, 8, &eq);
                PtlMEAttach(ni, 4, client, 0, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                PtlMDBind(ni, { start = buffer, length = 64 }, &md);
                PtlEQGet(eq, &event);
                address = buffer.address;
                condition = 1;
                a = 1;
                b = 2;
                i = 0;
                xs = [1];
                numbers = [1];
                %s
            }
            """;
    private static final String PUT_ALL = "function put_all(md: md, count: integer): integer { return count; }";

    private static String section(String title) throws IOException {
        return Files.readString(DOCUMENT).split("(?m)^## " + title + "$", -1)[1].split("(?m)^## ", -1)[0];
    }

    /** The examples in the first column of the table of a section, with something in the place of what they leave open. */
    private static Stream<String> examples(String title) throws IOException {
        return ROW.matcher(section(title)).results().map(row -> row.group(1)).flatMap(cell -> CODE.matcher(cell).results())
                .map(code -> code.group(1).replace("{ … }", "{ }").replace("{ ... }", "{ }").replaceAll("\\b(EXPRESSION|CONDITION|COUNT|A|B)\\b", "1"));
    }

    static Stream<String> statements() throws IOException {
        return examples("Statements");
    }

    static Stream<String> expressions() throws IOException {
        return examples("Expressions");
    }

    /** The examples that stand in lines of their own. */
    static Stream<String> blocks() throws IOException {
        return Arrays.stream(Files.readString(DOCUMENT).split("\n\n")).filter(part -> part.startsWith("    "));
    }

    @ParameterizedTest
    @MethodSource("statements")
    void shouldGiveStatementsThatAreRight(String statement) {
        boolean leaves = statement.startsWith("return");
        assertRight(leaves ? PUT_ALL + "function leave(): integer { " + statement + " }" : PUT_ALL, "",
                leaves ? "" : statement.matches("break;|continue;") ? "while 1 { " + statement + " }" : statement);
    }

    @ParameterizedTest
    @MethodSource("expressions")
    void shouldGiveExpressionsThatAreRight(String expression) {
        assertRight("", "", "print " + expression + ";");
    }

    @ParameterizedTest
    @MethodSource("blocks")
    void shouldGivePartsOfFilesThatAreRight(String block) {
        String open = block.replace("…", "");
        if (open.contains("scenario \"")) {
            assertEquals("", report(open + " process a at 0:0 { }"));
        } else if (open.contains("process NAME")) {
            assertEquals("", report("scenario \"x\"; " + open.replaceFirst("NID:PID", "0:0").replaceFirst("NID:PID", "1:1").replace("UID", "3")
                    .replace("BYTES", "4").replace("CONTENT", "5").replace("region NAME", "region memory").replace("statements", "")));
        } else if (open.contains("always ")) {
            assertRight("", open, "");
        } else {
            assertRight(open, "", "");
        }
    }

    private static void assertRight(String parts, String items, String statements) {
        assertEquals("", report(FRAME.formatted(parts, items, statements)));
    }

    private static String report(String text) {
        ParseResult result = ScenarioReader.parse(SourceId.text("example.ptl"), "example.ptl", text, RECEIVE, Protocols.of(List.of(new Mailbox())));
        return result.report() + result.problems().stream().findFirst().map(problem -> "\nin " + text).orElse("");
    }
}

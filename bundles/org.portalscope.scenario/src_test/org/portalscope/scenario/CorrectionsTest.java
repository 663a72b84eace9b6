package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.expression.value.Correction;
import org.portalscope.expression.value.Problem;
import org.portalscope.world.program.SourceId;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.FolderImports;
import org.portalscope.scenario.source.ScenarioException;

class CorrectionsTest {

    /** One of so many semicolons is taken away. */
    private static final int SAMPLE = 5;

    static List<String> ids() {
        return Library.ids();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "int x = 3;              | x = 3;                    | Remove 'int'",
        "char inbox[8];          | region inbox[8];          | Change to 'region'",
        "x = 3                   | x = 3;                    | Insert ';'",
        "x = 1; x++;             | x = 1; x = x + 1;         | Change to 'x = x + 1'",
        "x = 1; x--;             | x = 1; x = x - 1;         | Change to 'x = x - 1'",
        "x = 1; assert x = 1;    | x = 1; assert x == 1;     | Change to '=='",
        "x = (1 + 2;             | x = (1 + 2);              | Insert ')'",
        "PtlInitt(&max);         | PtlInit(&max);            | Change to 'PtlInit'",
        "max = 0; PtlInit(max);  | max = 0; PtlInit(&max);   | Insert '&'",
        "length = 3; x = lenght; | length = 3; x = length;   | Change to 'length'",
        "x = [1].lenght;         | x = [1].length;           | ",
        "x = evnts(1);           | x = events(1);            | Change to 'events'",
        "for (int i = 0; i < 2 + 1; i++) { } | repeat 2 + 1 as i { } | Change to 'repeat 2 + 1 as i'",
        "PtlInit(&max) expect PTL_SEGVV;     | PtlInit(&max) expect PTL_SEGV; | Change to 'PTL_SEGV'"
    })
    void shouldWriteWhatWasMeant(String wrong, String right, String label) {
        String text = text(wrong);
        Problem problem = problems(text).get(0);
        if (label == null) {
            assertEquals(List.of(), problem.corrections());
            return;
        }
        Correction correction = problem.corrections().get(0);
        assertEquals(label, correction.label());
        assertEquals(text(right), correction.apply(text));
    }

    @Test
    void shouldKnowTheNamesThatTheDocumentPrints() {
        String text = "scenario \"s\";\nprocess p at 0:0 {\n    PtlInit(&max);\n    PtlNIInit(0, 0, NULL, &limits, &ni);\n    PtlEQAlloc(ni, 4, &eq);\n"
                + "    expect PTL_EVENT_SENT in eq;\n}\n";
        Correction correction = problems(text).get(0).corrections().get(0);
        assertEquals(List.of(), problems(correction.apply(text)));
        assertTrue(correction.apply(text).contains("expect PTL_EVENT_SEND_END in eq;"));
    }

    @ParameterizedTest
    @MethodSource("ids")
    void shouldPutBackEverySemicolonThatEndsALine(String id) throws ScenarioException {
        String text = Library.open(id).source();
        int number = 0;
        for (int end = text.indexOf(";\n"); end >= 0; end = text.indexOf(";\n", end + 1)) {
            if (number++ % SAMPLE != 0 || text.lastIndexOf("//", end) > text.lastIndexOf('\n', end)) {
                continue;
            }
            String wrong = text.substring(0, end) + text.substring(end + 1);
            List<Correction> corrections = problems(wrong).get(0).corrections();
            assertFalse(corrections.isEmpty(), problems(wrong).get(0).message());
            assertEquals(text, corrections.get(0).apply(wrong));
        }
    }

    @Test
    void shouldCorrectNothingInAFileThatIsImported() {
        Problem problem = problems(text("int x = 3;")).get(0);
        assertEquals(List.of(), problem.importedAt(problem.position(), "other.ptl").corrections());
    }

    private static String text(String statement) {
        return "scenario \"s\";\nprocess p at 0:0 {\n    " + statement + "\n}\n";
    }

    private static List<Problem> problems(String text) {
        return ScenarioReader.parse(SourceId.text("s.ptl"), "s.ptl", text, new FolderImports(null), Library.protocols()).problems();
    }
}

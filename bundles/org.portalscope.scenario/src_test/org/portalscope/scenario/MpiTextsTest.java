package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.portalscope.expression.value.Problem;
import org.portalscope.mpi.MpiProtocol;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.source.FolderImports;
import org.portalscope.world.program.SourceId;

/** What is said of texts with calls of MPI before they run. */
class MpiTextsTest {

    private static final Protocols PROTOCOLS = Protocols.of(List.of(new MpiProtocol()));
    private static final String ORDER = "MPI_Test stores flag, then status, as in C; ";

    /** The statements begin in line 3. */
    private static ParseResult parsed(String statements) {
        String text = "scenario \"test\"; use mpi;\n"
                + "process p at 0:0 { region b[4]; MPI_Init(); MPI_Irecv(b, 4, MPI_BYTE, MPI_PROC_NULL, 1, MPI_COMM_WORLD, &r);\n"
                + statements + "\nMPI_Finalize(); }";
        return ScenarioReader.parse(SourceId.text("test.ptl"), "test.ptl", text, new FolderImports(null), PROTOCOLS);
    }

    private static List<String> messages(List<Problem> problems) {
        return problems.stream().map(problem -> problem.message("test.ptl")).toList();
    }

    private static void assertEnds(ParseResult parsed) throws Exception {
        Run run = new Run(parsed.get());
        run.toEnd();
        run.requireFine("round robin");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "MPI_Test(&r, &flag, &status); assert flag == 1 && status.MPI_SOURCE == MPI_PROC_NULL;",
        "MPI_Test(&r, &a, &b2); assert a == 1 && b2.MPI_SOURCE == MPI_PROC_NULL;",
        "s = 0; MPI_Test(&r, &s, &f); assert s == 1 && f.MPI_SOURCE == MPI_PROC_NULL;",
        "MPI_Test(&r, &flag, NULL); assert flag == 1;",
        "MPI_Test(&r, &flag, MPI_STATUS_IGNORE); assert flag == 1;"})
    void shouldTakeTheOrderOfC(String statements) throws Exception {
        ParseResult parsed = parsed(statements);
        assertEquals(List.of(), messages(parsed.warnings()));
        assertEnds(parsed);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "flag = 0; while flag == 0 { MPI_Test(&r, &status, &flag); } assert status.MPI_SOURCE == MPI_PROC_NULL; | 3:42 | &status | &flag",
        "MPI_Test(&r, &s, &f); assert f == 1 && s.MPI_TAG == MPI_ANY_TAG; MPI_Wait(&r, &s); | 3:14 | &s | &f",
        "MPI_Test(&r, MPI_STATUS_IGNORE, &x); assert x == 1; | 3:14 | MPI_STATUS_IGNORE | &x"})
    void shouldUnderstandTheFormerOrderAndWarn(String statements, String place, String status, String flag) throws Exception {
        ParseResult parsed = parsed(statements);
        assertEquals(List.of("test.ptl:" + place + ": " + ORDER + "this call has the former order, status, then flag: write MPI_Test(&r, " + flag
                + ", " + status + ")"), messages(parsed.warnings()));
        assertEnds(parsed);
    }

    @Test
    void shouldWarnWhereOnlyTheNamesSuggestTheFormerOrder() {
        ParseResult parsed = parsed("MPI_Test(&r, &status, &flag);");
        assertEquals(List.of("test.ptl:3:14: " + ORDER + "the names here suggest the former order, status, then flag: write MPI_Test(&r, &flag, &status)"),
                messages(parsed.warnings()));
        assertTrue(parsed.problems().isEmpty());
        assertTrue(messages(parsed("MPI_Test(&r, &status, &flag); assert status.MPI_TAG == 1;").warnings()).get(0).contains("the names here suggest"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "MPI_Win_create(b, 4, 1, MPI_COMM_WORLD, &w);        | 3:1: MPI_Win_create is not offered; see",
        "MPI_Cart_shift(MPI_COMM_WORLD, 0, 1, &l, &u);       | 3:1: MPI_Cart_shift is not offered; see",
        "MPI_Sennd(b, 1, MPI_BYTE, 0, 0, MPI_COMM_WORLD);    | 3:1: found 'MPI_Sennd', expected a function of the Portals API or of your own (did you mean",
        "MPI_Cancel(&nothing);                               | 3:13: found 'nothing', expected a name that has been bound",
        "MPI_Cancel(&b);                                     | 3:12: found 'b', expected a request as request of MPI_Cancel, not a region",
        "MPI_Send(4096, 1, MPI_BYTE, 0, 0, MPI_COMM_WORLD);  | 3:10: found '4096', expected a region as buf of MPI_Send, not an integer",
        "MPI_Init(1);                                        | 3:1: found 1 argument, expected 0: MPI_Init()",
        "MPI_Wait(&r, MPI_STATUSES_IGNORE);                  | 3:14: found 'MPI_STATUSES_IGNORE', expected '&' and a name: status of MPI_Wait is an output"})
    void shouldSayWhatIsWrong(String statements, String message) {
        String first = messages(parsed(statements).problems()).get(0);
        assertTrue(first.startsWith("test.ptl:" + message), first);
    }
}

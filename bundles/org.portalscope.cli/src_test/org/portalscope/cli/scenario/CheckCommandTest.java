package org.portalscope.cli.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.cli.Main;

class CheckCommandTest {

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void shouldSayNothingAboutFilesThatAreFine() throws IOException {
        assertEquals(0, run("check", file("one.ptl", "x = 1;"), file("two.ptl", "print 2;")));
        assertEquals("", out.toString() + err);
    }

    @Test
    void shouldReportEveryProblemOfEveryFile() throws IOException {
        String missing = folder.resolve("no.ptl").toString();
        assertEquals(2, run("check", file("one.ptl", "x = ;\ny = z;"), missing, file("two.ptl", "print 2;"), file("three.ptl", "PtlPut();")));
        assertEquals("""
                %1$s/one.ptl:2:5: found ';', expected an expression
                %1$s/one.ptl:3:5: found 'z', expected a name that has been bound
                %1$s/no.ptl: there is no such file, and no scenario of that name in the library; 'portalscope list' tells the names
                %1$s/three.ptl:2:1: found 0 arguments, expected 8: PtlPut(mem_desc, ack_req, target, portal, cookie, match_bits, offset, hdr_data)
                """.formatted(folder), err.toString().replace(System.lineSeparator(), "\n"));
    }

    @Test
    void shouldReportAllProblemsOfAFile() throws IOException {
        assertEquals(2, run("check", file("many.ptl", "PtlFoo();\n".repeat(100))));
        assertEquals(100, err.toString().lines().count());
    }

    @Test
    void shouldWriteProblemsAsLinesOfJson() throws IOException {
        assertEquals(2, run("check", "--format", "json", file("one.ptl", "x = ;"), folder.resolve("no.ptl").toString()));
        assertEquals("""
                {"file":"%1$s/one.ptl","line":2,"column":5,"severity":"error","message":"found ';', expected an expression"}
                {"file":"%1$s/no.ptl","line":null,"column":null,"severity":"error","message":"%1$s/no.ptl: \
                there is no such file, and no scenario of that name in the library; \
                'portalscope list' tells the names"}
                """.formatted(folder), out.toString());
        assertEquals("", err.toString());
    }

    private Path formerOrder() throws IOException {
        return Files.writeString(folder.resolve("former.ptl"), """
                scenario "former";
                use mpi;
                process p at 0:0 {
                    region b[1];
                    flag = 0;
                    MPI_Init();
                    MPI_Irecv(b, 1, MPI_BYTE, MPI_PROC_NULL, 1, MPI_COMM_WORLD, &r);
                    MPI_Test(&r, &status, &flag);
                    MPI_Finalize();
                }
                """);
    }

    @Test
    void shouldWarnOfOutputsInTheirFormerOrder() throws IOException {
        assertEquals(0, run("check", formerOrder().toString()));
        assertEquals(folder + "/former.ptl:8:18: warning: MPI_Test stores flag, then status, as in C; this call has the former order, status, then flag: "
                + "write MPI_Test(&r, &flag, &status)", err.toString().strip());
        assertEquals(0, run("run", formerOrder().toString()));
    }

    @Test
    void shouldWriteWarningsAsLinesOfJson() throws IOException {
        assertEquals(0, run("check", "--format", "json", formerOrder().toString()));
        String line = out.toString();
        String start = "{\"file\":\"" + folder + "/former.ptl\",\"line\":8,\"column\":18,\"severity\":\"warning\",\"message\":\"MPI_Test stores flag";
        assertEquals(start, line.substring(0, Math.min(line.length(), start.length())));
    }

    @Test
    void shouldNameImportedFilesByTheFolderOfTheirImporter() throws IOException {
        Files.writeString(folder.resolve("part.ptl"), "const A = B;");
        Path file = Files.writeString(folder.resolve("main.ptl"), "scenario \"x\"; import \"part.ptl\"; process p at 0:0 { }");
        assertEquals(2, run("check", file.toString()));
        assertEquals(folder + "/part.ptl:1:11: found 'B', expected a constant that is known here", err.toString().strip());
    }

    @Test
    void shouldCheckFilesThatScenariosImport() throws IOException {
        Path sound = Files.writeString(folder.resolve("sound.ptl"), "const A = 1; function f(): integer { return A; }");
        Path wrong = Files.writeString(folder.resolve("wrong.ptl"), "import \"sound.ptl\";\nfunction g(): integer { return A + B; }");
        Path broken = Files.writeString(folder.resolve("broken.ptl"), "const A = ;\nfunction g(): integer { return A; }");
        Path empty = Files.writeString(folder.resolve("empty.ptl"), "");
        assertEquals(2, run("check", sound.toString(), wrong.toString(), broken.toString(), empty.toString()));
        assertEquals("""
                %1$s/wrong.ptl:2:36: found 'B', expected a name that has been bound
                %1$s/broken.ptl:1:11: found ';', expected an expression
                %1$s/empty.ptl:1:1: found the end of the file, expected 'scenario'
                """.formatted(folder), err.toString().replace(System.lineSeparator(), "\n"));
    }

    @Test
    void shouldWantAFile() {
        assertEquals(2, run("check"));
    }

    private String file(String name, String statements) throws IOException {
        return Files.writeString(folder.resolve(name), "scenario \"x\"; process p at 0:0 {\n" + statements + "\n}").toString();
    }

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }
}

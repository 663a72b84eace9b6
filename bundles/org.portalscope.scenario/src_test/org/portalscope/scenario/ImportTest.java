package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.expression.value.Problem;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.FolderImports;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.ThreadScheduled;
import org.portalscope.world.program.SourceId;
import org.portalscope.world.program.SourceLocation;

class ImportTest {

    @TempDir
    private Path folder;

    private void file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    /** The problems, each with the place in its file without the folder. */
    private String problems() {
        return report("main.ptl").lines().map(line -> line.replace(folder + "/", "")).collect(Collectors.joining("\n"));
    }

    private String report(String file) {
        return assertThrows(ScenarioException.class, () -> Scenario.read(folder.resolve(file))).getMessage();
    }

    private Run run() throws ScenarioException {
        Run run = new Run(Scenario.read(folder.resolve("main.ptl")));
        run.toEnd();
        assertEquals("none", run.failure());
        return run;
    }

    @Test
    void shouldBringConstantsAndFunctions() throws Exception {
        file("main.ptl", """
                scenario "Main"; import "parts/a.ptl"; import "parts/../parts/b.ptl";
                const TEN = TWO * 5;
                function more(): integer { x = twice(TEN); return x; }
                process p at 0:0 { region r[TWO]; x = more(); y = once(1); print x, " ", y, " ", self, " ", r.length; }
                """);
        file("parts/a.ptl", """
                import "b.ptl";
                const FOUR = TWO * 2;
                function twice(n: integer): integer { m = once(n); return TWO * m; }
                """);
        file("parts/b.ptl", "scenario \"With a title\"; const TWO = 2; function once(n: integer): integer { return n; }");
        assertEquals(List.of("20 1 0:0 2"), run().program().output());
        assertEquals(3, Scenario.read(folder.resolve("main.ptl")).sources().size());
    }

    @Test
    void shouldReportProblemsWhereTheyAre() throws Exception {
        file("main.ptl", "scenario \"Main\"; import \"a.ptl\"; process p at 0:0 { x = f(y); }");
        file("a.ptl", "import \"b.ptl\";\nfunction f(n: integer): integer { return n + p; }");
        file("b.ptl", "const A = B;\nconst C = ;");
        assertEquals("""
                b.ptl:1:11: found 'B', expected a constant that is known here
                b.ptl:2:11: found ';', expected an expression
                a.ptl:2:46: found 'p', expected a name that has been bound
                main.ptl:1:59: found 'y', expected a name that has been bound""", problems());
    }

    @Test
    void shouldPutProblemsOfImportsWhereTheImportStands() throws Exception {
        file("a.ptl", "const A = B;");
        String main = "scenario \"Main\";\nimport \"a.ptl\"; process p at 0:0 { }";
        List<String> problems = ScenarioReader.parse(SourceId.text("main.ptl"), "main.ptl", main, new FolderImports(folder), Protocols.NONE).problems().stream()
                .map(problem -> problem.position().line() + " " + problem.message()).collect(Collectors.toList());
        assertEquals(List.of("2 a.ptl:1:11: found 'B', expected a constant that is known here"), problems);
    }

    /** What is found in one file is at a place of that file, whatever the other is called. */
    @Test
    void shouldTellFilesOfOneNameApart() throws Exception {
        file("main.ptl", """
                scenario "Main"; import "parts/main.ptl";
                process p at 0:0 { x = twice(2); print x; }
                """);
        file("parts/main.ptl", """
                import "more/main.ptl";
                function twice(n: integer): integer { return TWO * n; }
                """);
        file("parts/more/main.ptl", "const TWO = 2;");
        Run run = run();
        assertEquals(List.of("4"), run.program().output());
        assertEquals(List.of("main.ptl 2", "parts/main.ptl 2", "main.ptl 2"), run.transitions.stream()
                .map(transition -> ((ThreadScheduled) transition.opening()).place()).map(this::inFolder).toList());
    }

    private String inFolder(SourceLocation place) {
        assertEquals(SourceId.Kind.FILE, place.source().kind());
        return place.source().name().substring(SourceId.file(folder).name().length() + 1) + " " + place.line();
    }

    /** A detour to a file makes no other file of it. */
    @Test
    void shouldKnowAFileByWhateverPathItIsImported() throws Exception {
        file("main.ptl", "scenario \"Main\"; import \"a.ptl\"; process p at 0:0 { print A; }");
        file("a.ptl", "import \"../" + folder.getFileName() + "/a.ptl\"; const A = 1;");
        assertEquals("a.ptl:1:8: found '../" + folder.getFileName() + "/a.ptl', expected another file: this one would import itself", problems());
    }

    /** A file of the user's that is called as one of the library is no file of the library. */
    @Test
    void shouldNameTheLibraryAsTheSourceOfItsFiles() throws Exception {
        Run run = new Run(Library.open("5.3-mpi-mended"));
        SourceLocation place = run.program().place(0);
        assertEquals(SourceId.library("5.3-mpi-mended.ptl"), place.source());
        assertEquals("5.3-mpi-mended.ptl", place.file());
    }

    @Test
    void shouldRefuseCyclesAndFilesThatAreNotThere() throws Exception {
        file("main.ptl", "scenario \"Main\"; import \"a.ptl\"; import \"none.ptl\"; import \"../none/x.ptl\"; import \"\"; process p at 0:0 { }");
        file("a.ptl", "import \"b.ptl\";");
        file("b.ptl", "import \"a.ptl\"; import \"main.ptl\";");
        assertEquals("""
                b.ptl:1:8: found 'a.ptl', expected no cycle of imports: a.ptl, b.ptl import each other
                b.ptl:1:24: found 'main.ptl', expected no cycle of imports: main.ptl, a.ptl, b.ptl import each other
                main.ptl:1:41: found 'none.ptl', expected a file to import: there is no file 'none.ptl' beside the scenario or in the library
                main.ptl:1:60: found '../none/x.ptl', expected a file to import: '../none/x.ptl' is neither beside this file nor below its folder
                main.ptl:1:84: found '', expected a file to import:\s""" + folder + ": this is a folder, not a scenario file", problems());
    }

    /** Nothing of a file elsewhere is told, not even whether it is there. */
    @ParameterizedTest
    @ValueSource(strings = {"../secret.ptl", "%s/secret.ptl", "../none.ptl", "%s/none.ptl", "below/../../secret.ptl", "link.ptl", "link/secret.ptl",
        "below/out.ptl"})
    void shouldNotLeaveTheFolder(String path) throws Exception {
        file("secret.ptl", "password = 5");
        file("work/below/fine.ptl", "const A = 1;");
        Files.createSymbolicLink(folder.resolve("work/link.ptl"), folder.resolve("secret.ptl"));
        Files.createSymbolicLink(folder.resolve("work/link"), folder);
        Files.createSymbolicLink(folder.resolve("work/below/out.ptl"), Path.of("..", "..", "secret.ptl"));
        String given = path.formatted(folder);
        file("work/main.ptl", "scenario \"Main\"; import \"below/fine.ptl\"; import \"" + given + "\"; process p at 0:0 { }");
        String report = report("work/main.ptl");
        assertTrue(report.startsWith(folder.resolve("work/main.ptl") + ":1:50: found '"), report);
        assertTrue(report.endsWith(", expected a file to import: '" + given + "' is neither beside this file nor below its folder"), report);
        assertEquals(1, report.lines().count(), report);
    }

    /** What is beside the scenario is not beside a file in a folder below it. */
    @Test
    void shouldLookBesideTheFileThatImports() throws Exception {
        file("main.ptl", "scenario \"Main\"; import \"parts/a.ptl\"; process p at 0:0 { }");
        file("parts/a.ptl", "import \"../b.ptl\";");
        file("b.ptl", "const B = 1;");
        assertEquals("parts/a.ptl:1:8: found '../b.ptl', expected a file to import: '../b.ptl' is neither beside this file nor below its folder", problems());
    }

    @Test
    void shouldFollowLinksThatStayInTheFolder() throws Exception {
        file("parts/a.ptl", "const A = 7;");
        Files.createSymbolicLink(folder.resolve("b.ptl"), Path.of("parts", "a.ptl"));
        Files.createSymbolicLink(folder.resolve("c"), Path.of("parts"));
        file("parts/main.ptl", "scenario \"Main\"; import \"a.ptl\"; process p at 0:0 { print A; }");
        Files.createSymbolicLink(folder.resolve("main.ptl"), Path.of("parts", "main.ptl"));
        assertEquals(List.of("7"), output("c/main.ptl"));
        file("other.ptl", "scenario \"Other\"; import \"b.ptl\"; process p at 0:0 { print A; }");
        assertEquals(List.of("7"), output("other.ptl"));
    }

    private List<String> output(String file) throws ScenarioException {
        Run run = new Run(Scenario.read(folder.resolve(file)));
        run.toEnd();
        return run.program().output();
    }

    /** What comes from standard input, for example. */
    @Test
    void shouldImportFromTheLibraryOnlyIfThereIsNoFolder() throws Exception {
        file("a.ptl", "const A = 1;");
        String text = "scenario \"Main\"; import \"library-outer.ptl\"; import \"%s\"; process p at 0:0 { }";
        for (String path : List.of("a.ptl", folder + "/a.ptl")) {
            ParseResult result = ScenarioReader.parse("-", text.formatted(path));
            assertEquals(List.of("a file to import: there is no file '" + path + "' in the library, and a text without a file imports from nowhere else"),
                    result.problems().stream().map(Problem::expected).toList());
        }
    }

    @Test
    void shouldRefuseItselfAndScenarios() throws Exception {
        file("main.ptl", "scenario \"Main\"; import \"main.ptl\"; import \"other.ptl\"; process p at 0:0 { }");
        file("other.ptl", "scenario \"Other\"; const A = 1; process p at 0:0 { }");
        assertEquals("""
                main.ptl:1:25: found 'main.ptl', expected another file: this one would import itself
                main.ptl:1:44: found 'other.ptl', expected a file of constants and functions: this is a scenario with processes""", problems());
    }

    /** What files of the library import is in the library, whatever lies in the user's folder. */
    @Test
    void shouldKeepFilesOfTheLibraryApart() throws Exception {
        file("main.ptl", "scenario \"Main\"; import \"library-outer.ptl\"; process p at 0:0 { print OUTER; INNER = 1; }");
        file("library-inner.ptl", "const INNER = 1;");
        assertEquals("main.ptl:1:78: found 'INNER', expected a name that is free: this is an integer", problems());
        file("main.ptl", "scenario \"Main\"; import \"library-outer.ptl\"; process p at 0:0 { print OUTER; }");
        assertEquals(List.of("8"), run().program().output());
    }

    @Test
    void shouldRefuseNamesThatAnImportHasTaken() throws Exception {
        file("main.ptl", "scenario \"Main\"; import \"a.ptl\"; const A = 1; function f() { } const h = 2; "
                + "process g at 0:0 { region A[3]; A = 2; function h() { } }");
        file("a.ptl", "const A = 3; function f() { } function g() { } function h() { }");
        assertEquals("""
                main.ptl:1:40: found 'A', expected a name that nothing else has
                main.ptl:1:56: found 'f', expected a name that nothing else has: there is a function f at a.ptl:1:23
                main.ptl:1:70: found 'h', expected a name that nothing else has: there is a function h at a.ptl:1:57
                main.ptl:1:85: found 'g', expected a name that nothing else has: there is a function g at a.ptl:1:40
                main.ptl:1:103: found 'A', expected a name that nothing else has
                main.ptl:1:109: found 'A', expected a name that is free: this is an integer
                main.ptl:1:125: found 'h', expected a name that nothing else has: there is a function h at a.ptl:1:57""", problems());
    }

    @Test
    void shouldNotImportWithoutEnd() throws Exception {
        StringBuilder main = new StringBuilder("scenario \"Main\"; ");
        for (int i = 0; i < 70; i++) {
            file("m" + i + ".ptl", "const C" + i + " = 1;");
            main.append("\nimport \"m").append(i).append(".ptl\";");
        }
        file("main.ptl", main + " process p at 0:0 { }");
        assertEquals("main.ptl:66:8: found 'm64.ptl', expected at most 64 imported files", problems().lines().findFirst().orElseThrow());
    }
}

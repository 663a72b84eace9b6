package org.portalscope.scenario.editing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.source.FolderImports;
import org.portalscope.scenario.source.Imports;
import org.portalscope.world.program.SourceId;

class DeclarationTest {

    private static final String MAIN = """
            scenario "Main";
            import "parts/post.ptl";
            import "library-outer.ptl";
            import "gone.ptl";
            process p at 0:0 {
                x = OUTER + INNER + FOUR;
                post(x);
                PtlMDBind(ni, { length = 8 }, &md);
            }
            """;
    private static final String POST = """
            import "deep.ptl";
            const FOUR = 4;
            // Writes a number.
            function post(number: integer) { x = twice(number); print x; }
            """;
    private static final String DEEP = "function twice(x: integer): integer { return x * 2; }\nconst length = 3;\n";

    @TempDir
    private Path folder;

    private Imports imports;

    @BeforeEach
    void write() throws Exception {
        Files.createDirectories(folder.resolve("parts"));
        Files.writeString(folder.resolve("parts/post.ptl"), POST);
        Files.writeString(folder.resolve("parts/deep.ptl"), DEEP);
        imports = new FolderImports(folder);
    }

    @Test
    void shouldFindWhatTheTextItselfDeclares() {
        Declaration declaration = at(MAIN, "x);").orElseThrow();
        assertTrue(declaration.file().isEmpty());
        assertEquals(MAIN.indexOf("x = OUTER"), declaration.range().offset());
    }

    @Test
    void shouldFollowImportsBesideTheTextAndInTheLibrary() {
        assertDeclared("post(x)", "parts/post.ptl", "post(number");
        assertDeclared("FOUR", "parts/post.ptl", "FOUR = 4");
        assertDeclared("OUTER", "library:library-outer.ptl", "OUTER = ");
        assertDeclared("INNER", "library:library-inner.ptl", "INNER = ");
    }

    @Test
    void shouldFollowTheImportsOfAnImportedFile() {
        Imports.Module post = new Imports.Module(SourceId.file(folder.resolve("parts/post.ptl")), "parts/post.ptl", POST);
        Declaration declaration = Declaration.at(post, POST.indexOf("twice"), imports).orElseThrow();
        assertEquals(SourceId.file(folder.resolve("parts/deep.ptl")), declaration.file().orElseThrow().id());
    }

    @Test
    void shouldOpenTheFileOfAnImport() {
        Declaration declaration = at(MAIN, "\"parts/post").orElseThrow();
        assertEquals(new TextRange(0, 0), declaration.range());
        assertEquals(POST, declaration.file().orElseThrow().text());
        assertEquals(Optional.empty(), at(MAIN, "\"gone.ptl"));
    }

    @Test
    void shouldNotTakeAMemberForAConstantOfItsName() {
        assertEquals(Optional.empty(), at(MAIN, "length = 8"));
        assertEquals(Optional.empty(), at(MAIN, "PtlMDBind"));
    }

    @Test
    void shouldTellWhatImportedFunctionsPromise() {
        FunctionContracts contracts = FunctionContracts.of(text(MAIN), imports, Protocols.NONE);
        assertEquals("Writes a number.", contracts.find("post").orElseThrow().about());
        assertTrue(contracts.find("twice").isPresent());
    }

    private void assertDeclared(String name, String file, String place) {
        Declaration declaration = at(MAIN, name).orElseThrow();
        assertEquals(file, declaration.file().orElseThrow().name());
        assertEquals(declaration.file().orElseThrow().text().indexOf(place), declaration.range().offset());
    }

    private Optional<Declaration> at(String text, String place) {
        return Declaration.at(text(text), text.indexOf(place), imports);
    }

    private Imports.Module text(String text) {
        return new Imports.Module(SourceId.file(folder.resolve("main.ptl")), "main.ptl", text);
    }
}

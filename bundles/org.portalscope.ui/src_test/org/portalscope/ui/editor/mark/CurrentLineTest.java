package org.portalscope.ui.editor.mark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.scenario.Scenario;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.editor.run.EditedSource;
import org.portalscope.ui.session.TestSessions;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** In which editor a statement is marked if two files have one name. */
class CurrentLineTest {

    private static final String MAIN = """
            scenario "Main"; import "parts/same.ptl";
            process p at 0:0 {
                x = twice(2);
            }
            """;

    @TempDir
    private Path folder;
    private EditedSource main;
    private EditedSource part;

    @BeforeEach
    void write() throws IOException {
        Path inner = Files.createDirectory(folder.resolve("parts")).resolve("same.ptl");
        Files.writeString(inner, "function twice(n: integer): integer {\n    m = n + n;\n    return m;\n}\n");
        main = EditedSource.file(folder.resolve("same.ptl"));
        part = EditedSource.file(inner);
    }

    @Test
    void shouldMarkAStatementInTheEditorOfItsFileOnly() {
        SessionController session = session(main);
        forward(session);
        assertEquals(Optional.of(3), line(session, main));
        assertEquals(Optional.empty(), line(session, part));
        forward(session);
        assertEquals(Optional.empty(), line(session, main));
        assertEquals(Optional.of(2), line(session, part));
    }

    @Test
    void shouldKnowAFileByWhateverPathItIsOpened() {
        SessionController session = session(main);
        forward(session);
        assertEquals(Optional.of(3), line(session, EditedSource.file(folder.resolve("parts/../same.ptl"))));
    }

    @Test
    void shouldTakeACopyForAnotherSourceThanTheFile() {
        EditedSource copy = EditedSource.copy(folder.resolve("same.ptl"));
        assertEquals(main.name(), copy.name());
        assertNotEquals(main.id(), copy.id());
        assertEquals("same.ptl:1:25: found 'parts/same.ptl', expected a file to import: "
                + "there is no file 'parts/same.ptl' in the library, and a text without a file imports from nowhere else",
                copy.check(MAIN).report().lines().findFirst().orElseThrow());
    }

    private static SessionController session(EditedSource source) {
        Scenario scenario = source.check(MAIN).scenario().orElseThrow();
        return TestSessions.controller(new Launch(scenario.title(), source.name(), scenario::world, RoundRobinScheduler::new));
    }

    private static void forward(SessionController session) {
        session.move(StepKind.OVER, Direction.FORWARD);
    }

    private static Optional<Integer> line(SessionController session, EditedSource source) {
        return CurrentLine.of(session.snapshot(), source.id());
    }
}

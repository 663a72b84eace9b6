package org.portalscope.ui.tests.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.ui.IEditorReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.scenario.library.Library;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.application.LastSession;
import org.portalscope.ui.application.LaunchArguments;
import org.portalscope.ui.application.StartupEditors;
import org.portalscope.ui.editor.Scenarios;
import org.portalscope.ui.gallery.GalleryEditor;
import org.portalscope.ui.tests.Bench;
import org.portalscope.ui.tests.Pictures;

/** What is open when the workbench ends is open again, at its cursor. */
class LastSessionTest {

    private final Bench bench = new Bench();

    @AfterEach
    void close() {
        bench.closeAll();
        LastSession.remember(bench.page());
    }

    @Test
    void shouldOpenWhatWasLeftWithItsCursor(@TempDir Path folder) throws Exception {
        Path first = Files.writeString(folder.resolve("list.ptl"), Library.open("3.7-match-list").source());
        Path second = Files.writeString(folder.resolve("put.ptl"), Library.open("3.11.1-put").source());
        Scenarios.open(bench.page(), first);
        Scenarios.open(bench.page(), second);
        Scenarios.open(bench.page(), first);
        bench.controller().move(StepKind.OVER, Direction.FORWARD);
        bench.await("the move", () -> !bench.controller().isBusy());
        Position left = bench.controller().snapshot().orElseThrow().position();

        LastSession.remember(bench.page());
        bench.closeAll();
        assertTrue(LastSession.reopen(bench.page()));
        bench.await("the cursor", () -> bench.controller().snapshot().filter(now -> now.position().equals(left)).isPresent());

        assertEquals("list.ptl", bench.page().getActiveEditor().getTitle());
        assertTrue(Stream.of(bench.page().getEditorReferences()).anyMatch(editor -> editor.getTitle().equals("put.ptl")));
        Pictures.save(bench, "restarted");
    }

    /** What a start without a file asks for does not replace what was open. */
    @Test
    void shouldBeginWithWhatWasOpenElseWithTheFirstScenario(@TempDir Path folder) throws Exception {
        StartupEditors without = new StartupEditors(LaunchArguments.parse("-first", "3.11.1-put"));
        StartupEditors gallery = new StartupEditors(LaunchArguments.parse("-gallery"));
        LastSession.remember(bench.page());
        without.open(bench.page());
        assertEquals("3.11.1-put.ptl", bench.page().getActiveEditor().getTitle());
        bench.closeAll();

        Path file = Files.writeString(folder.resolve("list.ptl"), Library.open("3.7-match-list").source());
        Scenarios.open(bench.page(), file);
        LastSession.remember(bench.page());
        bench.closeAll();
        without.open(bench.page());
        assertEquals(List.of("list.ptl"), titles());
        bench.closeAll();
        gallery.open(bench.page());
        assertTrue(titles().contains("list.ptl"));
        assertTrue(bench.page().getActiveEditor() instanceof GalleryEditor);
        LastSession.remember(bench.page());
        bench.closeAll();

        without.open(bench.page());
        assertEquals(List.of("list.ptl"), titles());
        bench.closeAll();
        Files.delete(file);
        without.open(bench.page());
        assertTrue(bench.page().getActiveEditor() instanceof GalleryEditor);
    }

    private List<String> titles() {
        return Stream.of(bench.page().getEditorReferences()).map(IEditorReference::getTitle).toList();
    }

    @Test
    void shouldLeaveAFileThatHasGoneToTheGallery(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("list.ptl"), Library.open("3.7-match-list").source());
        Scenarios.open(bench.page(), file);
        LastSession.remember(bench.page());
        bench.closeAll();
        Files.delete(file);
        assertFalse(LastSession.reopen(bench.page()));
    }
}

package org.portalscope.ui.gallery;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.ui.editor.Scenarios;
import org.portalscope.ui.recent.RecentFiles;
import org.portalscope.ui.recording.Recordings;

/** What the Gallery says of the files that were opened last, and how it opens them. */
final class RecentCards {

    private RecentCards() {
    }

    /** The files as entries, whose ids are their paths. */
    static List<Library.Entry> entries() {
        return RecentFiles.all().stream().map(RecentCards::entry).toList();
    }

    private static Library.Entry entry(Path file) {
        String kind = Recordings.isRecording(file) ? "A recording in " : "A scenario in ";
        String about = isThere(file) ? kind + file.getParent() : "Not there any more: it was in " + file.getParent();
        return new Library.Entry(file.toString(), String.valueOf(file.getFileName()), "", "", about);
    }

    private static boolean isThere(Path file) {
        return Files.isRegularFile(file);
    }

    /** Whether the file of an entry is still there. */
    static boolean isThere(Library.Entry entry) {
        return isThere(Path.of(entry.id()));
    }

    /**
     * Opens the file of an entry.
     *
     * @throws ScenarioException if it is a scenario that cannot be read
     * @throws IOException       if it is a recording that cannot be read
     */
    static void open(IWorkbenchPage page, Library.Entry entry) throws ScenarioException, IOException, PartInitException {
        Path file = Path.of(entry.id());
        if (Recordings.isRecording(file)) {
            Recordings.open(page, file);
        } else {
            Scenarios.open(page, file);
        }
    }
}

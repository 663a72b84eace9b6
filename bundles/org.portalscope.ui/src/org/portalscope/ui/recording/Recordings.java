package org.portalscope.ui.recording;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.portalscope.export.ExportForm;
import org.portalscope.export.RecordingExport;
import org.portalscope.recording.EmbeddedFile;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.recording.text.Discrepancy;
import org.portalscope.recording.text.InputTextException;
import org.portalscope.replay.recording.InputTextImport;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.replay.recording.RecordingCopy;
import org.portalscope.replay.recording.RecordingMerge;
import org.portalscope.replay.recording.SessionRecording;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.ui.editor.Scenarios;
import org.portalscope.ui.editor.run.InstalledProtocols;
import org.portalscope.ui.graph.PortalsGraphView;
import org.portalscope.ui.part.UnexpectedErrors;
import org.portalscope.ui.recent.RecentFiles;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.RecordingArea;
import org.portalscope.ui.session.SessionServices;

/** Opens recordings as sessions and saves those of sessions. */
public final class Recordings {

    private Recordings() {
    }

    /** Whether a file is a recording, by its name. */
    public static boolean isRecording(Path file) {
        return file.toString().endsWith(RecordingFile.SUFFIX);
    }

    /**
     * Opens a recording as a session, with a copy of the scenario in it beside; the keys are for the graph then.
     *
     * @throws IOException if it cannot be read; the message is a sentence
     */
    public static void open(IWorkbenchPage page, Path file) throws IOException, PartInitException {
        AtomicReference<OpenedRecording> opened = new AtomicReference<>();
        RecordingWork.run("Opening " + file.getFileName(), (progress, cancelled) -> OpenedRecording.open(file, InstalledProtocols.PROGRAMS, progress, cancelled)
                .ifPresent(opened::set));
        if (opened.get() != null) {
            if (!RecordingArea.holds(file)) {
                RecentFiles.add(file);
            }
            show(page, opened.get());
        }
    }

    /**
     * Opens recordings of different processes as one session.
     *
     * @param files at least one
     * @throws IOException if one cannot be read, or two hold the same process; the message is a sentence
     */
    public static void open(IWorkbenchPage page, List<Path> files) throws IOException, PartInitException {
        if (files.size() == 1) {
            open(page, files.get(0));
            return;
        }
        Path temporary = RecordingArea.next();
        AtomicReference<OpenedRecording> opened = new AtomicReference<>();
        RecordingWork.run("Merging " + files.size() + " recordings", (progress, cancelled) -> RecordingMerge.open(files, temporary, InstalledProtocols.PROGRAMS,
                progress, cancelled).ifPresent(opened::set));
        if (opened.get() != null) {
            show(page, opened.get());
        }
    }

    /**
     * Opens what another program wrote down of its inputs as a session.
     *
     * @return where the results that it tells are not those of Portalscope
     * @throws InputTextException if the text has errors
     * @throws IOException        if it cannot be read; the message is a sentence
     */
    public static List<Discrepancy> openText(IWorkbenchPage page, Path file) throws IOException, InputTextException, PartInitException {
        Path temporary = RecordingArea.next();
        InputTextImport text = new InputTextImport(file, InstalledProtocols.ALL);
        AtomicReference<OpenedRecording> opened = new AtomicReference<>();
        AtomicReference<InputTextException> refusal = new AtomicReference<>();
        RecordingWork.run("Importing " + file.getFileName(), (progress, cancelled) -> {
            try {
                text.open(temporary, progress, cancelled).ifPresent(opened::set);
            } catch (InputTextException e) {
                refusal.set(e);
            }
        });
        if (refusal.get() != null) {
            refusal.get().unrecognized().ifPresent(cause -> UnexpectedErrors.logged(refusal.get().getMessage(), cause));
            throw refusal.get();
        }
        if (opened.get() != null) {
            show(page, opened.get());
        }
        return text.differences();
    }

    private static void show(IWorkbenchPage page, OpenedRecording recording) throws PartInitException {
        OpenSession session = SessionServices.sessions().open(recording, InitialPositions::firstTranslation);
        Display display = PlatformUI.getWorkbench().getDisplay();
        NameLookup.begin(recording, session, display);
        if (recording.isLong()) {
            new LearningJob(recording, session, display).schedule();
        }
        Optional<EmbeddedFile> text = recording.launch().files().stream().findFirst();
        if (text.isPresent()) {
            Scenarios.openRecorded(page, text.get(), session);
        }
        IViewPart graph = page.findView(PortalsGraphView.ID);
        if (graph != null) {
            page.activate(graph);
        }
    }

    /**
     * Saves what has happened in a session so far.
     *
     * @param recording of a session that does not move
     * @throws IOException if it cannot be read or written
     */
    public static void save(SessionRecording recording, Path target) throws IOException {
        Path written = recording.flushed();
        RecordingWork.run("Saving " + target.getFileName(), (progress, cancelled) -> {
            try (RecordingFile source = RecordingFile.open(written)) {
                RecordingCopy.write(source, target, progress, cancelled);
            }
        });
    }

    /**
     * Writes what has happened in a session so far as a file for another program.
     *
     * @param recording of a session that does not move
     * @return what is to be said of the file, as a sentence, if anything
     * @throws IOException if it cannot be read or written
     */
    public static Optional<String> export(SessionRecording recording, ExportForm form, Path target) throws IOException {
        Path written = recording.flushed();
        AtomicReference<Optional<String>> remark = new AtomicReference<>(Optional.empty());
        RecordingWork.run("Exporting " + target.getFileName(), (progress, cancelled) -> {
            try (RecordingFile source = RecordingFile.open(written)) {
                RecordingExport export = new RecordingExport(source, String.valueOf(written.getFileName()), Scenarios.embedded(source.origin()),
                        InstalledProtocols.PROGRAMS);
                export.write(form, target, progress, cancelled);
                remark.set(export.divergence());
            }
        });
        return remark.get();
    }
}

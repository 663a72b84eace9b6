package org.portalscope.ui.editor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.filesystem.IFileStore;
import org.eclipse.core.runtime.Platform;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.FileStoreEditorInput;
import org.osgi.framework.FrameworkUtil;
import org.portalscope.goal.program.GoalFile;
import org.portalscope.goal.program.GoalSettings;
import org.portalscope.recording.EmbeddedFile;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.recording.EmbeddedScenario;
import org.portalscope.scenario.source.Imports;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.ui.editor.run.CopyInput;
import org.portalscope.ui.editor.run.EditedRun;
import org.portalscope.ui.editor.run.EditedSchedule;
import org.portalscope.ui.editor.run.EditedSource;
import org.portalscope.ui.editor.run.ImportedInput;
import org.portalscope.ui.editor.run.InstalledProtocols;
import org.portalscope.ui.graph.PortalsGraphView;
import org.portalscope.ui.part.WindowLayout;
import org.portalscope.ui.recent.RecentFiles;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.world.program.SourceId;
import org.portalscope.world.program.SourceLocation;
import org.portalscope.world.schedule.ScheduleException;

/** Opens scenarios in the editor and starts them; the keys are for the graph then, until the user turns to the text. */
public final class Scenarios {

    private Scenarios() {
    }

    /**
     * Opens a scenario file. One with errors opens too; its editor shows them. A GOAL schedule opens as a new text, the MPI programs that do what it says.
     *
     * @throws ScenarioException if the file cannot be read at all, with a message for users
     */
    public static void open(IWorkbenchPage page, Path file) throws ScenarioException, PartInitException {
        open(page, input(file, GoalSettings.DEFAULT)).scenario().start();
        turnToGraph(page);
    }

    /**
     * Opens a scenario file as if it had been started with options of the command line: a scheduler, a seed, faults, a schedule, or what a GOAL schedule
     * runs with.
     *
     * @throws ScenarioException if the file cannot be read at all, a fault is none of the scenario, or an option is wrong, with a message for users
     * @throws ScheduleException if the schedule cannot be read, or belongs to another scenario
     */
    public static void open(IWorkbenchPage page, Path file, List<String> options) throws ScenarioException, ScheduleException, PartInitException {
        open(page, input(file, GoalSettings.of(options))).scenario().start(options);
        turnToGraph(page);
    }

    /** Makes an editor with the text of a GOAL schedule that of the same schedule with other settings, unless it has these. */
    static void change(ScenarioEditor editor, GoalSettings settings) throws ScenarioException {
        Optional<EditedSchedule> schedule = editor.run().source().schedule().filter(made -> !made.settings().equals(settings));
        if (schedule.isPresent()) {
            editor.become(scheduleInput(schedule.get().file(), settings));
        }
    }

    private static IEditorInput scheduleInput(Path file, GoalSettings settings) throws ScenarioException {
        EditedSchedule schedule = EditedSchedule.read(file, settings);
        IFileStore copy = copy(programName(file), schedule.program().text());
        return new CopyInput(copy, EditedSource.schedule(Path.of(copy.toURI()), schedule));
    }

    private static IEditorInput input(Path file, GoalSettings settings) throws ScenarioException {
        if (GoalFile.isGoal(file.toString())) {
            return scheduleInput(file, settings);
        }
        try {
            Scenario.read(file, InstalledProtocols.ALL);
        } catch (ScenarioException e) {
            if (e.problems().isEmpty()) {
                throw e;
            }
        }
        RecentFiles.add(file);
        return fileInput(file);
    }

    /** What the programs of a GOAL schedule are called: {@code ring.ptl} those of {@code ring.goal}. */
    private static String programName(Path schedule) {
        String name = String.valueOf(schedule.getFileName());
        return name.substring(0, name.lastIndexOf('.')) + ".ptl";
    }

    private static IEditorInput fileInput(Path file) {
        return new FileStoreEditorInput(EFS.getLocalFileSystem().fromLocalFile(file.toAbsolutePath().normalize().toFile()));
    }

    /** Opens a copy of a scenario of the library. */
    public static void openFromLibrary(IWorkbenchPage page, String id) throws ScenarioException, PartInitException {
        openCopy(page, id + ".ptl", Library.open(id).source());
    }

    /** Opens text as a scenario that has no file of the user's yet. */
    public static void openCopy(IWorkbenchPage page, String fileName, String text) throws PartInitException {
        open(page, new CopyInput(copy(fileName, text))).scenario().start();
        turnToGraph(page);
    }

    /**
     * Opens a copy of the text that was recorded, and marks in it what a session executes that repeats the recording.
     *
     * @param text the one that the run began with
     */
    public static void openRecorded(IWorkbenchPage page, EmbeddedFile text, OpenSession replay) throws PartInitException {
        IFileStore copy = copy(String.valueOf(Path.of(text.name()).getFileName()), text.text());
        EditedSource source = EditedSource.recorded(Path.of(copy.toURI()), text, replay.launch().files());
        ((ScenarioEditor) page.openEditor(new CopyInput(copy, source), ScenarioEditor.ID)).scenario().follow(replay, text.name());
    }

    /**
     * Opens a file that the text of an editor imports, and marks in it what the session of that text executes. One that is not the user's is only read.
     *
     * @param importer the text that imports it, as it is run
     */
    static ScenarioEditor openImported(IWorkbenchPage page, Imports.Module file, EditedRun importer) throws PartInitException {
        IEditorInput input = file.id().kind() == SourceId.Kind.FILE ? fileInput(Path.of(file.id().name()))
                : new ImportedInput(kept(file), importer.source().imported(file));
        ScenarioEditor editor = (ScenarioEditor) page.openEditor(input, ScenarioEditor.ID);
        importer.session().ifPresent(session -> editor.scenario().followImporter(session, file.name()));
        return editor;
    }

    private static ScenarioEditor open(IWorkbenchPage page, IEditorInput input) throws PartInitException {
        WindowLayout.DEBUGGING.show(page);
        return (ScenarioEditor) page.openEditor(input, ScenarioEditor.ID);
    }

    private static void turnToGraph(IWorkbenchPage page) {
        IViewPart graph = page.findView(PortalsGraphView.ID);
        if (page.getActiveEditor() instanceof ScenarioEditor editor && editor.isInSession() && graph != null) {
            page.activate(graph);
        }
    }

    /** The scenario that a recording is of, if it is understood. */
    public static Optional<Scenario> embedded(RecordingOrigin origin) {
        return EmbeddedScenario.read(origin, InstalledProtocols.ALL);
    }

    /** Shows a place that was executed in the editor of its text, if that is open. */
    public static void reveal(IWorkbenchPage page, SourceLocation place) {
        for (IEditorReference reference : page.getEditorReferences()) {
            if (reference.getEditor(false) instanceof ScenarioEditor editor && editor.run().holds(place)) {
                page.activate(editor);
                editor.places().revealExecuted(place.line());
            }
        }
    }

    /**
     * Starts what stands in the editor of a text without a file; whether it is open.
     *
     * @param text    where it comes from, as its launch says
     * @param options as on the command line
     * @throws ScenarioException if a fault is none of the scenario, or an option is wrong, with a message for users
     * @throws ScheduleException if the schedule cannot be read, or belongs to another scenario
     */
    public static boolean start(IWorkbenchPage page, String text, List<String> options) throws ScenarioException, ScheduleException {
        for (IEditorReference reference : page.getEditorReferences()) {
            if (reference.getEditor(false) instanceof ScenarioEditor editor && editor.getEditorInput().getToolTipText().equals(text)) {
                editor.scenario().start(options);
                return true;
            }
        }
        return false;
    }

    /** Throws away the copies of earlier starts; none of them is open. */
    public static void forgetCopies() throws IOException {
        Path area = area();
        if (Files.isDirectory(area)) {
            try (Stream<Path> files = Files.walk(area)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    private static Path area() {
        return Platform.getStateLocation(FrameworkUtil.getBundle(Scenarios.class)).toPath().resolve("copies");
    }

    /** Text editors want a file; copies have theirs where the workbench keeps its own things, one folder each. */
    private static IFileStore copy(String fileName, String text) {
        try {
            return written(Files.createTempDirectory(Files.createDirectories(area()), "copy").resolve(fileName), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The file of such a copy. */
    static Path copied(String fileName, String text) {
        return Path.of(copy(fileName, text).toURI());
    }

    /** The same text of one name has one place, and so one editor, for which a file that is written again would be one that has changed. */
    private static IFileStore kept(Imports.Module file) {
        UUID place = UUID.nameUUIDFromBytes((file.id() + "\n" + file.text()).getBytes(StandardCharsets.UTF_8));
        try {
            Path kept = Files.createDirectories(area().resolve(place.toString())).resolve(Path.of(file.id().name()).getFileName());
            return Files.exists(kept) ? EFS.getLocalFileSystem().fromLocalFile(kept.toFile()) : written(kept, file.text());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static IFileStore written(Path file, String text) throws IOException {
        Files.writeString(file, text, StandardCharsets.UTF_8);
        return EFS.getLocalFileSystem().fromLocalFile(file.toFile());
    }
}

package org.portalscope.ui.editor;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

import org.portalscope.expression.value.Problem;
import org.portalscope.scenario.ParseResult;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.run.SchedulerChoice;
import org.portalscope.ui.editor.mark.EditorMarks;
import org.portalscope.ui.editor.run.EditedRun;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.RunSettings;
import org.portalscope.world.schedule.Schedule;
import org.portalscope.world.schedule.ScheduleException;

/**
 * The scenario as it stands in the text of an editor, checked while one types, and started. A text with errors starts nothing: its errors are shown, and the
 * session of the last good text goes on and is marked as such.
 */
final class EditedScenario {

    private final EditedRun run;
    private final EditorMarks marks;
    private final Supplier<String> text;
    private final Consumer<ParseResult> shown;
    private final Consumer<Problem> reveal;
    private final Consumer<OpenSession> startImporter;

    /**
     * @param shown         takes what the text was read as, whenever the marks have shown it
     * @param reveal        shows a problem in the text
     * @param startImporter starts the text of another editor anew, whose session it is
     */
    EditedScenario(EditedRun run, EditorMarks marks, Supplier<String> text, Consumer<ParseResult> shown, Consumer<Problem> reveal,
            Consumer<OpenSession> startImporter) {
        this.run = run;
        this.marks = marks;
        this.text = text;
        this.shown = shown;
        this.reveal = reveal;
        this.startImporter = startImporter;
    }

    /** Starts it and goes to its first translation. */
    void start() {
        read().ifPresent(scenario -> begin(() -> run.start(scenario)));
    }

    /** The same with other settings, which hold for later starts, too. */
    void start(RunSettings settings) {
        run.set(settings);
        start();
    }

    /**
     * The same with options as on the command line: a scheduler, a seed, faults, or a schedule.
     *
     * @throws ScheduleException if the schedule cannot be read any more, or belongs to another scenario
     * @throws ScenarioException if a fault of the schedule is none of this scenario
     */
    void start(List<String> options) throws ScheduleException, ScenarioException {
        Optional<String> schedule = SchedulerChoice.schedule(options);
        if (schedule.isPresent()) {
            replay(Schedule.read(Path.of(schedule.get())));
        } else {
            start(RunSettings.of(options));
        }
    }

    /** Starts it and goes to where the cursor is, as far as it comes there again; of a file that is imported, the scenario that does so. */
    void startAgain() {
        if (run.isImported()) {
            check().problems().stream().findFirst().ifPresentOrElse(reveal, this::startImporter);
        } else {
            read().ifPresent(scenario -> begin(() -> run.startAgain(scenario)));
        }
    }

    private void startImporter() {
        run.moveBreakpoints();
        run.session().ifPresent(startImporter);
    }

    /**
     * Starts it with the choices of a schedule, behind which it goes on in turns.
     *
     * @throws ScheduleException if the schedule belongs to another scenario
     * @throws ScenarioException if a fault of the schedule is none of this scenario
     */
    void replay(Schedule schedule) throws ScheduleException, ScenarioException {
        Optional<Scenario> scenario = read();
        if (scenario.isPresent()) {
            marks.forgetFinding();
            run.replay(scenario.get(), schedule);
            marks.showCursor();
        }
    }

    /**
     * Marks the statements of the session of another editor, whose text imports this one.
     *
     * @param name what the other text calls it
     */
    void followImporter(OpenSession importer, String name) {
        begin(() -> run.followImporter(importer, name));
    }

    /**
     * Marks the statements of a session that repeats a recording of the text.
     *
     * @param name what the recording calls the text
     */
    void follow(OpenSession replay, String name) {
        begin(() -> run.follow(replay, name));
    }

    /** Marks the statements of the session that is the text's own by now. */
    void showOther() {
        begin(() -> { });
    }

    private void begin(Runnable start) {
        marks.forgetFinding();
        start.run();
        marks.showCursor();
    }

    /** The scenario; if it has errors, they are shown, and views that show what is in front say so. */
    private Optional<Scenario> read() {
        ParseResult result = check();
        result.problems().stream().findFirst().ifPresent(reveal);
        if (result.scenario().isEmpty()) {
            run.refuse(result);
        }
        return result.scenario();
    }

    /** Shows what is wrong with the text. */
    ParseResult check() {
        ParseResult result = run.source().check(text.get());
        show(result);
        return result;
    }

    /** Shows what a text was read as, unless there is another by then. */
    void show(ParseResult result, String read) {
        if (marks.isShown() && text.get().equals(read)) {
            show(result);
        }
    }

    private void show(ParseResult result) {
        run.setStale(!result.problems().isEmpty());
        marks.show(result);
        marks.updateCursor();
        shown.accept(result);
    }
}

package org.portalscope.ui.editor.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IURIEditorInput;
import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.analysis.breakpoint.BreakpointList;
import org.portalscope.goal.program.GoalSettings;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.scenario.ParseResult;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.recording.EmbeddedScenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.run.SchedulerChoice;
import org.portalscope.timeline.session.FormerPosition;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.OpenSessions;
import org.portalscope.ui.session.OpenSessionsListener;
import org.portalscope.ui.session.RunSettings;
import org.portalscope.ui.session.SessionServices;
import org.portalscope.ui.session.ShownSession;
import org.portalscope.world.program.SourceLocation;
import org.portalscope.world.schedule.Schedule;
import org.portalscope.world.schedule.ScheduleException;

/**
 * What is executed of the text of an editor: the session that was started from it last, and the text as it was then. It is the selected session when its
 * editor comes to the front, and goes on when the editor is closed.
 */
public final class EditedRun implements OpenSessionsListener {

    private final OpenSessions sessions = SessionServices.sessions();
    private final ShownSession shown = SessionServices.shown();
    private final Supplier<IEditorInput> input;
    private final Supplier<String> text;
    private final Runnable changed;
    private OpenSession session;
    /** Null as long as there has been no session. */
    private ExecutedText executed;
    /** What the session calls the text, if it only imports it: then it is the session of another editor. */
    private Optional<String> imported = Optional.empty();
    private Optional<String> obstacle = Optional.empty();
    private RunSettings settings = RunSettings.DEFAULT;

    /**
     * @param input   of the editor as it is now
     * @param text    that stands in it
     * @param changed told when another session is its own
     */
    public EditedRun(Supplier<IEditorInput> input, Supplier<String> text, Runnable changed) {
        this.input = input;
        this.text = text;
        this.changed = changed;
        sessions.addListener(this);
    }

    /** Leaves the session to go on without the editor. */
    public void dispose() {
        sessions.removeListener(this);
    }

    /** The session, if one is open. */
    public Optional<OpenSession> session() {
        return Optional.ofNullable(session);
    }

    /** Whether the selected session is that of the text, or a branch of it. */
    public boolean isSelected() {
        return session != null && shown.open().filter(session::isOfTheSameRun).isPresent();
    }

    /** What is at the cursor of the session, if it is the selected one. */
    public Optional<SessionSnapshot> snapshot() {
        return isSelected() ? shown.snapshot() : Optional.empty();
    }

    /**
     * What a name stands for at the cursor, with whose it is: the same name may stand for something else in other processes. Else what a function promises,
     * or what a word of a protocol means.
     */
    public Optional<String> words(String name) {
        return snapshot().flatMap(snapshot -> snapshot.value(name))
                .or(() -> source().contracts(text.get()).text(name));
    }

    /** Selects the session, or none if there is none. */
    public void comeToFront() {
        if (session != null && !isSelected()) {
            sessions.select(session);
        } else if (session == null) {
            obstacle.ifPresent(sessions::selectNone);
        }
    }

    /** Says why nothing is started. */
    public void refuse(ParseResult result) {
        obstacle = Optional.of(Obstacles.of(fileName(), result));
        comeToFront();
    }

    /** Says whether the text can be started no more. */
    public void setStale(boolean stale) {
        if (isOwn()) {
            sessions.setStale(session, stale);
        }
    }

    /** Starts a scenario and goes to its first translation. */
    public void start(Scenario scenario) {
        start(scenario, InitialPositions::firstTranslation);
    }

    /** Starts a scenario and goes to where the cursor is now, as far as it comes there again. */
    public void startAgain(Scenario scenario) {
        if (session == null || isImported()) {
            start(scenario);
            return;
        }
        SessionSnapshot before = session.controller().snapshot();
        FormerPosition former = new FormerPosition(before.timeline(), before.position());
        String words = former.words();
        start(scenario, former::find);
        SessionSnapshot now = session.controller().snapshot();
        if (!former.isFound(now.timeline(), now.position())) {
            shown.missed("'" + words + "' does not happen any more: the cursor is where the changed run becomes another.");
        }
    }

    /** With what it is started from now on. */
    public void set(RunSettings others) {
        settings = others;
    }

    /** Faults that are none of the scenario any more are left out, which is said. */
    private void start(Scenario scenario, Consumer<SessionDriver> begin) {
        try {
            start(settings.goal(goal(scenario)).launch(scenario, place(scenario)), begin);
        } catch (ScenarioException e) {
            settings = settings.faults(List.of());
            start(scenario, begin);
            shown.missed(e.getMessage() + " The run has no faults now.");
        }
    }

    /**
     * Starts a scenario with the choices of a schedule, behind which it goes on in turns.
     *
     * @throws ScheduleException if the schedule belongs to another scenario
     * @throws ScenarioException if a fault of the schedule is none of this scenario
     */
    public void replay(Scenario scenario, Schedule schedule) throws ScheduleException, ScenarioException {
        schedule.require(scenario.origin());
        Launch launch = Launch.replay(scenario.title(), place(scenario), scenario.worlds(schedule.faults()), schedule);
        List<String> options = new ArrayList<>(EmbeddedScenario.options(
                SchedulerChoice.scheduled(Path.of(schedule.file()).toAbsolutePath().toString()), schedule.faults()));
        options.addAll(goal(scenario).options());
        start(launch.embedding(EmbeddedScenario.files(scenario), options), InitialPositions::firstTranslation);
    }

    private void start(Launch launch, Consumer<SessionDriver> begin) {
        Optional<EditorBreakpoints> before = breakpoints().filter(known -> isOwn() && !session.isReplay());
        boolean sameFile = isOwn() && session.launch().source().equals(launch.source());
        List<Breakpoint> taken = sameFile ? List.of() : before.map(known -> known.renamed(source().name())).orElse(List.of());
        before.filter(known -> sameFile).ifPresent(EditorBreakpoints::move);
        boolean goesOn = isOwn() && !session.isReplay();
        begin(Optional.empty());
        session = goesOn ? sessions.replace(session, launch, begin) : sessions.open(launch, begin);
        take(taken);
    }

    /** The text has another file, which has no breakpoints of its own. */
    private void take(List<Breakpoint> breakpoints) {
        BreakpointList list = session.controller().breakpoints().list();
        if (list.all().isEmpty()) {
            breakpoints.forEach(list::add);
        }
    }

    /** Takes the session that repeats a recording of the text, which the recording has a name for. */
    public void follow(OpenSession replay, String name) {
        begin(Optional.of(name));
        session = replay;
    }

    private void begin(Optional<String> recorded) {
        executed = new ExecutedText(source(), text.get(), recorded);
        imported = Optional.empty();
        obstacle = Optional.of(Obstacles.closed(fileName()));
    }

    /**
     * Takes the session of another editor, whose text imports this one, unless it has one of its own.
     *
     * @param name what the other text calls it
     */
    public void followImporter(OpenSession importer, String name) {
        if (!isOwn()) {
            session = importer;
            imported = Optional.of(name);
            executed = ExecutedText.imported(source(), name, text.get(), importer.launch());
        }
    }

    /** Whether the session is that of another editor, whose text imports this one. */
    public boolean isImported() {
        return imported.isPresent();
    }

    private boolean isOwn() {
        return session != null && !isImported();
    }

    /** Whether a session is its own to start again, or one of the same text and faults. */
    public boolean starts(OpenSession other) {
        return isOwn() && shows(other);
    }

    private boolean shows(OpenSession other) {
        return session != null && session.isOfTheSameText(other);
    }

    /** If its session is closed, it goes on with a branch of that, if one is open. One of the same text is its own once it is selected. */
    @Override
    public void sessionsChanged() {
        sessions.selected().filter(selected -> selected != session && shows(selected)).ifPresent(selected -> {
            session = selected;
            changed.run();
        });
        if (session != null && !sessions.all().contains(session)) {
            session = sessions.all().stream().filter(session::isOfTheSameRun).findFirst().orElse(null);
        }
    }

    @Override
    public void replaced(OpenSession old, OpenSession replacement) {
        if (session == old) {
            session = replacement;
            imported.ifPresent(name -> executed = ExecutedText.imported(source(), name, text.get(), replacement.launch()));
        }
    }

    /** The breakpoints of the session on lines of the text as it stands; nothing without a session. */
    public Optional<EditorBreakpoints> breakpoints() {
        return session().map(open -> new EditorBreakpoints(open.controller().breakpoints(), this::holds, executed.name(), executed.text(), text.get()));
    }

    /** Takes the breakpoints of the text along to where their lines stand now, before it is executed again. */
    public void moveBreakpoints() {
        breakpoints().ifPresent(EditorBreakpoints::move);
    }

    /** Whether a place that was executed is in the text. */
    public boolean holds(SourceLocation place) {
        return executed == null ? source().id().equals(place.source()) : executed.holds(place);
    }

    /** Whether the text has been changed since it was started. */
    public boolean isChanged() {
        return session != null && !executed.text().equals(text.get());
    }

    /** Where the lines stand now that were executed. */
    public MovedLines moved() {
        return new MovedLines(executed == null ? "" : executed.text(), text.get());
    }

    /** The text of the editor, as the language sees it. */
    public EditedSource source() {
        return input.get() instanceof CopyInput copy ? copy.source() : EditedSource.file(Path.of(((IURIEditorInput) input.get()).getURI()));
    }

    private String fileName() {
        return input.get().getName();
    }

    /** Where a scenario is that the text says: in the file of its GOAL schedule as long as it is that of one. */
    private String place(Scenario scenario) {
        return source().schedule(scenario.source()).map(schedule -> schedule.file().toString()).orElseGet(input.get()::getToolTipText);
    }

    private GoalSettings goal(Scenario scenario) {
        return source().schedule(scenario.source()).map(EditedSchedule::settings).orElse(GoalSettings.DEFAULT);
    }
}

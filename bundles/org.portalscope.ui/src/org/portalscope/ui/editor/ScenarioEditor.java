package org.portalscope.ui.editor;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.text.Position;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IURIEditorInput;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.editors.text.TextEditor;
import org.eclipse.ui.menus.CommandContributionItem;
import org.eclipse.ui.menus.CommandContributionItemParameter;
import org.eclipse.ui.texteditor.ITextEditorActionConstants;
import org.portalscope.expression.value.Problem;
import org.portalscope.scenario.ParseResult;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.format.Formatter;
import org.portalscope.scenario.recording.EmbeddedScenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.session.FormerPosition;
import org.portalscope.session.InitialPositions;
import org.portalscope.session.Launch;
import org.portalscope.session.SessionDriver;
import org.portalscope.session.control.SessionListener;
import org.portalscope.session.control.SessionSnapshot;
import org.portalscope.session.timeline.Direction;
import org.portalscope.ui.part.TextSize;
import org.portalscope.ui.part.ThemeWatch;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.OpenSessions;
import org.portalscope.ui.session.OpenSessionsListener;
import org.portalscope.ui.session.SessionServices;
import org.portalscope.ui.session.ShownSession;
import org.portalscope.world.program.SourceLocation;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Schedule;
import org.portalscope.world.schedule.ScheduleException;

/**
 * Edits a scenario and starts it. A text with errors starts nothing: its errors are shown, and the session of the last good text goes
 * on and is marked as such. The session is selected when its editor comes to the front, and none if it has none; it goes on when the editor is closed.
 */
public final class ScenarioEditor extends TextEditor implements SessionListener, OpenSessionsListener {

    /** The editor's id in the workbench. */
    public static final String ID = "org.portalscope.ui.editor";

    private static final String FORMAT = "org.portalscope.ui.format";

    private final OpenSessions sessions = SessionServices.sessions();
    private final ShownSession shown = SessionServices.shown();
    private final ProblemAnnotations problems = new ProblemAnnotations();
    private ScenarioConfiguration configuration;
    private ProblemStrip strip;
    private CurrentLine currentLine;
    private FindingMark finding;
    private BreakpointRuler breakpoints;
    private final IPartListener2 visibility = new IPartListener2() {
        @Override
        public void partVisible(IWorkbenchPartReference part) {
            if (part.getPart(false) == ScenarioEditor.this) {
                comeToFront();
            }
        }
    };
    private OpenSession session;
    private String executed = "";
    private Optional<String> obstacle = Optional.empty();
    private boolean keptWithoutFile;
    /** What the recording calls the text whose session is shown, if it is in a recording. */
    private Optional<String> recordedName = Optional.empty();

    @Override
    protected void initializeEditor() {
        super.initializeEditor();
        configuration = new ScenarioConfiguration(getPreferenceStore(), this::tellProblems, this::value);
        setSourceViewerConfiguration(configuration);
        setEditorContextMenuId("#ScenarioEditorContext");
        setRulerContextMenuId("#ScenarioRulerContext");
    }

    @Override
    public void createPartControl(Composite parent) {
        Composite whole = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(whole);
        strip = new ProblemStrip(whole, this::reveal);
        Composite text = new Composite(whole, SWT.NONE);
        text.setLayout(new FillLayout());
        GridDataFactory.fillDefaults().grab(true, true).applyTo(text);
        super.createPartControl(text);
        currentLine = new CurrentLine(getSourceViewer());
        finding = new FindingMark(getSourceViewer());
        breakpoints = new BreakpointRuler(getSourceViewer(), this::breakpointsOfText);
        shown.addListener(this);
        sessions.addListener(this);
        getSite().getPage().addPartListener(visibility);
        ThemeWatch.on(whole, this::recolour);
        TextSize.follow(strip.control(), () -> whole.layout(true, true));
    }

    private void comeToFront() {
        if (session != null && !isInSession()) {
            sessions.select(session);
        } else if (session == null) {
            obstacle.ifPresent(sessions::selectNone);
        }
    }

    /**
     * Starts the scenario as it stands in the text and goes to its first translation; if it has errors, shows them. A file that scenarios
     * import starts nothing.
     */
    public void start() {
        readScenario().ifPresent(scenario -> start(scenario, InitialPositions::firstTranslation));
    }

    /** Starts the scenario and goes to where the cursor is now, as far as it comes there again. */
    private void startAgain() {
        Consumer<SessionDriver> begin = session == null ? InitialPositions::firstTranslation : former(session.controller().snapshot())::find;
        readScenario().ifPresent(scenario -> start(scenario, begin));
    }

    private static FormerPosition former(SessionSnapshot snapshot) {
        return new FormerPosition(snapshot.timeline(), snapshot.position());
    }

    /** The scenario as it stands in the text; if that has errors, they are shown, and views that show what is in front say so. */
    private Optional<Scenario> readScenario() {
        ParseResult result = parse(document().get());
        show(result);
        result.problems().stream().findFirst().ifPresent(this::reveal);
        if (result.scenario().isEmpty()) {
            obstacle = Optional.of(Obstacles.of(getEditorInput().getName(), result));
            comeToFront();
        }
        return result.scenario();
    }

    /**
     * Starts the scenario as it stands in the text with the choices of a schedule, behind which it goes on in turns; if it has errors, shows
     * them.
     *
     * @throws ScheduleException if the schedule belongs to another scenario
     * @throws ScenarioException if a fault of the schedule is none of this scenario
     */
    public void replay(Schedule schedule) throws ScheduleException, ScenarioException {
        Optional<Scenario> scenario = readScenario();
        if (scenario.isPresent()) {
            schedule.require(scenario.get().origin());
            Launch launch = Launch.replay(scenario.get().title(), sourceName(), scenario.get().worlds(schedule.faults()), schedule);
            List<String> options = EmbeddedScenario.options(List.of(), schedule.faults());
            start(launch.embedding(EmbeddedScenario.files(scenario.get()), options), InitialPositions::firstTranslation);
        }
    }

    /** Puts the text into the one style, as one change; if it has errors of syntax, shows them instead. */
    public void format() {
        String text = document().get();
        try {
            Formatting formatting = new Formatting(text, Formatter.format(getEditorInput().getName(), text));
            if (!formatting.before().equals(formatting.after())) {
                apply(formatting);
            }
        } catch (ScenarioException e) {
            readScenario();
        } catch (BadLocationException e) {
            throw new IllegalStateException("the text has changed while it was formatted", e);
        }
    }

    private void apply(Formatting formatting) throws BadLocationException {
        int caret = formatting.place(((ITextSelection) getSelectionProvider().getSelection()).getOffset());
        int front = formatting.front();
        int back = formatting.back();
        document().replace(front, formatting.before().length() - back - front,
                formatting.after().substring(front, formatting.after().length() - back));
        selectAndReveal(caret, 0);
    }

    /** Parses a text, a scenario or what scenarios import, as if it were in the editor's file, beside which the files are that it imports. */
    private ParseResult parse(String text) {
        return source().check(text);
    }

    private EditedSource source() {
        Path place = Path.of(((IURIEditorInput) getEditorInput()).getURI());
        return getEditorInput() instanceof CopyInput ? EditedSource.copy(place) : EditedSource.file(place);
    }

    private void start(Scenario scenario, Consumer<SessionDriver> begin) {
        Launch launch = new Launch(scenario.title(), sourceName(), scenario::world, RoundRobinScheduler::new);
        start(launch.embedding(EmbeddedScenario.files(scenario), List.of()), begin);
    }

    private void start(Launch launch, Consumer<SessionDriver> begin) {
        finding.clear();
        breakpointsOfText().filter(before -> !session.isReplay()).ifPresent(EditorBreakpoints::move);
        executed = document().get();
        obstacle = Optional.of(Obstacles.closed(getEditorInput().getName()));
        recordedName = Optional.empty();
        session = session == null || session.isReplay() ? sessions.open(launch, begin) : sessions.replace(session, launch, begin);
        markStatement();
    }

    /**
     * Marks the statements of a session that repeats a recording of the text. The text can be changed and started as any other, as a session of its own.
     *
     * @param name what the recording calls the text
     */
    void follow(OpenSession replay, String name) {
        executed = document().get();
        obstacle = Optional.of(Obstacles.closed(getEditorInput().getName()));
        recordedName = Optional.of(name);
        session = replay;
        markStatement();
    }

    /** Where the text is. */
    private String sourceName() {
        return getEditorInput().getToolTipText();
    }

    /** The user's file that it edits; none for a copy, or for a text from a recording. */
    public Optional<Path> file() {
        return getEditorInput() instanceof IURIEditorInput file && !(file instanceof CopyInput) ? Optional.of(Path.of(file.getURI())) : Optional.empty();
    }

    /** Whether the selected session is that of this editor's scenario, or a branch of it. */
    public boolean isInSession() {
        return session != null && shown.open().filter(session::isOfTheSameRun).isPresent();
    }

    /** If its session is closed, it goes on with a branch of that, if one is open. */
    @Override
    public void sessionsChanged() {
        if (session != null && !sessions.all().contains(session)) {
            session = sessions.all().stream().filter(session::isOfTheSameRun).findFirst().orElse(null);
        }
    }

    @Override
    public void replaced(OpenSession old, OpenSession replacement) {
        session = session == old ? replacement : session;
    }

    /** Shows what is wrong with a text, unless there is another by then. */
    private void tellProblems(String text) {
        ParseResult result = parse(text);
        PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
            if (getSourceViewer() != null && document().get().equals(text)) {
                show(result);
            }
        });
    }

    private void show(ParseResult result) {
        if (session != null) {
            sessions.setStale(session, !result.problems().isEmpty());
        }
        if (getSourceViewer().getAnnotationModel() != null) {
            problems.show(result, document(), getSourceViewer().getAnnotationModel());
        }
        strip.show(result);
    }

    /** What a name stands for at the cursor, with whose it is: the same name may stand for something else in other processes. */
    private Optional<String> value(String name) {
        return isInSession() ? shown.snapshot().flatMap(snapshot -> snapshot.value(name)) : Optional.empty();
    }

    private void reveal(Problem problem) {
        Position place = ProblemAnnotations.place(problem, document());
        selectAndReveal(place.getOffset(), place.getLength());
        setFocus();
    }

    private IDocument document() {
        return getDocumentProvider().getDocument(getEditorInput());
    }

    @Override
    public void changed() {
        if (currentLine != null) {
            markStatement();
        }
    }

    /** The breakpoints of the session on lines of the text as it stands; nothing without a session. */
    private Optional<EditorBreakpoints> breakpointsOfText() {
        return Optional.ofNullable(session).map(open -> new EditorBreakpoints(open.controller().breakpoints(), this::edits,
                recordedName.orElseGet(() -> source().name()), executed, document().get()));
    }

    /** The line of the caret, from 1. */
    int caretLine() {
        return ((ITextSelection) getSelectionProvider().getSelection()).getStartLine() + 1;
    }

    /** Sets a breakpoint at a line of the text, from 1, or removes the one that is there. */
    public void toggleBreakpoint(int line) {
        tellOfLine(breakpoints.toggle(line), line);
    }

    /** Runs to a line of the text, from 1, or back to it. */
    void runToLine(int line, Direction direction) {
        tellOfLine(breakpoints.run(line, direction), line);
    }

    private void tellOfLine(boolean hasStatement, int line) {
        if (!hasStatement) {
            shown.missed("No statement of a session begins at line " + line + " or below it.");
        }
    }

    /** The line of the ruler that the pointer was used at last. */
    private void toggleBreakpointOfRuler() {
        toggleBreakpoint(getVerticalRuler().getLineOfLastMouseButtonActivity() + 1);
    }

    @Override
    protected void createActions() {
        super.createActions();
        setAction(ITextEditorActionConstants.RULER_DOUBLE_CLICK, new RulerAction(this::toggleBreakpointOfRuler));
    }

    /** Marks the statement at the cursor where it stands now: the text may have been edited since it was started. */
    private void markStatement() {
        breakpoints.follow(Optional.ofNullable(session));
        Optional<Integer> line = isInSession() ? shown.snapshot().flatMap(snapshot -> CurrentLine.of(snapshot, this::edits)) : Optional.empty();
        Optional<Integer> now = line.flatMap(new MovedLines(executed, document().get())::now);
        currentLine.show(now);
        if (isInSession()) {
            shown.snapshot().flatMap(SessionSnapshot::finding).ifPresent(words -> finding.show(now, words));
        }
    }

    /** Whether it edits the source of a place that was executed. */
    boolean edits(SourceLocation place) {
        return recordedName.map(place.file()::equals).orElseGet(() -> source().id().equals(place.source()));
    }

    /** Shows a line that was executed, where it stands now. */
    void revealExecuted(int line) {
        new MovedLines(executed, document().get()).now(line).ifPresent(now -> {
            try {
                selectAndReveal(document().getLineOffset(now - 1), 0);
                setFocus();
            } catch (BadLocationException e) {
                throw new IllegalStateException("no line " + now, e);
            }
        });
    }

    /** A copy has no file of the user's to be saved to. */
    @Override
    public void doSave(IProgressMonitor monitor) {
        if (getEditorInput() instanceof CopyInput) {
            performSaveAs(monitor);
        } else {
            super.doSave(monitor);
        }
        if (!isDirty()) {
            keptWithoutFile = false;
            startAgain();
        }
    }

    /** When the file has gone, its text is the only one there is: the user decides, and whoever just closes the question keeps it. */
    @Override
    protected void handleEditorInputChanged() {
        if (!getDocumentProvider().isDeleted(getEditorInput())) {
            keptWithoutFile = false;
            super.handleEditorInputChanged();
        } else if (!keptWithoutFile) {
            keptWithoutFile = true;
            switch (MissingFile.ask(getSite().getShell(), getEditorInput().getName())) {
                case SAVE -> performSaveAs(new NullProgressMonitor());
                case CLOSE -> close(false);
                case KEEP -> { }
            }
        }
    }

    @Override
    protected void performSaveAs(IProgressMonitor monitor) {
        Optional<IEditorInput> chosen = SaveAs.ask(getSite().getShell(), getEditorInput());
        chosen.ifPresent(input -> SaveAs.save(this, input, document().get(), monitor));
    }

    /** Makes the editor that of another file. */
    void become(IEditorInput input) {
        setInput(input);
    }

    @Override
    protected void editorContextMenuAboutToShow(IMenuManager menu) {
        for (String action : new String[] {ITextEditorActionConstants.UNDO, ITextEditorActionConstants.CUT,
            ITextEditorActionConstants.COPY, ITextEditorActionConstants.PASTE, ITextEditorActionConstants.SELECT_ALL}) {
            addAction(menu, action);
        }
        menu.add(new CommandContributionItem(new CommandContributionItemParameter(getSite(), null, FORMAT, CommandContributionItem.STYLE_PUSH)));
    }

    @Override
    protected void rulerContextMenuAboutToShow(IMenuManager menu) {
        menu.add(new RulerAction(this::toggleBreakpointOfRuler));
    }

    @Override
    protected boolean isTabsToSpacesConversionEnabled() {
        return true;
    }

    private void recolour() {
        configuration.recolour();
        strip.recolour();
        getSourceViewer().invalidateTextPresentation();
    }

    @Override
    public void dispose() {
        shown.removeListener(this);
        sessions.removeListener(this);
        if (breakpoints != null) {
            breakpoints.dispose();
        }
        getSite().getPage().removePartListener(visibility);
        super.dispose();
    }
}

package org.portalscope.ui.editor;

import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.text.IDocumentExtension3;
import org.eclipse.jface.text.source.CompositeRuler;
import org.eclipse.jface.text.source.DefaultCharacterPairMatcher;
import org.eclipse.jface.text.source.IVerticalRulerColumn;
import org.eclipse.jface.viewers.IPostSelectionProvider;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.editors.text.TextEditor;
import org.eclipse.ui.texteditor.ITextEditorActionConstants;
import org.eclipse.ui.texteditor.SourceViewerDecorationSupport;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;
import org.portalscope.presentation.control.SessionListener;
import org.portalscope.scenario.ParseResult;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.ui.editor.assist.ParametersAction;
import org.portalscope.ui.editor.mark.BreakpointRuler;
import org.portalscope.ui.editor.mark.EditorMarks;
import org.portalscope.ui.editor.mark.WrappedLines;
import org.portalscope.ui.editor.outline.EditorOutline;
import org.portalscope.ui.editor.run.EditedRun;
import org.portalscope.ui.editor.run.EditedSchedule;
import org.portalscope.ui.part.TextSize;
import org.portalscope.ui.part.ThemeWatch;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.SessionServices;
import org.portalscope.ui.session.ShownSession;
import org.portalscope.world.schedule.Schedule;
import org.portalscope.world.schedule.ScheduleException;

/** Edits a scenario and starts it. */
public final class ScenarioEditor extends TextEditor implements SessionListener {

    /** The editor's id in the workbench. */
    public static final String ID = "org.portalscope.ui.editor";

    /** The id of the view that has the outline of the text. */
    public static final String OUTLINE = "org.portalscope.ui.outline";

    private static final String PARAMETERS = "ContentAssistContextInformation";
    private static final String BRACKETS = "matchingBrackets";

    private final ShownSession shown = SessionServices.shown();
    private final EditedRun run = new EditedRun(this::getEditorInput, this::text, this::showOther);
    private ScenarioConfiguration configuration;
    private ProblemStrip strip;
    private EditorMarks marks;
    private EditedScenario scenario;
    private TextCommands commands;
    private final EditorFile file = new EditorFile(this);
    private final EditorPlaces places = new EditorPlaces(this, shown::missed);
    private final EditorOutline outline = new EditorOutline(this::text, item -> places.reveal(item.name()));
    private final IPartListener2 visibility = new IPartListener2() {
        @Override
        public void partVisible(IWorkbenchPartReference part) {
            if (part.getPart(false) == ScenarioEditor.this) {
                run.comeToFront();
            }
        }
    };

    /** The constructor of the platform's editor calls it, before there is anything else of this one. */
    @Override
    protected void initializeEditor() {
        super.initializeEditor();
        configuration = new ScenarioConfiguration(getPreferenceStore(), this::tellProblems, name -> run.words(name),
                text -> run.source().contracts(text));
        setSourceViewerConfiguration(configuration);
        setEditorContextMenuId("#ScenarioEditorContext");
        setRulerContextMenuId("#ScenarioRulerContext");
    }

    @Override
    public void createPartControl(Composite parent) {
        Composite whole = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(whole);
        strip = new ProblemStrip(whole, places::reveal);
        Composite text = new Composite(whole, SWT.NONE);
        text.setLayout(new FillLayout());
        GridDataFactory.fillDefaults().grab(true, true).applyTo(text);
        super.createPartControl(text);
        marks = new EditorMarks(getSourceViewer(), run, shown::missed);
        WrappedLines.follow(getSourceViewer().getTextWidget(), () -> getVerticalRuler().update());
        scenario = new EditedScenario(run, marks, this::text, this::show, places::reveal, this::startImporter);
        commands = new TextCommands(getSourceViewer(), shown::missed);
        ((IPostSelectionProvider) getSelectionProvider()).addPostSelectionChangedListener(event -> followCaret());
        shown.addListener(this);
        getSite().getPage().addPartListener(visibility);
        ThemeWatch.on(whole, this::recolour);
        TextSize.follow(strip.control(), () -> whole.layout(true, true));
    }

    /**
     * Starts the scenario as it stands in the text and goes to its first translation; if it has errors, shows them. A file that scenarios
     * import starts nothing.
     */
    public void start() {
        scenario.start();
    }

    /**
     * Starts the scenario as it stands in the text with the choices of a schedule, behind which it goes on in turns; if it has errors, shows
     * them.
     *
     * @throws ScheduleException if the schedule belongs to another scenario
     * @throws ScenarioException if a fault of the schedule is none of this scenario
     */
    public void replay(Schedule schedule) throws ScheduleException, ScenarioException {
        scenario.replay(schedule);
    }

    private void startImporter(OpenSession session) {
        RunTarget.of(getSite().getPage(), session).startAgain();
    }

    private void showOther() {
        scenario.showOther();
    }

    /** The scenario as it stands in the text. */
    EditedScenario scenario() {
        return scenario;
    }

    /** What is executed of the text. */
    EditedRun run() {
        return run;
    }

    /** Puts the text into the one style, as one change; if it has errors of syntax, shows them instead. */
    public void format() {
        try {
            commands.format(getEditorInput().getName());
        } catch (ScenarioException e) {
            scenario.check().problems().stream().findFirst().ifPresent(places::reveal);
        }
    }

    /** The user's file that it edits; none for a copy, or for a text from a recording. */
    public Optional<Path> file() {
        return file.path();
    }

    /** The user's file with the text as it stands, which is saved if it has changes; nothing if there is no such file or it cannot be saved. */
    public Optional<Path> saved() {
        if (file().isPresent() && isDirty()) {
            doSave(new NullProgressMonitor());
        }
        return file().filter(path -> !isDirty());
    }

    /** A file of the workbench's with a copy of the text as it stands, for this start. */
    public Path copied() {
        return Scenarios.copied(getEditorInput().getName(), text());
    }

    /** The user's file that opens it again: the one that it edits, or the GOAL schedule that its text was made of. */
    public Optional<Path> origin() {
        return file().or(() -> run.source().schedule().map(EditedSchedule::file));
    }

    /** Whether the selected session is that of this editor's scenario, or a branch of it. */
    public boolean isInSession() {
        return run.isSelected();
    }

    /** From another thread. */
    private void tellProblems(String text) {
        ParseResult result = run.source().check(text);
        PlatformUI.getWorkbench().getDisplay().asyncExec(() -> scenario.show(result, text));
    }

    private void show(ParseResult result) {
        strip.show(result);
        outline.update(places.caret());
    }

    private void followCaret() {
        marks.showUses(places.caret());
        outline.follow(places.caret());
    }

    @Override
    public <T> T getAdapter(Class<T> adapter) {
        return adapter == IContentOutlinePage.class ? adapter.cast(outline.page()) : super.getAdapter(adapter);
    }

    /** Shows the outline over the text. */
    void openOutline() {
        outline.open(getSite().getShell());
    }

    /** What can be done with the text at the caret. */
    TextCommands commands() {
        return commands;
    }

    /** The caret, and where it can be brought to. */
    EditorPlaces places() {
        return places;
    }

    /** What stands in it now. */
    String text() {
        return getDocumentProvider().getDocument(getEditorInput()).get();
    }

    @Override
    public void changed() {
        marks.showCursor();
    }

    /** The breakpoints beside the lines. */
    BreakpointRuler breakpoints() {
        return marks.breakpoints();
    }

    /** The line of the ruler that the pointer was used at last. */
    private void toggleBreakpointOfRuler() {
        breakpoints().toggle(getVerticalRuler().getLineOfLastMouseButtonActivity() + 1);
    }

    @Override
    protected void createActions() {
        super.createActions();
        setAction(PARAMETERS, new ParametersAction(() -> getSourceViewer()));
        setAction(ITextEditorActionConstants.RULER_DOUBLE_CLICK, new RulerAction(this::toggleBreakpointOfRuler));
    }

    @Override
    protected IVerticalRulerColumn createAnnotationRulerColumn(CompositeRuler ruler) {
        return BreakpointRuler.column();
    }

    @Override
    public void doSave(IProgressMonitor monitor) {
        file.save(monitor, () -> super.doSave(monitor));
    }

    /** Once the editor has the focus. The platform's own question does not come where an editor gets that for the first time. */
    @Override
    protected void handleEditorInputChanged() {
        getSite().getShell().getDisplay().asyncExec(() -> {
            if (getSourceViewer() != null) {
                file.changed();
            }
        });
    }

    @Override
    protected void performSaveAs(IProgressMonitor monitor) {
        file.saveAs(monitor);
    }

    @Override
    public boolean isEditable() {
        return !file.isFixed() && super.isEditable();
    }

    @Override
    public boolean isEditorInputReadOnly() {
        return file.isFixed() || super.isEditorInputReadOnly();
    }

    @Override
    public boolean isEditorInputModifiable() {
        return !file.isFixed() && super.isEditorInputModifiable();
    }

    /** Makes the editor that of another file. */
    void become(IEditorInput input) {
        setInput(input);
    }

    @Override
    protected void configureSourceViewerDecorationSupport(SourceViewerDecorationSupport support) {
        super.configureSourceViewerDecorationSupport(support);
        support.setCharacterPairMatcher(new DefaultCharacterPairMatcher("()[]{}".toCharArray(), IDocumentExtension3.DEFAULT_PARTITIONING));
        support.setMatchingCharacterPainterPreferenceKeys(BRACKETS, BRACKETS + "Color");
    }

    @Override
    protected void editorContextMenuAboutToShow(IMenuManager menu) {
        EditorMenus.ACTIONS.forEach(action -> addAction(menu, action));
        EditorMenus.addCommands(menu, getSite());
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
        run.dispose();
        if (marks != null) {
            marks.dispose();
        }
        getSite().getPage().removePartListener(visibility);
        super.dispose();
    }
}

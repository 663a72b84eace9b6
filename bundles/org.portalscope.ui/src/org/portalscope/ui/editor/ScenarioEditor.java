package org.portalscope.ui.editor;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentExtension3;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.DefaultCharacterPairMatcher;
import org.eclipse.jface.viewers.IPostSelectionProvider;
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
import org.eclipse.ui.texteditor.SourceViewerDecorationSupport;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;
import org.portalscope.expression.value.Problem;
import org.portalscope.scenario.ParseResult;
import org.portalscope.scenario.editing.OutlineItem;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.session.control.SessionListener;
import org.portalscope.ui.editor.assist.ParametersAction;
import org.portalscope.ui.editor.mark.BreakpointRuler;
import org.portalscope.ui.editor.mark.EditorMarks;
import org.portalscope.ui.editor.mark.ProblemAnnotations;
import org.portalscope.ui.editor.mark.WrappedLines;
import org.portalscope.ui.editor.outline.EditorOutline;
import org.portalscope.ui.editor.run.CopyInput;
import org.portalscope.ui.editor.run.EditedRun;
import org.portalscope.ui.part.TextSize;
import org.portalscope.ui.part.ThemeWatch;
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
    private static final List<String> ACTIONS_IN_MENU = List.of(ITextEditorActionConstants.UNDO, ITextEditorActionConstants.CUT,
            ITextEditorActionConstants.COPY, ITextEditorActionConstants.PASTE, ITextEditorActionConstants.SELECT_ALL);
    private static final List<String> COMMANDS_IN_MENU = List.of("org.portalscope.ui.format", "org.portalscope.ui.toggleComment", "org.portalscope.ui.rename",
            "org.portalscope.ui.goToDeclaration", "org.portalscope.ui.quickOutline");

    private final ShownSession shown = SessionServices.shown();
    private final EditedRun run = new EditedRun(this::getEditorInput, this::text, this::showOther);
    private ScenarioConfiguration configuration;
    private ProblemStrip strip;
    private EditorMarks marks;
    private EditedScenario scenario;
    private TextCommands commands;
    private final MissingFile missing = new MissingFile();
    private final EditorOutline outline = new EditorOutline(this::text, this::reveal);
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
        configuration = new ScenarioConfiguration(getPreferenceStore(), this::tellProblems, name -> run.words(name));
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
        marks = new EditorMarks(getSourceViewer(), run, shown::missed);
        WrappedLines.follow(getSourceViewer().getTextWidget(), () -> getVerticalRuler().update());
        scenario = new EditedScenario(run, marks, this::text, this::show, this::reveal);
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
            scenario.check().problems().stream().findFirst().ifPresent(this::reveal);
        }
    }

    /** The user's file that it edits; none for a copy, or for a text from a recording. */
    public Optional<Path> file() {
        return getEditorInput() instanceof IURIEditorInput file && !(file instanceof CopyInput) ? Optional.of(Path.of(file.getURI())) : Optional.empty();
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
        outline.update(caret());
    }

    private void reveal(Problem problem) {
        Position place = ProblemAnnotations.place(problem, document());
        selectAndReveal(place.getOffset(), place.getLength());
        setFocus();
    }

    private void reveal(OutlineItem item) {
        selectAndReveal(item.name().offset(), item.name().length());
    }

    private void followCaret() {
        marks.showUses(caret());
        outline.follow(caret());
    }

    private int caret() {
        return ((ITextSelection) getSelectionProvider().getSelection()).getOffset();
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

    private IDocument document() {
        return getDocumentProvider().getDocument(getEditorInput());
    }

    private String text() {
        return document().get();
    }

    @Override
    public void changed() {
        marks.showCursor();
    }

    /** The line of the caret, from 1. */
    int caretLine() {
        return ((ITextSelection) getSelectionProvider().getSelection()).getStartLine() + 1;
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

    /** Shows a line that was executed, where it stands now. */
    void revealExecuted(int line) {
        run.moved().now(line).ifPresent(now -> {
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
            missing.found();
            scenario.startAgain();
        }
    }

    /**
     * When the file has gone, its text is the only one there is: the user decides, and whoever just closes the question keeps it. Where somebody else has
     * written the file and the user takes that text, it is run as one that has been saved.
     */
    @Override
    protected void handleEditorInputChanged() {
        if (!getDocumentProvider().isDeleted(getEditorInput())) {
            missing.found();
            String before = text();
            super.handleEditorInputChanged();
            if (!text().equals(before)) {
                scenario.startAgain();
            }
        } else {
            switch (missing.ask(getSite().getShell(), getEditorInput().getName())) {
                case SAVE -> performSaveAs(new NullProgressMonitor());
                case CLOSE -> close(false);
                case KEEP -> { }
            }
        }
    }

    @Override
    protected void performSaveAs(IProgressMonitor monitor) {
        Optional<IEditorInput> chosen = SaveAs.ask(getSite().getShell(), getEditorInput());
        chosen.ifPresent(input -> SaveAs.save(this, input, text(), monitor));
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
        ACTIONS_IN_MENU.forEach(action -> addAction(menu, action));
        for (String command : COMMANDS_IN_MENU) {
            menu.add(new CommandContributionItem(new CommandContributionItemParameter(getSite(), null, command, CommandContributionItem.STYLE_PUSH)));
        }
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

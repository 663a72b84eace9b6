package org.portalscope.ui.translation;

import java.util.List;
import java.util.Optional;

import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.actions.ActionFactory;
import org.portalscope.analysis.search.StepQuery;
import org.portalscope.analysis.search.WatchedValue;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.presentation.control.StepSubjects;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.State;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.state.ProcessSubject;
import org.portalscope.ui.part.Banner;
import org.portalscope.ui.part.Colours;
import org.portalscope.ui.part.Commands;
import org.portalscope.ui.part.CopyAsMenu;
import org.portalscope.ui.part.CopyText;
import org.portalscope.ui.part.EmptyHint;
import org.portalscope.ui.part.SessionView;
import org.portalscope.ui.part.ValueMenu;
import org.portalscope.ui.part.ValueSelection;
import org.portalscope.ui.session.OpenSession;

/** Tells the transition that the cursor is in step by step: what is decided and changed, by which section, and what comes next. */
public final class TranslationView extends SessionView implements ValueSelection {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.translation";

    private static final int WHOLE_MARGIN = 3;

    private Composite stack;
    private Composite told;
    private EmptyHint hint;
    private Breadcrumb breadcrumb;
    private Banner header;
    private StepTable table;
    /** The sentence of the row that one looks at, if the table has no room for all of it. */
    private Banner whole;
    private String wholeWords = "";
    private SessionSnapshot shown;
    /** What is selected in some view, as far as the table knows. */
    private Optional<ProcessSubject> linked = Optional.empty();
    private TransitionRows rows = TransitionRows.NONE;

    @Override
    protected void createContents(Composite parent) {
        stack = new Composite(parent, SWT.NONE);
        stack.setLayout(new StackLayout());
        hint = new EmptyHint(stack);
        told = new Composite(stack, SWT.NONE);
        told.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(told);
        breadcrumb = new Breadcrumb(told, this::select);
        GridDataFactory.fillDefaults().grab(true, false).hint(SWT.DEFAULT, breadcrumb.height()).applyTo(breadcrumb.control());
        header = new Banner(told, 0, State.PASSED_OVER, Commands::run);
        table = new StepTable(told, this::seek);
        table.control().addListener(SWT.Selection, event -> {
            select();
            tellWhole();
        });
        StepCopies copies = new StepCopies(table::chosen, this::selectedSubject, () -> controller().open().map(OpenSession::controller));
        CopyText copy = new CopyText(copies::text);
        getViewSite().getActionBars().setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
        table.control().setMenu(ValueMenu.of(table.control(), getSite(), new ActionContributionItem(copy), new CopyAsMenu(copies)));
        table.control().addListener(SWT.Resize, event -> tellWhole());
        GridDataFactory.fillDefaults().grab(true, true).indent(0, 4).applyTo(table.control());
        whole = new Banner(told, WHOLE_MARGIN, State.PASSED_OVER, Commands::run);
        recolour();
    }

    private void seek(int row) {
        ifStillShown(() -> controller().seek(new Position(shown.position().transition(), row + 1)));
    }

    /** Selects in all views what the selected step is about. */
    private void select() {
        ifStillShown(() -> selectedSubject().ifPresent(subject -> controller().selectSubject(Optional.of(subject))));
    }

    private Optional<ProcessSubject> selectedSubject() {
        int row = table.control().getSelectionIndex();
        return row < 0 ? Optional.empty() : StepSubjects.of(shown.transition().orElseThrow(), row);
    }

    /** Whether the step of a row is about what is selected in some view. */
    public boolean isLinked(int row) {
        return controller().selectedSubject().filter(selected -> StepSubjects.isAbout(shown.transition().orElseThrow(), row, selected)).isPresent();
    }

    private void select(int frame) {
        ifStillShown(() -> controller().select(frame));
    }

    /** The steps that change the value that the selected one changes. */
    @Override
    public Optional<StepQuery> changesOfSelection() {
        int row = table.control().getSelectionIndex();
        return row < 0 ? Optional.empty() : WatchedValue.changedBy(shown.transition().orElseThrow(), row)
                .map(value -> StepQuery.changes(value, value.toString()));
    }

    /** What is drawn may be older than the cursor for a moment. */
    private void ifStillShown(Runnable action) {
        if (controller().snapshot().filter(now -> now == shown).isPresent()) {
            action.run();
        }
    }

    @Override
    protected void showSession() {
        Optional<SessionSnapshot> snapshot = controller().snapshot().filter(it -> it.transition().isPresent());
        StackLayout layout = (StackLayout) stack.getLayout();
        layout.topControl = snapshot.isPresent() ? told : hint.control();
        snapshot.ifPresentOrElse(this::tell, this::empty);
        stack.layout();
    }

    private void tell(SessionSnapshot snapshot) {
        if (snapshot != shown) {
            shown = snapshot;
            tellTransition(snapshot);
        }
        if (!linked.equals(controller().selectedSubject())) {
            linked = controller().selectedSubject();
            table.link(this::isLinked);
        }
    }

    private void tellTransition(SessionSnapshot snapshot) {
        breadcrumb.show(TranslationWords.crumbs(snapshot), snapshot.selected());
        String words = TranslationWords.header(snapshot);
        header.show(Banner.escaped(words), words, State.PASSED_OVER);
        rows = rows.at(snapshot);
        table.show(rows.rows(), rows.steps(), snapshot.position().step());
        tellWhole();
    }

    private void tellWhole() {
        String words = table.cut().orElse("");
        if (!words.equals(wholeWords)) {
            wholeWords = words;
            if (words.isEmpty()) {
                whole.hide();
            } else {
                whole.show(Banner.escaped(words), words, State.PASSED_OVER);
            }
        }
    }

    private void empty() {
        shown = null;
        linked = Optional.empty();
        table.link(row -> false);
        table.show(List.of(), List.of(), 0);
        if (controller().open().isEmpty()) {
            hint.showNoSession(controller());
        } else {
            hint.show("No message is being translated. <a href=\"org.portalscope.ui.resume\">F8</a> runs to the end, "
                    + "<a href=\"org.portalscope.ui.stepOver\">F6</a> goes on to the next statement or match entry.");
        }
    }

    @Override
    protected void recolour() {
        told.setBackground(Colours.of(ColorRole.CANVAS));
        header.recolour();
        ((GridData) breadcrumb.control().getLayoutData()).heightHint = breadcrumb.height();
        breadcrumb.control().redraw();
        hint.recolour();
        table.recolour();
        whole.recolour();
        tellWhole();
    }

    @Override
    public void setFocus() {
        if (controller().snapshot().filter(it -> it.transition().isPresent()).isPresent()) {
            table.control().setFocus();
        } else {
            hint.control().setFocus();
        }
    }
}

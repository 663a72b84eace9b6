package org.portalscope.ui.variables;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.preference.IPersistentPreferenceStore;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.preferences.ScopedPreferenceStore;
import org.portalscope.analysis.search.StepQuery;
import org.portalscope.analysis.search.WatchedValueReader;
import org.portalscope.expression.value.Problems;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.presentation.watch.ValuePath;
import org.portalscope.presentation.watch.WatchExpression;
import org.portalscope.timeline.session.Session;
import org.portalscope.ui.part.CopyAsMenu;
import org.portalscope.ui.part.CopyText;
import org.portalscope.ui.part.EmptyHint;
import org.portalscope.ui.part.LineDialog;
import org.portalscope.ui.part.RowCopySource;
import org.portalscope.ui.part.SessionView;
import org.portalscope.ui.part.TextTree;
import org.portalscope.ui.part.TextTree.Branch;
import org.portalscope.ui.part.ValueMenu;
import org.portalscope.ui.part.ValueSelection;

/** Lists expressions with their values at the cursor, wherever that goes; they are kept for the next start. */
public final class ExpressionsView extends SessionView implements ValueSelection {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.expressions";

    private static final String WATCH = "org.portalscope.ui.watch";
    private static final String NONE = "Expressions that are watched are here, with their values at the cursor. <a href=\"" + WATCH + "\">Add one</a>, such as "
            + "inbox[3] or events(eq) > 0, or choose Watch in the menu of a value.";
    private static final String WORDS = "An expression about the process that is shown, such as inbox[3], md.mem_desc.threshold or events(eq) > 0; "
            + "about another one with its name in front, server: inbox[3]";

    private final IPersistentPreferenceStore store = new ScopedPreferenceStore(InstanceScope.INSTANCE, "org.portalscope.ui");
    private final WatchedExpressions watched = new WatchedExpressions(KeptLines.read(store, ID), lines -> KeptLines.write(store, ID, lines));
    private Composite stack;
    private EmptyHint hint;
    private TextTree values;

    @Override
    protected void createContents(Composite parent) {
        stack = new Composite(parent, SWT.NONE);
        stack.setLayout(new StackLayout());
        hint = new EmptyHint(stack);
        values = new TextTree(stack);
        RowCopySource copies = RowCopySource.of(values);
        values.control().setMenu(ValueMenu.of(values.control(), getSite(), ValueMenu.command(getSite(), WATCH), new CopyAsMenu(copies)));
        getViewSite().getActionBars().setGlobalActionHandler(ActionFactory.COPY.getId(), new CopyText(copies::text));
        values.control().addListener(SWT.KeyDown, this::press);
        values.control().addListener(SWT.DefaultSelection, event -> selected().ifPresent(this::change));
        recolour();
    }

    private void press(Event event) {
        if (event.keyCode == SWT.DEL) {
            selected().ifPresent(watched::remove);
            showSession();
        } else if (event.keyCode == SWT.F2) {
            selected().ifPresent(this::change);
        }
    }

    /** The expression of the selected line, which is no part of a value. */
    private Optional<String> selected() {
        List<Branch> line = values.selection();
        return line.size() == 1 ? Optional.of(line.get(0).line().first()) : Optional.empty();
    }

    private void change(String text) {
        ask("Change Expression", text).ifPresent(other -> {
            watched.change(text, other);
            showSession();
        });
    }

    /** Watches an expression, which the user is asked for if none is given. */
    void watch(Optional<String> text) {
        text.or(() -> ask("Watch", "")).ifPresent(watched::add);
        showSession();
    }

    private Optional<String> ask(String title, String text) {
        LineDialog dialog = new LineDialog(getSite().getShell(), title, WORDS, text,
                typed -> typed.isBlank() ? "" : new WatchExpression(typed).mistake().orElse(null));
        return dialog.open() == Window.OK ? Optional.of(dialog.getValue()) : Optional.empty();
    }

    @Override
    public Optional<StepQuery> changesOfSelection() {
        Optional<Session> session = controller().open().map(open -> open.controller()).filter(idle -> !idle.isBusy()).map(idle -> idle.session());
        List<String> names = values.selection().stream().map(branch -> branch.line().first()).toList();
        if (names.isEmpty()) {
            return Optional.empty();
        }
        String path = ValuePath.of(names.get(0)).part(names.subList(1, names.size())).text();
        return session.flatMap(now -> WatchedValueReader.read(path, now, Problems.ignored())).map(changes -> StepQuery.changes(changes, path));
    }

    @Override
    protected void showSession() {
        if (values.control().isDisposed() || controller().isBusy()) {
            return;
        }
        Optional<SessionSnapshot> now = controller().snapshot();
        hint.show(NONE);
        if (now.isEmpty()) {
            hint.showNoSession(controller());
            watched.forget();
        }
        now.ifPresent(this::tell);
        ((StackLayout) stack.getLayout()).topControl = now.isEmpty() || watched.all().isEmpty() ? hint.control() : values.control();
        stack.layout();
    }

    private void tell(SessionSnapshot now) {
        Session session = controller().open().orElseThrow().controller().session();
        values.show(watched.branches(new VariableBranches(now.matchBits()), session, now.calls().process()));
    }

    /** What the lines say: an expression, and its value. */
    public List<String> lines() {
        return watched.all().isEmpty() ? List.of() : Stream.of(values.control().getItems()).map(item -> ((Branch) item.getData()).line())
                .map(line -> line.first() + " = " + line.second()).toList();
    }

    @Override
    protected void recolour() {
        hint.recolour();
        values.recolour();
    }

    @Override
    public void setFocus() {
        (watched.all().isEmpty() || controller().snapshot().isEmpty() ? hint.control() : values.control()).setFocus();
    }
}

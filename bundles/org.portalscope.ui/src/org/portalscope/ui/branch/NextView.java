package org.portalscope.ui.branch;

import java.util.List;
import java.util.Optional;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.portalscope.analysis.branch.Alternative;
import org.portalscope.analysis.branch.BranchPoint;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.timeline.Position;
import org.portalscope.ui.part.Colours;
import org.portalscope.ui.part.CopyAsMenu;
import org.portalscope.ui.part.EmptyHint;
import org.portalscope.ui.part.RowCopySource;
import org.portalscope.ui.part.SessionView;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.SessionServices;

/**
 * Lists the transitions that are enabled at the cursor; Enter takes one, in the past on a branch. At the end of a run that asks, it is what makes it go on.
 * Elsewhere the list is made when the cursor has come to rest: it takes a world of its own.
 */
public final class NextView extends SessionView {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.next";

    private static final List<String> COLUMNS = List.of("in this run", "transition");
    private static final int REST_MILLISECONDS = 150;
    private static final String NOTHING = "Nothing can happen here.";

    private Composite stack;
    private EmptyHint hint;
    private Table table;
    private List<Alternative> enabled = List.of();
    private BranchPoint point;
    private OpenSession shown;
    private Position position;
    private final Runnable rested = this::fill;

    @Override
    protected void createContents(Composite parent) {
        stack = new Composite(parent, SWT.NONE);
        stack.setLayout(new StackLayout());
        hint = new EmptyHint(stack);
        table = new Table(stack, SWT.FULL_SELECTION | SWT.MULTI | SWT.V_SCROLL | SWT.H_SCROLL);
        table.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        table.addListener(SWT.DefaultSelection, event -> take(table.indexOf((TableItem) event.item)));
        CopyAsMenu.install(table, getViewSite(), RowCopySource.of(table, COLUMNS, () -> enabled,
                each -> List.of(each.isTaken() ? "happens" : "", each.words())));
        recolour();
    }

    @Override
    protected void showSession() {
        OpenSession now = controller().open().orElse(null);
        Position there = controller().snapshot().map(snapshot -> snapshot.position()).orElse(null);
        if (now == null) {
            shown = null;
            hint.showNoSession(controller());
            show(hint.control());
        } else if (!controller().isBusy() && (now != shown || !there.equals(position))) {
            stack.getDisplay().timerExec(isAsked() ? -1 : REST_MILLISECONDS, rested);
            if (isAsked()) {
                fill();
            }
        }
    }

    /** Whether the run goes on only if a transition is chosen. */
    private boolean isAsked() {
        return controller().snapshot().filter(SessionSnapshot::isAsked).isPresent();
    }

    private void fill() {
        Optional<OpenSession> session = controller().open().filter(open -> !open.controller().isBusy());
        if (stack.isDisposed() || session.isEmpty()) {
            return;
        }
        shown = session.get();
        position = shown.controller().snapshot().position();
        point = shown.branchPoint().orElse(null);
        enabled = point == null ? List.of() : point.alternatives();
        hint.show(point == null ? ChooseTransitionHandler.ONE_TIMELINE : NOTHING);
        table.setItemCount(enabled.size());
        for (int i = 0; i < enabled.size(); i++) {
            table.getItem(i).setText(TransitionChoice.line(enabled.get(i)));
        }
        table.setSelection(Math.max(0, enabled.indexOf(enabled.stream().filter(Alternative::isTaken).findFirst().orElse(null))));
        show(enabled.isEmpty() ? hint.control() : table);
    }

    /** What comes in the place of something else has the focus if the view has. */
    private void show(Composite control) {
        StackLayout layout = (StackLayout) stack.getLayout();
        boolean isOther = layout.topControl != control;
        layout.topControl = control;
        stack.layout();
        if (isOther && getSite().getPage().getActivePart() == this) {
            control.setFocus();
        }
    }

    private void take(int index) {
        OpenSession session = shown;
        if (!session.controller().isBusy() && session.controller().snapshot().position().equals(position)) {
            TransitionChoice.take(session, point, enabled.get(index), refused -> refused.ifPresent(SessionServices.shown()::missed));
        }
    }

    /** Whether it lists what can happen at a position. */
    public boolean isOf(Position place) {
        return place.equals(position);
    }

    /** What is listed. */
    public List<String> lines() {
        return enabled.stream().map(TransitionChoice::line).toList();
    }

    @Override
    protected void recolour() {
        hint.recolour();
        table.setBackground(Colours.of(ColorRole.CANVAS));
        table.setForeground(Colours.of(ColorRole.TEXT));
    }

    @Override
    public void setFocus() {
        (enabled.isEmpty() ? hint.control() : table).setFocus();
    }
}

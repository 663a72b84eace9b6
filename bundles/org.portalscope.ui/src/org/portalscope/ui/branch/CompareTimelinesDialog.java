package org.portalscope.ui.branch;

import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.portalscope.analysis.comparison.DifferenceText;
import org.portalscope.analysis.comparison.Divergence;
import org.portalscope.analysis.comparison.RunDifference;
import org.portalscope.analysis.comparison.StepPlace;
import org.portalscope.analysis.comparison.TimelineComparison;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.Timeline;
import org.portalscope.ui.part.DialogButtons;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.SessionServices;

/** Shows the first step in which a timeline differs from another one of its run, and the state behind it; it leads to both places. It stays open. */
final class CompareTimelinesDialog extends Dialog {

    private static final int LEFT = IDialogConstants.CLIENT_ID;
    private static final int RIGHT = IDialogConstants.CLIENT_ID + 1;
    private static final int WIDE = 640;
    private static final int HIGH = 240;
    private static final int MARGIN = 12;
    private static final String SAME = "They do the same as far as both have been executed.";

    private final OpenSession left;
    private final List<OpenSession> others;
    private Combo other;
    private Text differences;
    private Optional<RunDifference> found = Optional.empty();

    /** @param others at least one */
    CompareTimelinesDialog(Shell parent, OpenSession left, List<OpenSession> others) {
        super(parent);
        this.left = left;
        this.others = others;
        setShellStyle(SWT.DIALOG_TRIM | SWT.MODELESS | SWT.RESIZE);
        setBlockOnOpen(false);
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText("Compare Timelines");
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        GridLayoutFactory.fillDefaults().margins(MARGIN, MARGIN).applyTo(area);
        label(area, "< " + left.branchName());
        other = new Combo(area, SWT.READ_ONLY);
        others.forEach(session -> other.add("> " + session.branchName()));
        other.select(others.size() - 1);
        GridDataFactory.fillDefaults().grab(true, false).hint(WIDE, SWT.DEFAULT).applyTo(other);
        other.addListener(SWT.Selection, event -> compare());
        differences = new Text(area, SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL | SWT.BORDER);
        GridDataFactory.fillDefaults().grab(true, true).hint(WIDE, HIGH).applyTo(differences);
        return area;
    }

    private static void label(Composite area, String text) {
        Label label = new Label(area, SWT.WRAP);
        label.setText(text.replace("&", "&&"));
        GridDataFactory.fillDefaults().grab(true, false).hint(WIDE, SWT.DEFAULT).applyTo(label);
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        createButton(parent, LEFT, "Go To in <", false);
        createButton(parent, RIGHT, "Go To in >", false);
        createButton(parent, IDialogConstants.CLOSE_ID, IDialogConstants.CLOSE_LABEL, true);
        compare();
    }

    private OpenSession right() {
        return others.get(other.getSelectionIndex());
    }

    private void compare() {
        Optional<Divergence> divergence = compared(timeline(left), timeline(right()));
        found = divergence.map(Divergence::difference);
        differences.setText(divergence.map(DifferenceText::lines).map(lines -> String.join("\n", lines)).orElse(SAME));
        DialogButtons.enable(getButton(LEFT), found.flatMap(RunDifference::left).isPresent());
        DialogButtons.enable(getButton(RIGHT), found.flatMap(RunDifference::right).isPresent());
    }

    private static Timeline timeline(OpenSession session) {
        return session.controller().snapshot().timeline();
    }

    /** What takes long runs in the background and can be cancelled. */
    private static Optional<Divergence> compared(Timeline one, Timeline another) {
        TimelineComparison comparison = new TimelineComparison(one, another);
        AtomicReference<Optional<Divergence>> result = new AtomicReference<>(Optional.empty());
        try {
            PlatformUI.getWorkbench().getProgressService().busyCursorWhile(monitor -> result.set(comparison.compare(monitor::isCanceled)));
        } catch (InvocationTargetException e) {
            throw new IllegalStateException("two timelines cannot be compared", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return result.get();
    }

    @Override
    protected void buttonPressed(int button) {
        switch (button) {
            case LEFT -> found.flatMap(RunDifference::left).ifPresent(place -> show(left, place));
            case RIGHT -> found.flatMap(RunDifference::right).ifPresent(place -> show(right(), place));
            default -> close();
        }
    }

    private static void show(OpenSession session, StepPlace place) {
        if (SessionServices.sessions().all().contains(session)) {
            SessionServices.sessions().select(session);
            int step = timeline(session).transition(place.transition()).steps().indexOf(place.step());
            session.controller().seek(new Position(place.transition(), Math.max(0, step) + 1));
        }
    }
}

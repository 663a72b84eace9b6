package org.portalscope.ui.run;

import java.util.Optional;

import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.jface.action.ContributionItem;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.portalscope.timeline.run.SchedulerChoice;
import org.portalscope.ui.editor.RunTarget;
import org.portalscope.ui.part.LineDialog;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.SessionServices;

/** The menu of who decides what happens next in the selected session; choosing one starts the scenario anew. */
public final class SchedulerMenu extends ContributionItem {

    @Override
    public boolean isDynamic() {
        return true;
    }

    @Override
    public void fill(Menu menu, int index) {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        Optional<OpenSession> session = SessionServices.sessions().selected().filter(open -> !open.controller().isBusy());
        Optional<RunTarget> target = session.map(open -> RunTarget.of(window.getActivePage(), open));
        SchedulerChoice now = target.map(found -> found.settings().scheduler()).orElse(SchedulerChoice.ROUND_ROBIN);
        int place = index < 0 ? menu.getItemCount() : index;
        item(menu, place++, "Round Robin", target, now.kind() == SchedulerChoice.Kind.ROUND_ROBIN, () -> Optional.of(SchedulerChoice.ROUND_ROBIN));
        item(menu, place++, "Non-Preemptive", target, now.kind() == SchedulerChoice.Kind.NON_PREEMPTIVE, () -> Optional.of(SchedulerChoice.NON_PREEMPTIVE));
        item(menu, place++, now.kind() == SchedulerChoice.Kind.RANDOM ? "Random, Seed " + now.seed() + "..." : "Random...", target,
                now.kind() == SchedulerChoice.Kind.RANDOM, () -> random(window.getShell(), now.seed()));
        item(menu, place, "Ask", target, now.kind() == SchedulerChoice.Kind.ASK, () -> Optional.of(SchedulerChoice.ASK));
    }

    private static void item(Menu menu, int place, String words, Optional<RunTarget> target, boolean isNow, Question question) {
        MenuItem item = new MenuItem(menu, SWT.RADIO, place);
        item.setText(words);
        item.setSelection(target.isPresent() && isNow);
        item.setEnabled(target.isPresent());
        item.addListener(SWT.Selection, event -> {
            if (item.getSelection()) {
                target.ifPresent(found -> question.ask().ifPresent(chosen -> restart(found, chosen)));
            }
        });
    }

    private static void restart(RunTarget target, SchedulerChoice scheduler) {
        target.restart(target.settings().scheduler(scheduler));
        if (scheduler.equals(SchedulerChoice.ASK)) {
            showNext();
        }
    }

    /** Whoever is asked has to see what can be chosen, which stands in Debug. */
    private static void showNext() {
        try {
            PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage()
                    .showView(IDebugUIConstants.ID_DEBUG_VIEW, null, IWorkbenchPage.VIEW_VISIBLE);
        } catch (PartInitException e) {
            throw new IllegalStateException("the Debug view cannot be shown", e);
        }
    }

    /** What is to be asked before a scheduler is chosen. */
    @FunctionalInterface
    private interface Question {

        /** Nothing if the user does not want any. */
        Optional<SchedulerChoice> ask();
    }

    private static Optional<SchedulerChoice> random(Shell shell, long seed) {
        LineDialog dialog = new LineDialog(shell, "Random Scheduler", "Starts the scenario anew in a random order; the same seed makes the same run. Seed:",
                Long.toString(seed), text -> SeedText.read(text).isPresent() ? null : SeedText.EXPECTED) {
            @Override
            protected void createButtonsForButtonBar(Composite parent) {
                super.createButtonsForButtonBar(parent);
                getOkButton().setText("Restart");
            }
        };
        return dialog.open() == Window.OK ? Optional.of(SchedulerChoice.random(Long.parseLong(dialog.getValue().strip()))) : Optional.empty();
    }
}

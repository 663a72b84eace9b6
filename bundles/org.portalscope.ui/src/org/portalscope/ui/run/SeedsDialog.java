package org.portalscope.ui.run;

import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BiFunction;

import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.IDialogSettings;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.portalscope.analysis.exploration.SeedRuns;
import org.portalscope.engine.step.Numbers;
import org.portalscope.timeline.session.Launch;
import org.portalscope.ui.part.DialogButtons;
import org.portalscope.ui.part.KeptAnswers;
import org.portalscope.ui.preferences.Preferences;
import org.portalscope.world.explore.Finding;

/** Asks for the first and the last seed of many runs, and whether drops and the like count as wrong. It begins with what was asked for last. */
final class SeedsDialog extends Dialog {

    private static final int MARGIN = 12;
    private static final int WIDE = 440;
    private static final int MOST_RUNS = 1_000_000;
    private static final String KEPT = "seeds";
    private static final String WORDS = "Runs the scenario in the random order of each seed. Those that went wrong are listed first.";

    private final Launch launch;
    private final SeedRange usual;
    private Text from;
    private Text to;
    private Button all;
    private Label message;
    private SeedRuns seeds;
    private SeedRange chosen;

    private SeedsDialog(Shell parent, Launch launch, SeedRange usual) {
        super(parent);
        this.launch = launch;
        this.usual = usual;
    }

    /** Asks for runs as the user wants them, and remembers which were wanted last; nothing if none are wanted. */
    static BiFunction<Shell, Launch, Optional<? extends RunSearch>> asking() {
        return (parent, launch) -> {
            IDialogSettings kept = KeptAnswers.of(KEPT);
            SeedsDialog dialog = new SeedsDialog(parent, launch, SeedRange.read(kept));
            if (dialog.open() != Window.OK) {
                return Optional.empty();
            }
            dialog.chosen.write(kept);
            KeptAnswers.save();
            return Optional.of(new SeedSearch(dialog.seeds));
        };
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText("Run " + launch.title() + " with Seeds");
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        GridLayoutFactory.fillDefaults().numColumns(2).margins(MARGIN, MARGIN).applyTo(area);
        wide(area).setText(WORDS);
        from = seed(area, "&First seed:", usual.first());
        to = seed(area, "&Last seed:", usual.last());
        all = new Button(area, SWT.CHECK);
        all.setSelection(usual.all());
        all.setText("&Dropped messages, memory in use and leaks count as wrong");
        GridDataFactory.fillDefaults().span(2, 1).applyTo(all);
        message = wide(area);
        return area;
    }

    private static Label wide(Composite area) {
        Label label = new Label(area, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(WIDE, SWT.DEFAULT).applyTo(label);
        return label;
    }

    private Text seed(Composite area, String words, String typed) {
        new Label(area, SWT.NONE).setText(words);
        Text text = new Text(area, SWT.BORDER);
        text.setText(typed);
        text.addListener(SWT.Modify, event -> check());
        GridDataFactory.fillDefaults().grab(true, false).applyTo(text);
        return text;
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        createButton(parent, IDialogConstants.OK_ID, "Run", true);
        createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
    }

    @Override
    protected Control createContents(Composite parent) {
        Control contents = super.createContents(parent);
        check();
        return contents;
    }

    private void check() {
        OptionalLong first = SeedText.read(from.getText());
        OptionalLong last = SeedText.read(to.getText());
        String wrong = problem(first, last);
        message.setText(wrong.isEmpty() ? Numbers.count(last.getAsLong() - first.getAsLong() + 1, "run") + "." : wrong);
        message.requestLayout();
        DialogButtons.enable(getButton(IDialogConstants.OK_ID), wrong.isEmpty());
    }

    private static String problem(OptionalLong first, OptionalLong last) {
        if (first.isEmpty() || last.isEmpty()) {
            return SeedText.EXPECTED;
        }
        if (last.getAsLong() < first.getAsLong()) {
            return "The last seed is below the first.";
        }
        return Long.compareUnsigned(last.getAsLong() - first.getAsLong(), MOST_RUNS) < 0 ? "" : "At most 1,000,000 runs can be made at once.";
    }

    @Override
    protected void okPressed() {
        Set<Finding.Kind> kinds = all.getSelection() ? EnumSet.allOf(Finding.Kind.class) : Set.of();
        seeds = new SeedRuns(launch.find(kinds), Long.parseLong(from.getText().strip()), Long.parseLong(to.getText().strip()), Preferences.bound());
        chosen = new SeedRange(from.getText(), to.getText(), all.getSelection());
        super.okPressed();
    }
}

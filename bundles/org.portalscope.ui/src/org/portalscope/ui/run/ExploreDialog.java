package org.portalscope.ui.run;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.portalscope.analysis.exploration.ExplorationBounds;
import org.portalscope.timeline.session.Launch;
import org.portalscope.ui.part.DialogButtons;
import org.portalscope.ui.part.KeptAnswers;
import org.portalscope.world.explore.ExplorationOptions;
import org.portalscope.world.explore.Finding;

/**
 * Asks what an exploration looks for, and how far. What it says at first is what the command line does without options, and then what was asked for last.
 */
final class ExploreDialog extends Dialog {

    private static final int WIDE = 560;
    private static final int KINDS_IN_A_ROW = 3;
    private static final int MARGIN = 12;
    /** Pixels by which a spinner is wider than it wants to be, so that large numbers are whole. */
    private static final int MORE_DIGITS = 48;
    private static final String KEPT = "explore";
    private static final int MOST_FINDINGS = 1_000;
    private static final int MOST_FAULTS = 100;
    private static final int MOST_WORKERS = 256;

    private final Launch launch;
    private final Exploration.Question usual;
    private final List<String> processes;
    private final Map<Finding.Kind, Button> kinds = new EnumMap<>(Finding.Kind.class);
    private Spinner findings;
    private Spinner faults;
    private Text mayDie;
    private Spinner states;
    private Spinner memory;
    private Spinner depth;
    private Spinner seconds;
    private Spinner workers;
    private Label message;
    private Exploration.Question question;

    private ExploreDialog(Shell parent, Launch launch, Exploration.Question usual) {
        super(parent);
        this.launch = launch;
        this.usual = usual;
        processes = ExplorationBounds.processes(launch);
        setShellStyle(getShellStyle() | SWT.RESIZE);
    }

    /** Asks for an exploration as the user wants it, and remembers what was wanted last; nothing if none is wanted. */
    static BiFunction<Shell, Launch, Optional<? extends RunSearch>> asking() {
        return (parent, launch) -> {
            KeptQuestion kept = new KeptQuestion(KeptAnswers.of(KEPT));
            ExploreDialog dialog = new ExploreDialog(parent, launch, kept.read());
            if (dialog.open() != Window.OK) {
                return Optional.empty();
            }
            kept.write(dialog.question);
            KeptAnswers.save();
            return Optional.of(new Exploration(launch, dialog.question));
        };
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText("Explore " + launch.title());
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        GridLayoutFactory.fillDefaults().numColumns(2).margins(MARGIN, MARGIN).applyTo(area);
        wide(area, "Searches all orders in which the scenario can run for those that go wrong, the shortest first.");
        new Label(area, SWT.NONE).setText("What counts as wrong:");
        Composite boxes = new Composite(area, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(KINDS_IN_A_ROW).applyTo(boxes);
        Stream.of(Finding.Kind.values()).forEach(kind -> kinds.put(kind, box(boxes, kind)));
        ExplorationOptions options = usual.options();
        findings = number(area, "Different &findings until it stops:", 1, MOST_FINDINGS, options.findings());
        faults = number(area, "&Completions that may fail:", 0, MOST_FAULTS, options.faults());
        new Label(area, SWT.NONE).setText("&Processes that may die:");
        mayDie = new Text(area, SWT.BORDER);
        mayDie.setMessage(String.join(", ", processes));
        mayDie.setText(String.join(", ", options.mayCrash().stream().filter(processes::contains).sorted().toList()));
        mayDie.addListener(SWT.Modify, event -> check());
        GridDataFactory.fillDefaults().grab(true, false).applyTo(mayDie);
        states = number(area, "&States until it stops (0: no bound):", 0, ExplorationBounds.MOST, typed(options.states()));
        memory = number(area, "&Mebibytes of states until it stops:", 1, ExplorationBounds.MOST, (int) Math.max(1, options.memory() >> 20));
        depth = number(area, "&Transitions in a row at most (0: no bound):", 0, ExplorationBounds.MOST, typed(options.depth()));
        seconds = number(area, "Seconds &until it stops (0: no bound):", 0, ExplorationBounds.MOST, usual.seconds());
        workers = number(area, "T&hreads that search:", 1, MOST_WORKERS, usual.workers());
        align(List.of(findings, faults, states, memory, depth, seconds, workers));
        message = wide(area, "");
        return area;
    }

    private static Label wide(Composite area, String text) {
        Label label = new Label(area, SWT.WRAP);
        label.setText(text);
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(WIDE, SWT.DEFAULT).applyTo(label);
        return label;
    }

    private Button box(Composite boxes, Finding.Kind kind) {
        Button box = new Button(boxes, SWT.CHECK);
        box.setText(words(kind));
        box.setToolTipText(tooltip(kind));
        box.setSelection(usual.options().kinds().contains(kind));
        box.addListener(SWT.Selection, event -> check());
        return box;
    }

    private static String words(Finding.Kind kind) {
        return switch (kind) {
            case ASSERT -> "Failed expectations";
            case STUCK -> "Stuck processes";
            case DROP -> "Unexpected drops";
            case VOLATILE -> "Memory in use";
            case LEAK -> "Leaks";
            case LIVELOCK -> "Livelocks";
        };
    }

    private static String tooltip(Finding.Kind kind) {
        return switch (kind) {
            case ASSERT -> "Something asserted or expected does not hold";
            case STUCK -> "Nothing can happen any more, but a thread waits";
            case DROP -> "A message was dropped that nobody expects to be";
            case VOLATILE -> "A program used memory that an operation is working on";
            case LEAK -> "An interface was shut down with objects or pending operations on it";
            case LIVELOCK -> "Something can always happen, such as polling, but nothing that lets all processes finish";
        };
    }

    private static Spinner number(Composite area, String words, int least, int most, int usual) {
        new Label(area, SWT.NONE).setText(words);
        Spinner spinner = new Spinner(area, SWT.BORDER);
        spinner.setValues(usual, least, most, 0, 1, 10);
        return spinner;
    }

    /** Makes all as wide as the one with the largest numbers. */
    private static void align(List<Spinner> spinners) {
        int wide = spinners.stream().mapToInt(spinner -> spinner.computeSize(SWT.DEFAULT, SWT.DEFAULT).x).max().orElse(0) + MORE_DIGITS;
        spinners.forEach(spinner -> GridDataFactory.swtDefaults().hint(wide, SWT.DEFAULT).applyTo(spinner));
    }

    /** What is typed for a bound: 0 for one that is never reached. */
    private static int typed(int bound) {
        return bound == ExplorationBounds.MOST ? 0 : bound;
    }

    private static int bound(Spinner typed) {
        return typed.getSelection() == 0 ? ExplorationBounds.MOST : typed.getSelection();
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        createButton(parent, IDialogConstants.OK_ID, "Explore", true);
        createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
    }

    @Override
    protected Control createContents(Composite parent) {
        Control contents = super.createContents(parent);
        check();
        return contents;
    }

    private Set<Finding.Kind> wanted() {
        return kinds.entrySet().stream().filter(entry -> entry.getValue().getSelection()).map(Map.Entry::getKey)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Finding.Kind.class)));
    }

    private Set<String> dying() {
        return Stream.of(mayDie.getText().split(",")).map(String::strip).filter(name -> !name.isEmpty()).collect(Collectors.toSet());
    }

    /** Says what is wrong with what has been typed. */
    private void check() {
        String wrong = wanted().isEmpty() ? "Choose something that counts as wrong." : ExplorationBounds.unknown(dying(), processes).orElse("");
        message.setText(wrong.replace("&", "&&"));
        message.requestLayout();
        DialogButtons.enable(getButton(IDialogConstants.OK_ID), wrong.isEmpty());
    }

    @Override
    protected void okPressed() {
        ExplorationOptions options = new ExplorationOptions(wanted(), faults.getSelection(), dying(), bound(states),
                (long) memory.getSelection() << 20, bound(depth), findings.getSelection());
        question = new Exploration.Question(options, seconds.getSelection(), workers.getSelection());
        super.okPressed();
    }
}

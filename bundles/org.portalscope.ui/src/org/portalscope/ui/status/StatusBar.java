package org.portalscope.ui.status;

import java.util.Optional;
import java.util.OptionalInt;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.widgets.Composite;
import org.portalscope.graph.Coalesced;
import org.portalscope.presentation.control.SessionListener;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.replay.recording.SessionRecording;
import org.portalscope.timeline.session.StatusText;
import org.portalscope.ui.part.TextSize;
import org.portalscope.ui.part.ThemeWatch;
import org.portalscope.ui.recording.LeftRuns;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.RecordingArea;
import org.portalscope.ui.session.RunSettings;
import org.portalscope.ui.session.SessionServices;
import org.portalscope.ui.session.ShownSession;

/**
 * The line of the outcome, and the status line below it: on the left where the cursor is, or that a search has found nothing, on the right what F6 would do,
 * between them what is left of earlier runs.
 */
public final class StatusBar implements SessionListener {

    /** Between two looks at how far a move is. */
    private static final int INTERVAL_MILLISECONDS = 250;

    private ShownSession controller;
    private boolean isBusy;
    private Composite whole;
    private OutcomeLine outcome;
    private Composite bar;
    private Coalesced redraw;
    private CLabel left;
    private CLabel right;
    private Optional<String> missed = Optional.empty();

    /** Makes the controls, which follow the open session from now on. */
    @PostConstruct
    public void create(Composite parent) {
        controller = SessionServices.shown();
        whole = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(whole);
        outcome = new OutcomeLine(whole, controller);
        bar = new Composite(whole, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
        GridLayoutFactory.fillDefaults().numColumns(3).margins(8, 4).spacing(16, 0).applyTo(bar);
        left = label(SWT.LEFT);
        new LeftRuns(bar, RecordingArea.left());
        right = label(SWT.RIGHT);
        redraw = new Coalesced(bar, this::show);
        controller.addListener(this);
        ThemeWatch.on(whole, outcome::recolour);
        TextSize.follow(whole, whole::requestLayout);
        show();
    }

    private CLabel label(int style) {
        CLabel label = new CLabel(bar, style);
        label.setMargins(0, 0, 0, 0);
        return label;
    }

    @Override
    public void changed() {
        missed = Optional.empty();
        redraw.request();
    }

    @Override
    public void missed(String sentence) {
        missed = Optional.of(sentence);
        redraw.request();
    }

    private void show() {
        if (outcome.show()) {
            whole.requestLayout();
        }
        Optional<SessionSnapshot> snapshot = controller.snapshot();
        String where = missed.or(() -> snapshot.map(this::where)).or(controller::obstacle).orElse("no scenario is open");
        left.setText(where.replace("&", "&&"));
        left.setToolTipText(where);
        showNext(snapshot.map(StatusBar::next).orElse(""));
        giveWay();
    }

    /** What F6 would do; nothing where the line above says how the run ended. */
    private static String next(SessionSnapshot snapshot) {
        return snapshot.ending().isPresent() && snapshot.outcome().isPresent() ? "" : StatusText.next(snapshot.over(), "F6");
    }

    private String where(SessionSnapshot snapshot) {
        Optional<OpenSession> replay = controller.open().filter(OpenSession::isReplay);
        String problem = replay.flatMap(OpenSession::recording).flatMap(SessionRecording::problem).map(words -> " · " + words).orElse("");
        String cut = controller.open().flatMap(open -> open.controller().cut()).map(led -> " · " + led.words(snapshot.processes().names()))
                .orElse("");
        String settings = controller.open().map(OpenSession::launch).map(RunSettings::of).map(RunSettings::words).orElse("");
        String where = replay.map(open -> open.launch().title() + " · " + snapshot.where() + problem).orElseGet(snapshot::where);
        return where + cut + (settings.isEmpty() ? "" : " · " + settings);
    }

    /** Where there is no room for all, what comes next is shortened: where the cursor is is said nowhere else. */
    private void giveWay() {
        GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).applyTo(left);
        GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).hint(0, SWT.DEFAULT).applyTo(right);
        bar.layout();
    }

    @Override
    public void busy(boolean busy) {
        isBusy = busy;
        if (busy && !bar.isDisposed()) {
            showProgress();
            giveWay();
        }
    }

    /** Says how far the running move is, and again soon. */
    private void showProgress() {
        if (isBusy && !bar.isDisposed()) {
            OptionalInt percent = controller.percent();
            showNext("running" + (percent.isPresent() ? ", " + percent.getAsInt() + " %" : "") + "; Run › Stop ends it where it has come to");
            bar.getDisplay().timerExec(INTERVAL_MILLISECONDS, this::showProgress);
        }
    }

    /** Words too long for the bar are shortened by the label; the tooltip has them all. */
    private void showNext(String words) {
        right.setText(words.replace("&", "&&"));
        right.setToolTipText(words);
    }

    /** Lets go of the session. */
    @PreDestroy
    public void dispose() {
        controller.removeListener(this);
    }
}

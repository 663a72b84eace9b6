package org.portalscope.ui.recording;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.PlatformUI;
import org.portalscope.replay.recording.RecordingFolder;
import org.portalscope.ui.part.Banner;
import org.portalscope.ui.session.RecordingArea;

/** Words about runs that were not closed in good order, one at a time, with links that open the recording or throw it away. */
public final class LeftRuns {

    private static final String OPEN = "open";

    private final Deque<RecordingFolder.Left> left;
    private final Link link;

    /**
     * The words, which are there while there are such runs.
     *
     * @param parent has a grid
     * @param runs   that were not closed
     */
    public LeftRuns(Composite parent, List<RecordingFolder.Left> runs) {
        left = new ArrayDeque<>(runs);
        link = new Link(parent, SWT.NONE);
        GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).applyTo(link);
        link.addListener(SWT.Selection, selection -> choose(selection.text));
        show();
    }

    private void choose(String action) {
        RecordingFolder.Left run = left.removeFirst();
        show();
        if (action.equals(OPEN)) {
            open(run.file());
        } else {
            RecordingArea.discard(run);
        }
    }

    private static void open(Path file) {
        OpenRecordingHandler.open(PlatformUI.getWorkbench().getActiveWorkbenchWindow(), file);
    }

    private void show() {
        link.setVisible(!left.isEmpty());
        ((GridData) link.getLayoutData()).exclude = left.isEmpty();
        if (!left.isEmpty()) {
            String words = "A run of '" + Banner.escaped(left.getFirst().title()) + "' was not closed in good order.";
            link.setText(words + "  <a href=\"" + OPEN + "\">Open its recording</a>  <a href=\"discard\">Discard it</a>");
        }
        link.getParent().layout();
    }
}

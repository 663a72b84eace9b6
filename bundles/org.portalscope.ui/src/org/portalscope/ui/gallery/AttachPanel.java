package org.portalscope.ui.gallery;

import java.util.List;
import java.util.Optional;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Link;
import org.portalscope.node.client.LocalNodes;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.State;
import org.portalscope.ui.node.LocalNodesJob;
import org.portalscope.ui.part.Colours;

/** The nodes that run on this machine, looked for now and then in the background; a link attaches to those of a run. */
public final class AttachPanel {

    private static final int INTERVAL_MILLISECONDS = 5_000;
    private static final String HEADING = "Attach";

    private final Composite panel;
    private final AttachAction action;
    private Optional<LocalNodes> shown = Optional.empty();

    /** Attaches to nodes. */
    @FunctionalInterface
    interface AttachAction {

        /** @param run the nodes of one run */
        void attach(List<LocalNodes.Row> run);
    }

    AttachPanel(Composite parent, AttachAction action) {
        this.action = action;
        panel = new Composite(parent, SWT.NONE);
        panel.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        GridLayoutFactory.fillDefaults().margins(12, 2).spacing(0, 2).applyTo(panel);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(panel);
        look();
    }

    /** Looks for nodes, shows what there is, and looks again later, unless nobody sees it. */
    private void look() {
        if (!panel.isDisposed()) {
            if (shown.isEmpty() || panel.isVisible()) {
                LocalNodesJob.read(panel.getDisplay(), this::show);
            } else {
                lookLater();
            }
        }
    }

    private void lookLater() {
        panel.getDisplay().timerExec(INTERVAL_MILLISECONDS, this::look);
    }

    private void show(LocalNodes found) {
        if (!panel.isDisposed()) {
            if (shown.filter(found::equals).isEmpty()) {
                shown = Optional.of(found);
                fill(found);
            }
            lookLater();
        }
    }

    private void fill(LocalNodes found) {
        for (Control line : panel.getChildren()) {
            line.dispose();
        }
        for (List<LocalNodes.Row> run : found.runs()) {
            Link link = line("<a>" + HEADING + " to " + escaped(run.get(0).title()) + "</a>: "
                    + escaped(String.join(" · ", run.stream().map(LocalNodes.Row::words).toList())));
            link.addListener(SWT.Selection, chosen -> action.attach(run));
        }
        if (found.nodes().isEmpty()) {
            line(HEADING + ": " + escaped(found.hint()));
        }
        found.problems().forEach(problem -> line(escaped(problem)));
        recolour();
        panel.getParent().layout(true, true);
    }

    private static String escaped(String words) {
        return words.replace("&", "&&").replace("<", "\u2039");
    }

    private Link line(String words) {
        Link line = new Link(panel, SWT.WRAP);
        line.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        line.setText(words);
        GridDataFactory.fillDefaults().grab(true, false).hint(80, SWT.DEFAULT).applyTo(line);
        return line;
    }

    /** What it says, a line for each run. */
    public List<String> lines() {
        return List.of(panel.getChildren()).stream().map(Link.class::cast).map(Link::getText).toList();
    }

    void recolour() {
        panel.setBackground(Colours.of(ColorRole.CANVAS));
        for (Control line : panel.getChildren()) {
            line.setBackground(Colours.of(ColorRole.CANVAS));
            line.setForeground(Colours.of(ColorRole.SECONDARY));
            ((Link) line).setLinkForeground(Colours.line(State.CURRENT));
        }
    }
}

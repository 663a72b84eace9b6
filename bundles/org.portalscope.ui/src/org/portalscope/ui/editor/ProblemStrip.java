package org.portalscope.ui.editor;

import java.util.function.Consumer;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Link;
import org.portalscope.expression.value.Problem;
import org.portalscope.scenario.ParseResult;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.State;
import org.portalscope.ui.part.Colours;

/** The strip above the text that names the first problem, with a link to it; it is there only while there is one. */
final class ProblemStrip {

    private static final int MOST_IN_TIP = 20;

    private final Composite strip;
    private final Link link;
    private Problem first;

    /** @param chosen is given the problem that the user wants to see */
    ProblemStrip(Composite parent, Consumer<Problem> chosen) {
        strip = new Composite(parent, SWT.NONE);
        strip.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        GridLayoutFactory.fillDefaults().margins(8, 6).applyTo(strip);
        GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(strip);
        strip.setVisible(false);
        link = new Link(strip, SWT.WRAP);
        link.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        GridDataFactory.fillDefaults().grab(true, false).hint(1, SWT.DEFAULT).applyTo(link);
        link.addListener(SWT.Selection, selection -> chosen.accept(first));
        strip.addListener(SWT.Resize, resize -> fit());
        recolour();
    }

    /** Shows the first problem, or nothing if there is none. */
    void show(ParseResult result) {
        boolean any = !result.problems().isEmpty();
        if (any) {
            first = result.problems().get(0);
            String text = words(result);
            link.setText(text);
            link.setToolTipText(result.report(MOST_IN_TIP));
        }
        strip.setVisible(any);
        ((GridData) strip.getLayoutData()).exclude = !any;
        fit();
    }

    /** {@code Line 12, column 5: found ...} and how many more there are. */
    static String words(ParseResult result) {
        Problem problem = result.problems().get(0);
        int more = result.problems().size() - 1;
        return "<a>Line " + problem.position().line() + ", column " + problem.position().column() + "</a>: "
                + problem.message().replace("&", "&&").replace("<", "‹")
                + (more == 0 ? "" : " — and " + more + " more");
    }

    /** A link that wraps needs to know its width before its height. */
    private void fit() {
        int width = strip.getParent().getClientArea().width - 16;
        GridData place = (GridData) link.getLayoutData();
        if (width > 0 && place.widthHint != width) {
            place.widthHint = width;
        }
        strip.getParent().layout(true, true);
    }

    void recolour() {
        strip.setBackground(Colours.fill(State.REFUSED));
        link.setBackground(Colours.fill(State.REFUSED));
        link.setForeground(Colours.of(ColorRole.TEXT));
        link.setLinkForeground(Colours.line(State.REFUSED));
    }
}

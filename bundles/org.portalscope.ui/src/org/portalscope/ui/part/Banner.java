package org.portalscope.ui.part;

import java.util.Objects;
import java.util.function.Consumer;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Link;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.State;

/** Words over the width of a part, in as many lines as they take, with links in them and the colours of a state; it is there only while it says something. */
public final class Banner {

    private static final int MARGIN = 8;

    private final Composite strip;
    private final Link link;
    private State state;

    /**
     * A banner in a parent with a grid of one column.
     *
     * @param margin above and below the words, in pixels
     * @param chosen is given the {@code href} of a link that the user chooses, or its words if it has none
     */
    public Banner(Composite parent, int margin, State state, Consumer<String> chosen) {
        this.state = state;
        strip = new Composite(parent, SWT.NONE);
        strip.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        GridLayoutFactory.fillDefaults().margins(MARGIN, margin).applyTo(strip);
        GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(strip);
        strip.setVisible(false);
        link = new Link(strip, SWT.WRAP);
        link.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        GridDataFactory.fillDefaults().grab(true, false).hint(1, SWT.DEFAULT).applyTo(link);
        link.addListener(SWT.Selection, selection -> chosen.accept(selection.text));
        strip.getParent().addListener(SWT.Resize, resize -> fit());
        recolour();
    }

    /** Text as it stands in the markup of links. */
    public static String escaped(String text) {
        return text.replace("&", "&&").replace("<", "‹");
    }

    /** Shows words, which may hold links, with the colours of a state. */
    public void show(String words, String tooltip, State newState) {
        if (strip.getVisible() && newState == state && words.equals(link.getText()) && Objects.equals(tooltip, link.getToolTipText())) {
            return;
        }
        state = newState;
        recolour();
        link.setText(words);
        link.setToolTipText(tooltip);
        place(true);
    }

    /** Takes it away. */
    public void hide() {
        place(false);
    }

    /** The control that holds it. */
    public Composite control() {
        return strip;
    }

    /** What it says, without the markup of links; empty if it is not there. */
    public String words() {
        return strip.getVisible() ? link.getText().replaceAll("</?a[^>]*>", "") : "";
    }

    private void place(boolean visible) {
        strip.setVisible(visible);
        ((GridData) strip.getLayoutData()).exclude = !visible;
        fit();
    }

    /** A link that wraps needs to know its width before its height. */
    private void fit() {
        int width = strip.getParent().getClientArea().width - 2 * MARGIN;
        GridData place = (GridData) link.getLayoutData();
        if (width > 0 && place.widthHint != width) {
            place.widthHint = width;
        }
        strip.getParent().layout(true, true);
    }

    /** Takes the colours of the theme. */
    public void recolour() {
        strip.setBackground(Colours.fill(state));
        link.setBackground(Colours.fill(state));
        link.setForeground(Colours.of(ColorRole.TEXT));
        link.setLinkForeground(Colours.line(state));
    }
}

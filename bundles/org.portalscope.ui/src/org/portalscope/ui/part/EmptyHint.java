package org.portalscope.ui.part;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Link;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.State;
import org.portalscope.ui.session.ShownSession;

/** What an empty view says: what would be here, and as a link the action that brings it. */
public final class EmptyHint {

    private final Composite control;
    private final Link link;

    public EmptyHint(Composite parent) {
        control = new Composite(parent, SWT.NONE);
        control.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        GridLayoutFactory.fillDefaults().margins(16, 16).applyTo(control);
        link = new Link(control, SWT.WRAP);
        link.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        GridDataFactory.fillDefaults().grab(true, true).align(SWT.FILL, SWT.BEGINNING).applyTo(link);
        link.addListener(SWT.Selection, selection -> Commands.run(selection.text));
        recolour();
    }

    /** The control that fills the view. */
    public Composite control() {
        return control;
    }

    /** Shows a sentence; the {@code href} of its links are ids of commands. */
    public void show(String sentence) {
        if (!link.getText().equals(sentence)) {
            link.setText(sentence);
            control.layout();
        }
    }

    /** Says why there is no session, and how to open one. */
    public void showNoSession(ShownSession shown) {
        String why = shown.obstacle().map(words -> words.replace("&", "&&").replace("<", "‹")).orElse("No scenario is open.");
        show(why + " <a href=\"org.portalscope.ui.openGallery\">Open the Gallery</a> to choose a scenario, "
                + "or <a href=\"org.portalscope.ui.openScenario\">open a file</a>.");
    }

    /** Takes the colours of the theme. */
    public void recolour() {
        control.setBackground(Colours.of(ColorRole.CANVAS));
        link.setBackground(Colours.of(ColorRole.CANVAS));
        link.setForeground(Colours.of(ColorRole.SECONDARY));
        link.setLinkForeground(Colours.line(State.CURRENT));
    }
}

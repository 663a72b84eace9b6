package org.portalscope.ui.gallery;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Text;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.State;
import org.portalscope.ui.part.Colours;
import org.portalscope.ui.part.Commands;

/** The bar above the cards: the search, and how to open something else beside it, or below it where there is no room, in as many lines as that takes. */
final class GalleryBar {

    /** The least width of the search beside the rest, in pixels. */
    private static final int SEARCH = 200;
    private static final int MARGIN = 12;
    private static final int SPACING = 8;

    private final Composite bar;
    private final Text search;
    private final Composite actions;
    private final Link question;

    /** @param searched is notified when the search changes */
    GalleryBar(Composite parent, Runnable searched) {
        bar = new Composite(parent, SWT.NONE);
        bar.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        GridLayoutFactory.fillDefaults().margins(MARGIN, 10).spacing(SPACING, SPACING).applyTo(bar);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
        search = new Text(bar, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        search.setMessage("Filter");
        search.setToolTipText("Shows scenarios with these words in title, section, protocol or description");
        search.addListener(SWT.Modify, change -> searched.run());
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).hint(80, SWT.DEFAULT).applyTo(search);
        actions = new Composite(bar, SWT.NONE);
        actions.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        RowLayoutFactory.fillDefaults().center(true).spacing(SPACING).applyTo(actions);
        GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).applyTo(actions);
        button("Open File...", "org.portalscope.ui.openScenario");
        button("New Scenario", "org.portalscope.ui.newScenario");
        button("New MPI Exchange...", "org.portalscope.ui.newMpiExchange");
        button("Open Recording...", "org.portalscope.ui.openRecording");
        question = new Link(actions, SWT.NONE);
        question.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        question.setText("<a>How do I get my MPI program in here?</a>");
        question.addListener(SWT.Selection, chosen -> Commands.run("org.portalscope.ui.mpi"));
        bar.getParent().addListener(SWT.Resize, resized -> arrange());
    }

    private void button(String label, String command) {
        Button button = new Button(actions, SWT.PUSH);
        button.setText(label);
        button.addListener(SWT.Selection, pressed -> Commands.run(command));
    }

    /** Puts the rest beside the search if there is room for both in one line. */
    void arrange() {
        int beside = SEARCH + actions.computeSize(SWT.DEFAULT, SWT.DEFAULT).x + SPACING + 2 * MARGIN;
        boolean isWide = bar.getParent().getClientArea().width >= beside;
        ((GridLayout) bar.getLayout()).numColumns = isWide ? 2 : 1;
        ((GridData) actions.getLayoutData()).grabExcessHorizontalSpace = !isWide;
        bar.requestLayout();
    }

    String search() {
        return search.getText();
    }

    /** Lets somebody see each key that is pressed in the search before it is taken. */
    void onKey(Listener pressed) {
        search.addListener(SWT.KeyDown, pressed);
    }

    /** Types a character at the end of the search, or takes the last one away. */
    void type(char character) {
        String text = search.getText();
        search.setFocus();
        search.setText(character == SWT.BS ? text.substring(0, Math.max(0, text.length() - 1)) : text + character);
        search.setSelection(search.getCharCount());
    }

    void setFocus() {
        search.setFocus();
    }

    void recolour() {
        bar.setBackground(Colours.of(ColorRole.CANVAS));
        actions.setBackground(Colours.of(ColorRole.CANVAS));
        question.setBackground(Colours.of(ColorRole.CANVAS));
        question.setLinkForeground(Colours.line(State.CURRENT));
    }
}

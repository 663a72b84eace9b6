package org.portalscope.ui.stepping;

import org.eclipse.jface.action.ContributionItem;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.menus.WorkbenchWindowControlContribution;
import org.portalscope.graph.Coalesced;
import org.portalscope.presentation.control.SessionListener;
import org.portalscope.scene.Shortening;
import org.portalscope.ui.session.SessionServices;
import org.portalscope.ui.session.ShownSession;

/**
 * A button of the toolbar that says what is chosen and opens the menu of what can be. It has a control of its own, since the buttons of commands lose icon
 * and words when these change.
 */
public abstract class ToolbarChoice extends WorkbenchWindowControlContribution implements SessionListener {

    /** What the button says. */
    private record State(String label, String tooltip, boolean enabled) {
    }

    private static final String USUAL = "Pinned: 100:0 receiver";
    private static final int SPARE = 8;

    private final ShownSession shown = SessionServices.shown();
    private final String icon;
    private final ContributionItem choices;
    private ToolItem item;
    private int room;
    private Coalesced redraw;
    private State said;

    /**
     * A choice.
     *
     * @param icon    in the bundle of the workbench
     * @param choices fills the menu
     */
    protected ToolbarChoice(String icon, ContributionItem choices) {
        this.icon = icon;
        this.choices = choices;
    }

    /** What is chosen. */
    protected abstract String label(ShownSession session);

    /** What can be chosen, and what is chosen in full. */
    protected abstract String tooltip(ShownSession session);

    /** The toolbar around it keeps the width that it has at first, whatever words come: there is room for usual ones, and longer ones are shortened. */
    @Override
    protected Control createControl(Composite parent) {
        Composite place = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().applyTo(place);
        ToolBar bar = new ToolBar(place, SWT.FLAT | SWT.RIGHT);
        item = new ToolItem(bar, SWT.DROP_DOWN);
        LocalResourceManager images = new LocalResourceManager(JFaceResources.getResources(), bar);
        ResourceLocator.imageDescriptorFromBundle("org.portalscope.ui", icon).ifPresent(image -> item.setImage(images.create(image)));
        item.addListener(SWT.Selection, selection -> openMenu());
        room = width(USUAL);
        item.setText(USUAL);
        int wide = bar.computeSize(SWT.DEFAULT, SWT.DEFAULT).x + SPARE;
        GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, true).hint(wide, SWT.DEFAULT).applyTo(bar);
        redraw = new Coalesced(bar, this::show);
        shown.addListener(this);
        bar.addListener(SWT.Dispose, disposal -> shown.removeListener(this));
        show();
        return place;
    }

    @Override
    public void changed() {
        redraw.request();
    }

    /** Most moves change nothing here: the window system is told what is other than before. */
    private void show() {
        State now = new State(label(shown), tooltip(shown), isEnabled(shown));
        if (!now.equals(said)) {
            said = now;
            item.setToolTipText(now.tooltip);
            item.setEnabled(now.enabled);
            item.setText(fit(now.label));
        }
    }

    /** Whether there is something to choose. */
    protected abstract boolean isEnabled(ShownSession session);

    private String fit(String label) {
        return Shortening.END.fit(label.replace("&", "&&"), room, this::width);
    }

    private int width(String words) {
        GC gc = new GC(item.getParent());
        try {
            return gc.textExtent(words).x;
        } finally {
            gc.dispose();
        }
    }

    private void openMenu() {
        Menu menu = new Menu(item.getParent());
        choices.fill(menu, -1);
        Rectangle place = item.getBounds();
        menu.setLocation(item.getParent().toDisplay(place.x, place.y + place.height));
        // A menu is told what was chosen after it is hidden.
        menu.addListener(SWT.Hide, hidden -> menu.getDisplay().asyncExec(menu::dispose));
        menu.setVisible(true);
    }
}

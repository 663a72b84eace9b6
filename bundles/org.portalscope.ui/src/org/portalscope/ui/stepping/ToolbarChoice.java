package org.portalscope.ui.stepping;

import org.eclipse.jface.action.ContributionItem;
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
import org.portalscope.scene.Shortening;
import org.portalscope.session.control.SessionListener;
import org.portalscope.ui.session.SessionServices;
import org.portalscope.ui.session.ShownSession;

/**
 * A button of the toolbar that says what is chosen and opens the menu of what can be. It has a control of its own, since the buttons of commands lose icon
 * and words when these change.
 */
public abstract class ToolbarChoice extends WorkbenchWindowControlContribution implements SessionListener {

    private static final int WIDEST = 220;
    private static final int LAID_OUT_MILLISECONDS = 100;

    private final ShownSession shown = SessionServices.shown();
    private final String icon;
    private final ContributionItem choices;
    private ToolItem item;
    private Coalesced redraw;

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

    @Override
    protected Control createControl(Composite parent) {
        ToolBar bar = new ToolBar(parent, SWT.FLAT | SWT.RIGHT);
        item = new ToolItem(bar, SWT.DROP_DOWN);
        LocalResourceManager images = new LocalResourceManager(JFaceResources.getResources(), bar);
        ResourceLocator.imageDescriptorFromBundle("org.portalscope.ui", icon).ifPresent(image -> item.setImage(images.create(image)));
        item.addListener(SWT.Selection, selection -> openMenu());
        redraw = new Coalesced(bar, this::show);
        shown.addListener(this);
        bar.addListener(SWT.Dispose, disposal -> shown.removeListener(this));
        show();
        return bar;
    }

    @Override
    public void changed() {
        redraw.request();
    }

    private void show() {
        String label = fit(label(shown));
        item.setToolTipText(tooltip(shown));
        item.setEnabled(isEnabled(shown));
        if (!label.equals(item.getText())) {
            item.setText(label);
            widen(item.getParent());
            // GTK knows how wide the new words are only when it has laid them out.
            item.getDisplay().timerExec(LAID_OUT_MILLISECONDS, () -> {
                if (!item.isDisposed()) {
                    widen(item.getParent());
                }
            });
        }
    }

    /** The toolbar around it keeps the width that it had at first unless it is told another. */
    private void widen(ToolBar bar) {
        for (Control control = bar; control.getParent() != null; control = control.getParent()) {
            if (control.getParent() instanceof ToolBar outer) {
                for (ToolItem place : outer.getItems()) {
                    if (place.getControl() == control) {
                        place.setWidth(Math.max(control.computeSize(SWT.DEFAULT, SWT.DEFAULT, true).x, item.getBounds().width + 2 * item.getBounds().x));
                    }
                }
                outer.requestLayout();
            }
        }
    }

    /** Whether there is something to choose. */
    protected abstract boolean isEnabled(ShownSession session);

    private String fit(String label) {
        GC gc = new GC(item.getParent());
        try {
            return Shortening.END.fit(label.replace("&", "&&"), WIDEST, words -> gc.textExtent(words).x);
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

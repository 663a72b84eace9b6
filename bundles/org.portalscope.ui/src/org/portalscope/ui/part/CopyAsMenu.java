package org.portalscope.ui.part;

import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.actions.ActionFactory;

/** The submenu that copies what is selected in one of several forms. */
public final class CopyAsMenu extends MenuManager {

    public CopyAsMenu(CopySource source) {
        super("Copy As");
        add(new CopyText("Text", source::text));
        add(new CopyText("CSV", source::csv));
        if (source instanceof StateCopySource state) {
            add(new CopyText("Scenario", state::scenario));
        }
    }

    /** Lets what is selected in a view be copied by the menu of a control, which has no other, and by the platform's own command. */
    public static void install(Control control, IViewSite site, CopySource source) {
        CopyText copy = new CopyText(source::text);
        site.getActionBars().setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
        MenuManager menu = new MenuManager();
        menu.add(new ActionContributionItem(copy));
        menu.add(new CopyAsMenu(source));
        control.addDisposeListener(event -> menu.dispose());
        control.setMenu(menu.createContextMenu(control));
    }
}

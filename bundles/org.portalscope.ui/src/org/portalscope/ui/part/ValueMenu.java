package org.portalscope.ui.part;

import java.util.stream.Stream;

import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.ui.IWorkbenchSite;
import org.eclipse.ui.menus.CommandContributionItem;
import org.eclipse.ui.menus.CommandContributionItemParameter;

/** The context menu of what holds values: to their changes. */
public final class ValueMenu {

    private static final String[] COMMANDS = {"org.portalscope.ui.previousChange", "org.portalscope.ui.nextChange"};

    private ValueMenu() {
    }

    /**
     * Makes the menu of a control of a view.
     *
     * @param more what else stands in it, behind the changes
     */
    public static Menu of(Control control, IWorkbenchSite site, IAction... more) {
        MenuManager menu = new MenuManager();
        for (String command : COMMANDS) {
            menu.add(new CommandContributionItem(new CommandContributionItemParameter(site, null, command, SWT.PUSH)));
        }
        Stream.of(more).forEach(menu::add);
        control.addDisposeListener(event -> menu.dispose());
        return menu.createContextMenu(control);
    }
}

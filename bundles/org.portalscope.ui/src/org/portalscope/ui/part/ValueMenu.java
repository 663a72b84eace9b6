package org.portalscope.ui.part;

import java.util.stream.Stream;

import org.eclipse.jface.action.IContributionItem;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.ui.IWorkbenchSite;
import org.eclipse.ui.menus.CommandContributionItem;
import org.eclipse.ui.menus.CommandContributionItemParameter;

/** The context menu of what holds values: to their changes, to a breakpoint on these, and to other values. */
public final class ValueMenu {

    private static final String[] COMMANDS = {"org.portalscope.ui.previousChange", "org.portalscope.ui.nextChange", "org.portalscope.ui.breakOnChange",
        "org.portalscope.ui.editValue"};

    private ValueMenu() {
    }

    /**
     * Makes the menu of a control of a view.
     *
     * @param more what else stands in it, behind the usual commands
     */
    public static Menu of(Control control, IWorkbenchSite site, IContributionItem... more) {
        MenuManager menu = new MenuManager();
        Stream.of(COMMANDS).map(command -> command(site, command)).forEach(menu::add);
        Stream.of(more).forEach(menu::add);
        control.addDisposeListener(event -> menu.dispose());
        return menu.createContextMenu(control);
    }

    /** A command as an item of the menu. */
    public static IContributionItem command(IWorkbenchSite site, String id) {
        return new CommandContributionItem(new CommandContributionItemParameter(site, null, id, SWT.PUSH));
    }
}

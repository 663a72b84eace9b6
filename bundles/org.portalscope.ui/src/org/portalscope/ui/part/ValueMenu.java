package org.portalscope.ui.part;

import java.util.stream.Stream;

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
     * @param more ids of commands behind the usual ones
     */
    public static Menu of(Control control, IWorkbenchSite site, String... more) {
        MenuManager menu = new MenuManager();
        Stream.concat(Stream.of(COMMANDS), Stream.of(more))
                .forEach(command -> menu.add(new CommandContributionItem(new CommandContributionItemParameter(site, null, command, SWT.PUSH))));
        control.addDisposeListener(event -> menu.dispose());
        return menu.createContextMenu(control);
    }
}

package org.portalscope.ui.stepping;

import java.util.List;
import java.util.OptionalInt;

import org.eclipse.jface.action.ContributionItem;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.portalscope.ui.session.SessionServices;
import org.portalscope.ui.session.ShownSession;

/** The menu of all processes, of which one can be pinned. */
public final class ProcessMenu extends ContributionItem {

    @Override
    public boolean isDynamic() {
        return true;
    }

    @Override
    public void fill(Menu menu, int index) {
        ShownSession controller = SessionServices.shown();
        add(menu, ProcessNames.CURRENT, controller, OptionalInt.empty());
        List<String> names = ProcessNames.all(controller);
        for (int process = 0; process < names.size(); process++) {
            add(menu, names.get(process), controller, OptionalInt.of(process));
        }
    }

    private static void add(Menu menu, String label, ShownSession controller, OptionalInt process) {
        MenuItem item = new MenuItem(menu, SWT.RADIO);
        item.setText(label);
        item.setSelection(controller.pinned().equals(process));
        item.addListener(SWT.Selection, chosen -> {
            if (item.getSelection()) {
                controller.pin(process);
            }
        });
    }
}

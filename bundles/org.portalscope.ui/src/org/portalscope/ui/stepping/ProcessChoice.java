package org.portalscope.ui.stepping;

import java.util.List;
import java.util.OptionalInt;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.menus.WorkbenchWindowControlContribution;
import org.portalscope.model.Process;
import org.portalscope.ui.session.SessionController;
import org.portalscope.ui.session.SessionListener;
import org.portalscope.ui.session.SessionServices;

/** The choice in the toolbar: which process the graph shows in full. */
public final class ProcessChoice extends WorkbenchWindowControlContribution implements SessionListener {

    private static final int WIDTH = 180;
    private static final String CURRENT = "Current process";

    private SessionController controller;
    private Combo combo;
    private List<String> items = List.of();

    @Override
    protected Control createControl(Composite parent) {
        Composite row = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().extendedMargins(4, 4, 0, 0).applyTo(row);
        combo = new Combo(row, SWT.READ_ONLY);
        combo.setToolTipText("Which process the Portals Graph shows in full");
        combo.addListener(SWT.Selection, selection -> choose());
        combo.addListener(SWT.Dispose, disposal -> controller.removeListener(this));
        GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, true).hint(WIDTH, SWT.DEFAULT).applyTo(combo);
        controller = SessionServices.controller();
        controller.addListener(this);
        changed();
        return row;
    }

    private void choose() {
        int chosen = combo.getSelectionIndex();
        controller.pin(chosen <= 0 ? OptionalInt.empty() : OptionalInt.of(chosen - 1));
    }

    @Override
    public void changed() {
        List<String> now = controller.model().map(model -> model.getProcesses().stream().map(ProcessChoice::label).toList())
                .orElse(List.of());
        if (!now.equals(items) || combo.getItemCount() == 0) {
            items = now;
            combo.removeAll();
            combo.add(CURRENT);
            items.forEach(combo::add);
        }
        combo.select(controller.pinned().orElse(-1) + 1);
        combo.setEnabled(!items.isEmpty());
    }

    private static String label(Process process) {
        return process.getName() + " (" + process.getId() + ")";
    }
}

package org.portalscope.ui.table;

import org.portalscope.presentation.table.StatusTable;

/** Shows the status registers and the limits of the interfaces of a process. */
public final class StatusView extends StateTableView {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.status";

    public StatusView() {
        super(new StatusTable());
    }
}

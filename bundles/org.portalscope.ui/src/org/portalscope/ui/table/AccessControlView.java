package org.portalscope.ui.table;

import org.portalscope.presentation.table.AccessControlTable;

/** Shows the access control tables of a process. */
public final class AccessControlView extends StateTableView {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.accessControl";

    public AccessControlView() {
        super(new AccessControlTable());
    }
}

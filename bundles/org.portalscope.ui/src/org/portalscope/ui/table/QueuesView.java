package org.portalscope.ui.table;

import org.portalscope.presentation.table.QueuesTable;

/** Shows what waits in all processes: posted and unexpected entries, messages in flight, pending operations, events. */
public final class QueuesView extends StateTableView {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.queues";

    public QueuesView() {
        super(new QueuesTable());
    }
}

package org.portalscope.ui.table;

import org.portalscope.session.table.EventQueueTable;

/** Shows an event queue from its oldest event to its newest, with all members of each. */
public final class EventQueuesView extends StateTableView {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.eventQueues";

    public EventQueuesView() {
        super(new EventQueueTable());
    }
}

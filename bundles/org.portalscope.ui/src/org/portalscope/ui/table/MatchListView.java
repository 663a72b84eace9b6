package org.portalscope.ui.table;

import org.portalscope.presentation.table.MatchListTable;

/** Shows the match list of a portal: all members of its entries and of their descriptors. */
public final class MatchListView extends StateTableView {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.matchList";

    public MatchListView() {
        super(new MatchListTable());
    }
}

package org.portalscope.ui.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The conditions that have been searched for, the last one first. */
final class SearchHistory {

    /** What has been searched for in the workbench, whichever session it was. */
    static final SearchHistory OF_WORKBENCH = new SearchHistory();

    private static final int MOST = 20;

    private final List<String> conditions = new ArrayList<>();

    void add(String condition) {
        conditions.remove(condition);
        conditions.add(0, condition);
        if (conditions.size() > MOST) {
            conditions.remove(MOST);
        }
    }

    List<String> conditions() {
        return List.copyOf(conditions);
    }

    Optional<String> last() {
        return conditions.stream().findFirst();
    }
}

package org.portalscope.ui.stepping;

import java.util.List;

import org.portalscope.ui.session.ShownSession;

/** What the choice of a process offers. */
final class ProcessNames {

    /** The choice to follow the cursor. */
    static final String CURRENT = "Current process";

    private ProcessNames() {
    }

    /** The processes of the open session by their index. */
    static List<String> all(ShownSession controller) {
        return controller.snapshot().map(snapshot -> snapshot.processes().names()).orElse(List.of());
    }

    /** The choice that is made. */
    static String shown(ShownSession controller) {
        List<String> all = all(controller);
        int pinned = controller.pinned().orElse(-1);
        return pinned >= 0 && pinned < all.size() ? "Pinned: " + all.get(pinned) : CURRENT;
    }
}

package org.portalscope.ui.application;

import org.eclipse.e4.ui.model.application.MApplication;

/** Menus of the main menu that bundles of the platform contribute beside ours. */
final class ForeignMenus {

    private static final String RUN = "org.eclipse.ui.run";

    private ForeignMenus() {
    }

    /** Takes the debug platform's empty menu 'Run' out of the application before there is a window. */
    static void remove(MApplication application) {
        application.getMenuContributions().forEach(contribution -> contribution.getChildren().removeIf(item -> RUN.equals(item.getElementId())));
    }
}

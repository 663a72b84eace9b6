package org.portalscope.ui.part;

import org.eclipse.jface.action.MenuManager;

/** The submenu that copies what is selected in one of several forms. */
public final class CopyAsMenu extends MenuManager {

    public CopyAsMenu(CopySource source) {
        super("Copy As");
        add(new CopyText("Text", source::text));
        add(new CopyText("CSV", source::csv));
        add(new CopyText("Scenario", source::scenario));
    }
}

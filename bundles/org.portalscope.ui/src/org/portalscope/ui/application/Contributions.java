package org.portalscope.ui.application;

import java.util.Set;

import org.eclipse.jface.preference.IPreferenceNode;
import org.eclipse.jface.preference.PreferenceManager;
import org.eclipse.ui.IWorkbench;

/** Takes away what bundles of the platform contribute and what means nothing here. */
final class Contributions {

    private static final String KEYS = "org.eclipse.ui.preferencePages.Keys";
    private static final String LOOK = "org.eclipse.ui.preferencePages.Views";
    private static final String COLOURS = "org.eclipse.ui.preferencePages.ColorsAndFonts";
    private static final Set<String> PAGES = Set.of(KEYS, LOOK, COLOURS);

    private Contributions() {
    }

    /** Leaves the preference pages that mean something: appearance, colours and fonts, keys. */
    static void hide(IWorkbench workbench) {
        PreferenceManager manager = workbench.getPreferenceManager();
        IPreferenceNode[] wanted = manager.getElements(PreferenceManager.PRE_ORDER).stream()
                .filter(node -> PAGES.contains(node.getId())).toArray(IPreferenceNode[]::new);
        manager.removeAll();
        for (IPreferenceNode node : wanted) {
            for (IPreferenceNode below : node.getSubNodes()) {
                node.remove(below);
            }
            manager.addToRoot(node);
        }
    }
}

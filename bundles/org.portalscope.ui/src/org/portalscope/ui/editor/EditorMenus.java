package org.portalscope.ui.editor;

import java.util.List;

import org.eclipse.jface.action.IMenuManager;
import org.eclipse.ui.IWorkbenchPartSite;
import org.eclipse.ui.menus.CommandContributionItem;
import org.eclipse.ui.menus.CommandContributionItemParameter;
import org.eclipse.ui.texteditor.ITextEditorActionConstants;

/** What stands in the context menu of a text. */
final class EditorMenus {

    /** Actions of the platform's editor. */
    static final List<String> ACTIONS = List.of(ITextEditorActionConstants.UNDO, ITextEditorActionConstants.CUT, ITextEditorActionConstants.COPY,
            ITextEditorActionConstants.PASTE, ITextEditorActionConstants.SELECT_ALL);

    private static final List<String> COMMANDS = List.of("org.portalscope.ui.format", "org.portalscope.ui.toggleComment", "org.portalscope.ui.rename",
            "org.portalscope.ui.goToDeclaration", "org.portalscope.ui.quickOutline");

    private EditorMenus() {
    }

    /** Adds our own commands. */
    static void addCommands(IMenuManager menu, IWorkbenchPartSite site) {
        for (String command : COMMANDS) {
            menu.add(new CommandContributionItem(new CommandContributionItemParameter(site, null, command, CommandContributionItem.STYLE_PUSH)));
        }
    }
}

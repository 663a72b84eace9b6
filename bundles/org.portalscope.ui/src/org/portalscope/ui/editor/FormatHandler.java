package org.portalscope.ui.editor;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.handlers.HandlerUtil;

/** Puts the scenario of the editor in front into the one style. */
public final class FormatHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent execution) {
        if (HandlerUtil.getActiveEditor(execution) instanceof ScenarioEditor editor) {
            editor.format();
        }
        return null;
    }
}

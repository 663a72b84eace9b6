package org.portalscope.ui.editor;

import java.util.Map;
import java.util.function.Consumer;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.ui.handlers.HandlerUtil;
import org.portalscope.timeline.Direction;

/** Does something at the caret, as the word behind its name in plugin.xml says: {@code CaretHandler:run}. */
public final class CaretHandler extends AbstractHandler implements IExecutableExtension {

    private static final Map<String, Consumer<ScenarioEditor>> ACTIONS = Map.of(
            "comment", editor -> editor.commands().toggleComment(),
            "declaration", editor -> editor.places().goToDeclaration(),
            "rename", editor -> editor.commands().rename(),
            "outline", ScenarioEditor::openOutline,
            "toggle", editor -> editor.breakpoints().toggle(editor.places().caretLine()),
            "run", editor -> editor.breakpoints().run(editor.places().caretLine(), Direction.FORWARD),
            "runBack", editor -> editor.breakpoints().run(editor.places().caretLine(), Direction.BACK));

    private Consumer<ScenarioEditor> action;

    @Override
    public void setInitializationData(IConfigurationElement element, String property, Object data) {
        action = ACTIONS.get(data);
    }

    @Override
    public Object execute(ExecutionEvent execution) {
        if (HandlerUtil.getActiveEditor(execution) instanceof ScenarioEditor editor) {
            action.accept(editor);
        }
        return null;
    }
}

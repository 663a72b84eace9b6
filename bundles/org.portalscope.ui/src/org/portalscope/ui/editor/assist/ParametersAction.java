package org.portalscope.ui.editor.assist;

import java.util.function.Supplier;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.ui.texteditor.ITextEditorActionDefinitionIds;

/** Shows the parameters of the call around the caret. */
public final class ParametersAction extends Action {

    private final Supplier<ISourceViewer> viewer;

    public ParametersAction(Supplier<ISourceViewer> viewer) {
        this.viewer = viewer;
        setActionDefinitionId(ITextEditorActionDefinitionIds.CONTENT_ASSIST_CONTEXT_INFORMATION);
    }

    @Override
    public void run() {
        viewer.get().getTextOperationTarget().doOperation(ISourceViewer.CONTENTASSIST_CONTEXT_INFORMATION);
    }
}

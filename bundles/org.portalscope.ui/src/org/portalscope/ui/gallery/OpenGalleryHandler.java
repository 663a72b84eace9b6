package org.portalscope.ui.gallery;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;

/** Brings the Gallery to the front. */
public final class OpenGalleryHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent execution) throws ExecutionException {
        try {
            GalleryEditor.open(HandlerUtil.getActiveWorkbenchWindow(execution).getActivePage());
        } catch (PartInitException e) {
            throw new ExecutionException("The Gallery does not open", e);
        }
        return null;
    }
}

package org.portalscope.ui.stepping;

import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.contexts.IContextActivation;
import org.eclipse.ui.contexts.IContextService;
import org.eclipse.ui.services.ISourceProviderService;
import org.portalscope.presentation.control.SessionListener;
import org.portalscope.ui.session.ShownSession;

/** Keeps the context of the stepping keys active while a session is open, wherever the focus is in the window; dialogs have their own keys. */
public final class SteppingContext implements SessionListener {

    private static final String WORKBENCH = "org.portalscope.ui.workbench";
    private static final String ID = "org.portalscope.ui.stepping";

    private final IContextService contexts;
    private final ShownSession controller;
    private IContextActivation activation;

    private SteppingContext(IWorkbench workbench, ShownSession controller) {
        contexts = workbench.getService(IContextService.class);
        this.controller = controller;
    }

    /** Connects keys and commands of the workbench with its controller. */
    public static void connect(IWorkbench workbench, ShownSession controller) {
        SteppingContext context = new SteppingContext(workbench, controller);
        context.contexts.activateContext(WORKBENCH, new MainWindowExpression());
        controller.addListener(context);
        context.changed();
        ISourceProviderService sources = workbench.getService(ISourceProviderService.class);
        ((SessionSource) sources.getSourceProvider(SessionSource.VARIABLE)).follow(controller);
    }

    @Override
    public void changed() {
        boolean open = controller.open().isPresent();
        if (open && activation == null) {
            activation = contexts.activateContext(ID, new MainWindowExpression());
        } else if (!open && activation != null) {
            contexts.deactivateContext(activation);
            activation = null;
        }
    }
}

package org.portalscope.ui.exchange;

import java.util.Optional;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.portalscope.scenario.exchange.MpiExchange;
import org.portalscope.ui.editor.Scenarios;

/** Asks for an exchange between ranks of MPI, and opens it as a new scenario. */
public final class MpiExchangeHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent execution) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(execution);
        Optional<MpiExchange> wanted = MpiExchangeDialog.ask(window.getShell());
        if (wanted.isPresent()) {
            open(window.getActivePage(), wanted.get());
        }
        return null;
    }

    private static void open(IWorkbenchPage page, MpiExchange exchange) throws ExecutionException {
        try {
            Scenarios.openCopy(page, exchange.fileName(), exchange.text());
        } catch (PartInitException e) {
            throw new ExecutionException("The editor does not open", e);
        }
    }
}

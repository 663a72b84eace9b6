package org.portalscope.ui.editor;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;

/** Opens a small scenario to start from. */
public final class NewScenarioHandler extends AbstractHandler {

    private static final String START = """
            scenario "My scenario"
                about "A client puts a few bytes to a server.";

            process server at 1:0 {
                region buffer[64];

                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlEQAlloc(ni, 16, &eq);
                any = { nid = PTL_NID_ANY, pid = PTL_PID_ANY };
                PtlMEAttach(ni, 4, any, 7, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                PtlMDAttach(me, { start = buffer, length = buffer.length, options = PTL_MD_OP_PUT, eventq = eq },
                    PTL_RETAIN, PTL_RETAIN, NULL);

                barrier;        // the list is complete, the client may begin

                expect PTL_EVENT_PUT_START in eq;
                expect PTL_EVENT_PUT_END in eq { mlength == 5 };
            }

            process client at 0:0 {
                region data[5] = "hello";

                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlMDBind(ni, { start = data, length = data.length }, &md);
                barrier;

                PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 7, 0, 0);
            }
            """;

    @Override
    public Object execute(ExecutionEvent execution) throws ExecutionException {
        try {
            IWorkbenchPage page = HandlerUtil.getActiveWorkbenchWindow(execution).getActivePage();
            Scenarios.openCopy(page, "new.ptl", START);
            page.activate(page.getActiveEditor());
        } catch (PartInitException e) {
            throw new ExecutionException("The editor does not open", e);
        }
        return null;
    }
}

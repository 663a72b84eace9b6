package org.portalscope.ui.editor;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
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

                // The list stands: a put without data tells the client.
                PtlMDBind(ni, { length = 0 }, &go);
                PtlPut(go, PTL_NOACK_REQ, client, 0, 0, 0, 0, 0);

                expect PTL_EVENT_PUT_START in eq;
                expect PTL_EVENT_PUT_END in eq { mlength == 5 };
            }

            process client at 0:0 {
                region data[5] = "hello";

                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlEQAlloc(ni, 2, &ready);
                PtlMEAttach(ni, 0, server, 0, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                PtlMDAttach(me, { length = 0, options = PTL_MD_OP_PUT, eventq = ready }, PTL_RETAIN, PTL_RETAIN, NULL);
                PtlMDBind(ni, { start = data, length = data.length }, &md);
                expect PTL_EVENT_PUT_START in ready;

                PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 7, 0, 0);
            }
            """;

    @Override
    public Object execute(ExecutionEvent execution) throws ExecutionException {
        try {
            Scenarios.openCopy(HandlerUtil.getActiveWorkbenchWindow(execution).getActivePage(), "new.ptl", START);
        } catch (PartInitException e) {
            throw new ExecutionException("The editor does not open", e);
        }
        return null;
    }
}

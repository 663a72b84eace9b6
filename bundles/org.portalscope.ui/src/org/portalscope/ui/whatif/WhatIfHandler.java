package org.portalscope.ui.whatif;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.handlers.HandlerUtil;
import org.portalscope.analysis.whatif.WhatIf;
import org.portalscope.ui.part.ViewedSession;

/** Asks how another request would be translated at the cursor. What has to happen once more before, does in the background, and can be cancelled. */
public final class WhatIfHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent execution) {
        Shell window = HandlerUtil.getActiveWorkbenchWindow(execution).getShell();
        ViewedSession.of(execution).snapshot().ifPresent(snapshot -> WhatIfWork.run(cancelled -> WhatIf.at(snapshot.timeline(), snapshot.position(), cancelled))
                .ifPresent(whatIf -> new WhatIfDialog(window, snapshot, whatIf).open()));
        return null;
    }
}

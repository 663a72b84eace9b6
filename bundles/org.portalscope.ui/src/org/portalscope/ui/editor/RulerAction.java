package org.portalscope.ui.editor;

import org.eclipse.jface.action.Action;

/** Sets or removes the breakpoint of a line, from the ruler beside it. */
final class RulerAction extends Action {

    private final Runnable toggle;

    RulerAction(Runnable toggle) {
        super("Toggle Breakpoint");
        this.toggle = toggle;
    }

    @Override
    public void run() {
        toggle.run();
    }
}

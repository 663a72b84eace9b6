package org.portalscope.ui.part;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.portalscope.presentation.control.SessionListener;
import org.portalscope.ui.session.ShownSession;

/** Keeps a view at the session that it shows, whatever is selected elsewhere; the view says so above its contents. */
final class PinAction extends Action implements SessionListener {

    private final ShownSession shown;
    private final Runnable pinned;

    /** @param pinned is run once the view has been pinned, or follows the selected session again */
    PinAction(ShownSession shown, Runnable pinned) {
        super("Pin to This Session", IAction.AS_CHECK_BOX);
        this.shown = shown;
        this.pinned = pinned;
        setEnabled(false);
        shown.addListener(this);
    }

    @Override
    public void run() {
        shown.hold(isChecked());
        changed();
        pinned.run();
    }

    @Override
    public void changed() {
        setEnabled(shown.open().isPresent());
        setChecked(shown.isHeld());
    }
}

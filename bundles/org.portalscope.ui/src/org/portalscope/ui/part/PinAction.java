package org.portalscope.ui.part;

import java.util.function.Consumer;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.portalscope.session.control.SessionListener;
import org.portalscope.ui.session.ShownSession;

/** Keeps a view at the session that it shows, whatever is selected elsewhere; the view says so above its contents. */
final class PinAction extends Action implements SessionListener {

    private final ShownSession shown;
    private final Consumer<String> description;

    /** @param description takes what to write above the contents */
    PinAction(ShownSession shown, Consumer<String> description) {
        super("Pin to This Session", IAction.AS_CHECK_BOX);
        this.shown = shown;
        this.description = description;
        setEnabled(false);
        shown.addListener(this);
    }

    @Override
    public void run() {
        shown.hold(isChecked());
        changed();
    }

    @Override
    public void changed() {
        setEnabled(shown.open().isPresent());
        setChecked(shown.isHeld());
        description.accept(shown.isHeld() ? "Pinned to " + shown.open().orElseThrow().launch().title() : "");
    }
}

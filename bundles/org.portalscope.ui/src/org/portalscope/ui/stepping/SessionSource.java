package org.portalscope.ui.stepping;

import java.util.Map;

import org.eclipse.ui.AbstractSourceProvider;
import org.eclipse.ui.ISources;
import org.portalscope.session.control.SessionListener;
import org.portalscope.ui.session.ShownSession;

/** Tells expressions in plugin.xml whether a session is open: {@code none}, {@code idle} or {@code busy}. */
public final class SessionSource extends AbstractSourceProvider implements SessionListener {

    /** The name of the variable. */
    public static final String VARIABLE = "org.portalscope.ui.session";

    private ShownSession controller;
    private String state = "none";

    /** Makes the source follow the session that the workbench shows. */
    public void follow(ShownSession followed) {
        controller = followed;
        controller.addListener(this);
        tell();
    }

    @Override
    public void changed() {
        tell();
    }

    @Override
    public void busy(boolean busy) {
        tell();
    }

    private void tell() {
        String now = controller.isBusy() ? "busy" : controller.open().isPresent() ? "idle" : "none";
        if (!now.equals(state)) {
            state = now;
            fireSourceChanged(ISources.WORKBENCH, VARIABLE, state);
        }
    }

    @Override
    public Map<String, Object> getCurrentState() {
        return Map.of(VARIABLE, state);
    }

    @Override
    public String[] getProvidedSourceNames() {
        return new String[] {VARIABLE};
    }

    @Override
    public void dispose() {
        if (controller != null) {
            controller.removeListener(this);
        }
    }
}

package org.portalscope.ui.run;

/** Asks for the first and the last seed, and runs the scenario of a session once for each. */
public final class SeedsHandler extends RunHandler {

    /** Made by the workbench. */
    public SeedsHandler() {
        super(SeedsDialog.asking());
    }
}

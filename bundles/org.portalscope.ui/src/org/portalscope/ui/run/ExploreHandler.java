package org.portalscope.ui.run;

/** Asks what to look for, and searches all orders of the scenario of a session for it. */
public final class ExploreHandler extends RunHandler {

    /** Made by the workbench. */
    public ExploreHandler() {
        super(ExploreDialog.asking());
    }
}

package org.portalscope.ui.application;

import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.session.InitialPositions;
import org.portalscope.session.SessionDriver;
import org.portalscope.ui.session.RunSettings;

/**
 * Runs a scenario of the library up to its first translation while the platform makes the window, and forgets it: the classes of parser, engine and session are
 * loaded then when the user's scenario wants them, by the processor that has less to do.
 */
final class EarlyRun {

    private EarlyRun() {
    }

    /** Begins in a thread of its own, which does not keep the virtual machine from ending. */
    static Thread begin() {
        Thread thread = new Thread(EarlyRun::run, "Early run");
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private static void run() {
        try (SessionDriver driver = RunSettings.DEFAULT.launch(Library.open(Library.ids().get(0)), "").start().drive()) {
            InitialPositions.firstTranslation(driver);
        } catch (ScenarioException e) {
            throw new IllegalStateException("a scenario of the library is wrong", e);
        }
    }
}

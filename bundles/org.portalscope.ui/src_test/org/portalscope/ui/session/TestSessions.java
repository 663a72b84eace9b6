package org.portalscope.ui.session;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.portalscope.presentation.control.MoveRunner;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** Sessions for tests of what the workbench shows. */
public final class TestSessions {

    private TestSessions() {
    }

    /** What sessions of the library's first scenario are started from. */
    public static Launch matchList() throws ScenarioException {
        return launch(Library.open("3.7-match-list"));
    }

    /** What sessions of statements that two processes execute, with functions of their own before them, are started from. */
    public static Launch processes(String first, String second) throws ScenarioException {
        return launch(ScenarioReader.parse("test.ptl", "scenario \"test\" section \"5.3\";\nprocess first at 0:0 {\n" + first
                + "\n}\nprocess second at 1:0 {\n" + second + "\n}\n").get());
    }

    /** What sessions of a scenario are started from. */
    public static Launch launch(Scenario scenario) {
        return new Launch(scenario.title(), scenario.fileName(), scenario::world, RoundRobinScheduler::new);
    }

    /** A controller of a session at its start, whose moves end before they are answered. */
    public static SessionController controller(Launch launch) {
        return new SessionController(launch.start(), new ImmediateRunner());
    }

    /** Open sessions whose moves end before they are answered. */
    public static OpenSessions sessions() {
        return new OpenSessions(ImmediateRunner::new, () -> LocalSession.LONGEST, SessionRecordings.NONE);
    }

    private static final class ImmediateRunner implements MoveRunner {

        @Override
        public void run(Consumer<BooleanSupplier> move, Runnable ended) {
            move.accept(() -> false);
            ended.run();
        }

        @Override
        public void cancel() {
            // a move has ended before anybody can cancel it
        }
    }
}

package org.portalscope.ui.session;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.session.LocalSession;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** Sessions for tests of what the workbench shows. */
public final class TestSessions {

    private TestSessions() {
    }

    /** A session of the library's first scenario, at its start. */
    public static LocalSession matchList() throws ScenarioException {
        Scenario scenario = Library.open("3.7-match-list");
        return new LocalSession(scenario.title(), scenario.world(), new RoundRobinScheduler());
    }

    /** A session of statements that two processes execute, with functions of their own before them, at its start. */
    public static LocalSession processes(String first, String second) throws ScenarioException {
        Scenario scenario = ScenarioReader.parse("test.ptl", "scenario \"test\" section \"5.3\";\nprocess first at 0:0 {\n" + first
                + "\n}\nprocess second at 1:0 {\n" + second + "\n}\n").get();
        return new LocalSession(scenario.title(), scenario.world(), new RoundRobinScheduler());
    }

    /** A controller without a session, whose moves end before they are answered. */
    public static SessionController controller() {
        return new SessionController(new MoveRunner() {
            @Override
            public void run(Consumer<BooleanSupplier> move, Runnable ended) {
                move.accept(() -> false);
                ended.run();
            }

            @Override
            public void cancel() {
                // a move has ended before anybody can cancel it
            }
        });
    }

    /** The account of a session where it stands. */
    public static SessionSnapshot snapshot(LocalSession session) {
        return SessionSnapshot.of(session, Optional.empty(), 0, null);
    }
}

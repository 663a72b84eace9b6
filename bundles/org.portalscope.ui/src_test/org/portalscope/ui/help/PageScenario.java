package org.portalscope.ui.help;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.function.Supplier;

import org.portalscope.presentation.control.SessionController;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.FolderImports;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.session.TestSessions;
import org.portalscope.world.program.SourceId;
import org.portalscope.world.schedule.Scheduler;

/** Runs scenarios that pages show. */
final class PageScenario {

    private PageScenario() {
    }

    /** Runs a text to its end, which has to be a good one. */
    static SessionController run(String name, String text, Supplier<Scheduler> scheduler) throws ScenarioException {
        String file = name + ".ptl";
        Scenario scenario = ScenarioReader.parse(SourceId.text(file), file, text, new FolderImports(null), Library.protocols()).get();
        SessionController controller = TestSessions.controller(new Launch(scenario.title(), scenario.fileName(), scenario::world, scheduler));
        controller.move(StepKind.RESUME, Direction.FORWARD);
        assertEquals(RunResult.Result.FINE, controller.snapshot().result().orElseThrow().result(), () -> name + ": " + controller.snapshot().ending());
        return controller;
    }

    /** The text of a scenario in HTML. */
    static String unescaped(String html) {
        return html.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
    }
}

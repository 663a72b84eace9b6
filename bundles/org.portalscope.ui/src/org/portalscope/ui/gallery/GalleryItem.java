package org.portalscope.ui.gallery;

import java.util.Set;

import org.portalscope.model.World;
import org.portalscope.model.projection.Projection;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.cursor.CursorState;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.world.schedule.RoundRobinScheduler;

/**
 * What the Gallery shows of a scenario of the library; nobody has to see it for that.
 *
 * @param model  its structures at its most telling moment
 * @param cursorState that moment
 */
record GalleryItem(Library.Entry entry, World model, CursorState cursorState) {

    /** Runs a scenario up to its most telling moment. */
    static GalleryItem of(String id) throws ScenarioException {
        Scenario scenario = Library.open(id);
        LocalSession session = new Launch(scenario.title(), scenario.fileName(), scenario::world, RoundRobinScheduler::new).start();
        InitialPositions.longestWalk(session.drive());
        CursorState cursorState = session.cursorState();
        return new GalleryItem(Library.entry(scenario), new Projection(session.state(), Set.of(shown(cursorState))).model(), cursorState);
    }

    /** Index of the process whose structures are drawn. */
    int process() {
        return shown(cursorState);
    }

    private static int shown(CursorState cursorState) {
        return Math.max(0, cursorState.process());
    }
}

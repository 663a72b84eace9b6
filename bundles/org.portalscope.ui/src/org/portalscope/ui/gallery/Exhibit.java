package org.portalscope.ui.gallery;

import org.portalscope.model.World;
import org.portalscope.model.projection.Projection;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioException;
import org.portalscope.scenario.library.Library;
import org.portalscope.session.Highlights;
import org.portalscope.session.LocalSession;
import org.portalscope.session.Moment;
import org.portalscope.world.RoundRobin;

/**
 * What the Gallery shows of a scenario of the library; nobody has to see it for that.
 *
 * @param model  its structures at its most telling moment
 * @param moment that moment
 */
record Exhibit(Library.Entry entry, World model, Moment moment) {

    /** Runs a scenario up to its most telling moment. */
    static Exhibit of(String id) throws ScenarioException {
        Scenario scenario = Library.open(id);
        LocalSession session = new LocalSession(scenario.title(), scenario.world(), new RoundRobin());
        Highlights.longestWalk(session);
        return new Exhibit(Library.entry(scenario), new Projection(session.world()).model(), session.moment());
    }
}

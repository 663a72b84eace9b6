package org.portalscope.ui.part;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.session.timeline.Position;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.OpenSessions;
import org.portalscope.ui.session.ShownSession;
import org.portalscope.ui.session.TestSessions;

/** What views say about whose session they show. */
class SessionDescriptionTest {

    private final OpenSessions sessions = TestSessions.sessions();
    private final ShownSession shown = new ShownSession(sessions);

    @Test
    void shouldSayNothingWhileThereIsNoDoubt() throws ScenarioException {
        assertEquals("", words());
        open();
        assertEquals("", words());
    }

    @Test
    void shouldNameTheSessionIfThereAreSeveral() throws ScenarioException {
        open();
        open();
        assertEquals("A match list", words());
    }

    @Test
    void shouldSayThatAViewIsPinned() throws ScenarioException {
        open();
        shown.hold(true);
        assertEquals("Pinned to A match list", words());
    }

    @Test
    void shouldSayThatTheTextHasErrorsSince() throws ScenarioException {
        OpenSession session = open();
        sessions.setStale(session, true);
        assertEquals("A match list: its text has errors, and this is its last run without", words());
        sessions.setStale(session, false);
        assertEquals("", words());
    }

    private OpenSession open() throws ScenarioException {
        return sessions.open(TestSessions.matchList(), driver -> driver.seek(Position.START));
    }

    private String words() {
        return SessionDescription.of(shown, sessions.all().size());
    }
}

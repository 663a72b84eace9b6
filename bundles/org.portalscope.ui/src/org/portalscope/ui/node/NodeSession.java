package org.portalscope.ui.node;

import java.util.List;

import org.eclipse.swt.widgets.Display;
import org.portalscope.node.client.FollowedNodes;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.ui.part.Paced;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.OpenSessions;
import org.portalscope.ui.session.OpenSessionsListener;

/** A session of nodes: what comes of them is taken now and then, and they are left to themselves when the session is closed. */
final class NodeSession implements OpenSessionsListener {

    private final OpenSessions sessions;
    private final OpenSession session;
    private final FollowedNodes nodes;
    private final Paced following;

    private NodeSession(Display display, OpenSessions sessions, OpenSession session, FollowedNodes nodes) {
        this.sessions = sessions;
        this.session = session;
        this.nodes = nodes;
        following = new Paced(display, this::take);
    }

    /** Lets a session follow its nodes; returns what is to be called, in any thread, when something has come. */
    static Runnable follow(Display display, OpenSessions sessions, OpenSession session, FollowedNodes nodes) {
        NodeSession followed = new NodeSession(display, sessions, session, nodes);
        session.controller().attach(nodes);
        sessions.addListener(followed);
        followed.following.request();
        return () -> {
            if (!display.isDisposed()) {
                display.asyncExec(followed.following::request);
            }
        };
    }

    private void take() {
        if (sessions.all().contains(session)) {
            SessionController controller = session.controller();
            controller.follow();
            List<String> remarks = nodes.takeRemarks();
            if (!remarks.isEmpty()) {
                controller.announce(String.join(" ", remarks));
            }
        }
    }

    @Override
    public void sessionsChanged() {
        if (!sessions.all().contains(session)) {
            sessions.removeListener(this);
            nodes.detach();
        }
    }
}

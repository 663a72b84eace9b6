package org.portalscope.ui.part;

import java.util.Optional;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.contexts.IContextService;
import org.eclipse.ui.part.ViewPart;
import org.portalscope.graph.Coalesced;
import org.portalscope.presentation.control.SessionListener;
import org.portalscope.ui.session.OpenSessions;
import org.portalscope.ui.session.OpenSessionsListener;
import org.portalscope.ui.session.SessionServices;
import org.portalscope.ui.session.ShownSession;

/**
 * A view that follows the theme and the selected session, unless it is pinned to another, and says whose session it shows where that is in doubt. It is
 * drawn once for all moves that keys make before the display has time to draw, and not while it lies behind others.
 */
public abstract class SessionView extends ViewPart implements SessionListener, OpenSessionsListener {

    /** Before the description, which the workbench sets against the edge of the view. */
    private static final String MARGIN = "  ";

    private static final String CONTEXT = "org.portalscope.ui.inView";

    private final IPartListener2 inSight = new IPartListener2() {
        @Override
        public void partVisible(IWorkbenchPartReference reference) {
            if (isLate && reference.getPart(false) == SessionView.this) {
                isLate = false;
                show();
            }
        }

        /** Whoever turns to a view sees it as things are now. */
        @Override
        public void partActivated(IWorkbenchPartReference reference) {
            if (isRead() && reference.getPart(false) == SessionView.this) {
                redraw.request();
            }
        }
    };
    private final OpenSessions sessions = SessionServices.sessions();
    private ShownSession controller;
    private Coalesced redraw;
    private Runnable onMove;
    private Composite place;
    /** Whether there is something to show once the view is in sight. */
    private boolean isLate;
    /** What a search in the pinned session has come to, if it found nothing; the status line speaks of the selected session only. */
    private Optional<String> missed = Optional.empty();

    @Override
    public final void createPartControl(Composite parent) {
        controller = new ShownSession(sessions);
        place = parent;
        redraw = new Coalesced(parent, this::showIfInSight);
        onMove = isRead() ? new Paced(parent.getDisplay(), redraw::request)::request : redraw::request;
        getSite().getService(IContextService.class).activateContext(CONTEXT);
        createContents(parent);
        AccessibleNames.give(parent, getPartName());
        controller.addListener(this);
        sessions.addListener(this);
        getViewSite().getActionBars().getMenuManager().add(new PinAction(controller, redraw::request));
        getSite().getPage().addPartListener(inSight);
        ThemeWatch.on(parent, this::recolour);
        TextSize.follow(parent, this::resized);
        show();
    }

    @Override
    public final void changed() {
        missed = Optional.empty();
        onMove.run();
    }

    @Override
    public final void missed(String sentence) {
        missed = Optional.of(sentence).filter(said -> controller.isHeld());
        redraw.request();
    }

    @Override
    public final void sessionsChanged() {
        redraw.request();
    }

    /** Text has another size: what was measured is measured again. */
    private void resized() {
        recolour();
        show();
    }

    /** A view behind others computes nothing until it comes to the front. */
    private void showIfInSight() {
        isLate = !place.isVisible();
        if (!isLate) {
            show();
        }
    }

    private void show() {
        String said = missed.map(why -> description() + "  ·  " + why).orElseGet(this::description);
        String words = said.isEmpty() ? said : MARGIN + said;
        if (!words.equals(getContentDescription())) {
            setContentDescription(words);
        }
        showSession();
    }

    /** What is written above the contents; nothing if there is no doubt about what they are. */
    protected String description() {
        return SessionDescription.of(controller, sessions.all().size());
    }

    /** Whether the view is for reading and not for watching what moves: such a one is shown again four times a second at most, and at last. */
    protected boolean isRead() {
        return false;
    }

    /** Shows the session, or says that there is none. */
    protected abstract void showSession();

    /** Makes the controls of the view. */
    protected abstract void createContents(Composite parent);

    /** Takes the colours of the theme again. */
    protected abstract void recolour();

    /** What the view shows; keys that are pressed in it move its cursor. */
    public final ShownSession controller() {
        return controller;
    }

    @Override
    public void dispose() {
        if (controller != null) {
            getSite().getPage().removePartListener(inSight);
            sessions.removeListener(this);
            controller.dispose();
        }
        super.dispose();
    }
}

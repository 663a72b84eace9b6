package org.portalscope.ui.debug;

import java.util.Optional;

import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.model.IDebugElement;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.debug.ui.IDebugView;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.portalscope.debug.DebuggedFrame;
import org.portalscope.debug.DebuggedProcess;
import org.portalscope.debug.NextTransition;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.timeline.cursor.Frame;
import org.portalscope.ui.part.TextSize;
import org.portalscope.ui.session.OpenSessions;

/**
 * Selects for the whole workbench what the user selects in the Debug view, whose text is as large as that of our own views. It listens to the hand and not to
 * the selection, which comes late and also from the cursor.
 */
final class DebugSelection implements IPartListener2 {

    private final OpenSessions sessions;
    private final SessionLaunches launches;

    private DebugSelection(OpenSessions sessions, SessionLaunches launches) {
        this.sessions = sessions;
        this.launches = launches;
    }

    /** Connects the Debug view of a page, now or when it is opened. */
    static void connect(IWorkbenchPage page, OpenSessions sessions, SessionLaunches launches) {
        DebugSelection selection = new DebugSelection(sessions, launches);
        page.addPartListener(selection);
        if (page.findView(IDebugUIConstants.ID_DEBUG_VIEW) instanceof IDebugView view) {
            selection.adopt(view.getViewer());
        }
    }

    @Override
    public void partOpened(IWorkbenchPartReference part) {
        if (IDebugUIConstants.ID_DEBUG_VIEW.equals(part.getId()) && part.getPart(false) instanceof IDebugView view) {
            adopt(view.getViewer());
        }
    }

    private void adopt(Viewer viewer) {
        TextSize.follow((Tree) viewer.getControl());
        listen(viewer);
    }

    private void listen(Viewer viewer) {
        viewer.getControl().addListener(SWT.Selection, gesture -> select(((IStructuredSelection) viewer.getSelection()).getFirstElement()));
        viewer.getControl().addListener(SWT.DefaultSelection, enter -> open(((IStructuredSelection) viewer.getSelection()).getFirstElement()));
    }

    /** Enter, or a double click. */
    private static void open(Object element) {
        if (element instanceof NextTransition next) {
            next.take();
        }
    }

    private void select(Object element) {
        Object launch = element instanceof IDebugElement part ? part.getLaunch() : element;
        if (launch instanceof ILaunch) {
            launches.of(launch).ifPresent(chosen -> {
                sessions.select(chosen.session());
                select(chosen.session().controller(), element);
            });
        }
    }

    private static void select(SessionController controller, Object element) {
        if (element instanceof DebuggedFrame frame) {
            ((DebuggedProcess) frame.getThread()).frame(frame.line().frame().id()).ifPresent(now -> select(controller, now.line().frame()));
        } else if (element instanceof DebuggedProcess process) {
            process.frames().stream().findFirst().ifPresent(top -> select(controller, top.line().frame()));
        }
    }

    /** The innermost frame at the cursor is what moves are about anyway. */
    private static void select(SessionController controller, Frame frame) {
        int atCursor = frame.indexIn(controller.snapshot().frames());
        if (atCursor >= 0) {
            controller.select(atCursor);
        } else {
            controller.select(Optional.of(frame).filter(Frame::isActivation));
        }
    }
}

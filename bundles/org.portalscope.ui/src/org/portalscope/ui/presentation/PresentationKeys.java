package org.portalscope.ui.presentation;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.portalscope.graph.Coalesced;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.session.ShownSession;

/** What keys, and the buttons of a presenter's remote, do in a presentation. Others go to the picture that has the focus. */
final class PresentationKeys {

    private final Shell shell;
    private final ShownSession session;

    PresentationKeys(Shell shell, ShownSession session) {
        this.shell = shell;
        this.session = session;
    }

    /** Does what the key stands for, if it is pressed in the presentation and stands for something; nobody else gets it then. */
    void pressed(Event event) {
        if (event.widget instanceof Control control && control.getShell() == shell && does(event)) {
            event.doit = false;
            event.type = SWT.None;
        }
    }

    private boolean does(Event event) {
        int held = event.stateMask & SWT.MODIFIER_MASK;
        return switch (held) {
            case SWT.NONE -> plain(event.keyCode) || steps(event.keyCode, Direction.FORWARD);
            case SWT.SHIFT -> steps(event.keyCode, Direction.BACK);
            default -> held == (SWT.MOD1 | SWT.MOD3) && event.keyCode == 'p' && ends();
        };
    }

    private boolean plain(int key) {
        switch (key) {
            case SWT.PAGE_DOWN, SWT.ARROW_RIGHT -> move(StepKind.OVER, Direction.FORWARD);
            case SWT.PAGE_UP, SWT.ARROW_LEFT -> move(StepKind.OVER, Direction.BACK);
            case SWT.HOME -> session.seek(Position.START);
            case SWT.END -> move(StepKind.RESUME, Direction.FORWARD);
            case SWT.ESC -> ends();
            default -> {
                return false;
            }
        }
        return true;
    }

    /** The keys of the workbench for steps hold here, too. */
    private boolean steps(int key, Direction direction) {
        switch (key) {
            case SWT.F5 -> move(StepKind.INTO, direction);
            case SWT.F6 -> move(StepKind.OVER, direction);
            case SWT.F7 -> move(StepKind.RETURN, direction);
            case SWT.F8 -> move(StepKind.RESUME, direction);
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean ends() {
        shell.close();
        return true;
    }

    private void move(StepKind stepKind, Direction direction) {
        session.move(stepKind, direction);
        Coalesced.catchUp();
    }
}

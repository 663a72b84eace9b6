package org.portalscope.ui.breakpoint;

import java.util.Optional;
import java.util.stream.Collectors;

import org.eclipse.jface.dialogs.IInputValidator;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Shell;
import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.analysis.breakpoint.BreakpointList;
import org.portalscope.analysis.breakpoint.BreakpointReader;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.presentation.control.LiveRun;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.ui.part.LineDialog;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.ShownSession;

/** Asks for a breakpoint as a line of text, and says what is wrong with it while it is typed. */
final class BreakpointDialog implements IInputValidator {

    private static final String WORDS = "Where runs stop, for example:\n"
            + "    portal 4 bits 0x7 ignoring 0xF0\n    call PtlPut\n    dropped, truncated, unlinked, no room, event lost, access denied, unexpected\n"
            + "    change server: inbox[0..8]\n    when kind == \"ThresholdTaken\" && after == 0\n"
            + "Any of these may come first: in PROCESS, hit 3 for the third hit only, log \"{before} to {after}\" to write a line instead of stopping.";

    private static final String ON_NODES = "\nNodes stop at them by themselves; hits are counted in one PROCESS.";

    private final SessionController controller;

    private BreakpointDialog(SessionController controller) {
        this.controller = controller;
    }

    /** Adds a breakpoint to a session that does not move. */
    static void add(Shell shell, ShownSession session) {
        idle(session).ifPresent(controller -> new BreakpointDialog(controller).ask(shell, "Add Breakpoint", "").ifPresent(list(controller)::add));
    }

    /** Changes the breakpoint of a number. */
    static void change(Shell shell, ShownSession session, int number) {
        idle(session).ifPresent(controller -> list(controller).all().stream().filter(each -> each.number() == number)
                .map(each -> each.breakpoint().text()).findFirst()
                .flatMap(text -> new BreakpointDialog(controller).ask(shell, "Change Breakpoint", text))
                .ifPresent(changed -> list(controller).change(number, before -> changed)));
    }

    private static Optional<SessionController> idle(ShownSession session) {
        return session.open().map(OpenSession::controller).filter(controller -> !controller.isBusy());
    }

    private static BreakpointList list(SessionController controller) {
        return controller.breakpoints().list();
    }

    private Optional<Breakpoint> ask(Shell shell, String title, String text) {
        String words = controller.live().filter(LiveRun::isThere).isPresent() ? WORDS + ON_NODES : WORDS;
        LineDialog dialog = new LineDialog(shell, title, words.replace("&", "&&"), text, this);
        return dialog.open() == Window.OK ? read(dialog.getValue(), Problems.ignored()) : Optional.empty();
    }

    private Optional<Breakpoint> read(String text, Problems problems) {
        return BreakpointReader.read(text, controller.session(), problems);
    }

    /** Nothing if a text is right, and no words if it is empty, which is not wrong yet. */
    @Override
    public String isValid(String text) {
        Problems problems = new Problems();
        if (read(text, problems).isPresent()) {
            return null;
        }
        return text.isBlank() ? "" : problems.sorted().stream().map(Problem::message).collect(Collectors.joining("\n"));
    }
}

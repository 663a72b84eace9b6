package org.portalscope.ui.tests;

import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.ui.editor.ScenarioEditor;
import org.portalscope.ui.editor.Scenarios;
import org.portalscope.ui.session.SessionServices;
import org.portalscope.ui.session.ShownSession;

/** The running workbench as tests use it. */
public final class Bench {

    private static final int POLL_MILLISECONDS = 20;

    private static final int PATIENCE_MILLISECONDS = 10_000;

    private final Display display = Display.getCurrent();

    public IWorkbenchWindow window() {
        return PlatformUI.getWorkbench().getActiveWorkbenchWindow();
    }

    public IWorkbenchPage page() {
        return window().getActivePage();
    }

    /** What views show that are not pinned. */
    public ShownSession controller() {
        return SessionServices.shown();
    }

    /** Opens a copy of a scenario of the library. */
    public ScenarioEditor open(String id) throws ScenarioException, PartInitException {
        return open(id + ".ptl", Library.open(id).source());
    }

    public ScenarioEditor open(String name, String text) throws PartInitException {
        Scenarios.openCopy(page(), name, text);
        settle();
        return (ScenarioEditor) page().getActiveEditor();
    }

    public void closeAll() {
        page().closeAllEditors(false);
        SessionServices.sessions().all().forEach(SessionServices.sessions()::close);
        settle();
    }

    /** Gives a part the focus. */
    public void activate(IWorkbenchPart part) {
        window().getShell().forceActive();
        page().activate(part);
        settle();
    }

    /** Types a key, held down with Shift or not. */
    public void press(int key, boolean shift) {
        press(key, shift ? List.of(SWT.SHIFT) : List.of());
    }

    /** Types a key, held down with others. */
    public void press(int key, List<Integer> held) {
        held.forEach(modifier -> post(SWT.KeyDown, modifier));
        post(SWT.KeyDown, key);
        post(SWT.KeyUp, key);
        held.forEach(modifier -> post(SWT.KeyUp, modifier));
    }

    private void post(int type, int key) {
        Event event = new Event();
        event.type = type;
        if (key < SWT.KEYCODE_BIT && (key & SWT.MODIFIER_MASK) == 0) {
            event.character = (char) key;
        } else {
            event.keyCode = key;
        }
        if (!display.post(event)) {
            fail("the display takes no key " + key);
        }
    }

    /** Handles what is pending. */
    public void settle() {
        boolean more = true;
        while (more) {
            more = display.readAndDispatch();
        }
    }

    /** Handles events until something holds. */
    public void await(String what, BooleanSupplier condition) {
        await(what, PATIENCE_MILLISECONDS, condition);
    }

    /** Handles events until something holds, for so many milliseconds at most. */
    public void await(String what, int patience, BooleanSupplier condition) {
        boolean[] late = new boolean[1];
        Runnable deadline = () -> late[0] = true;
        display.timerExec(patience, deadline);
        while (!condition.getAsBoolean()) {
            if (late[0]) {
                fail("still waiting for " + what);
            }
            if (!display.readAndDispatch()) {
                display.sleep();
            }
        }
        display.timerExec(-1, deadline);
    }

    /**
     * Does something in the dialog that opens next. Some open once something has been worked out, and some block whoever opens them; none is closed while it
     * still opens.
     *
     * @param before the shells that were there before
     */
    public static void onceOpened(List<Shell> before, Consumer<Shell> work) {
        Display display = Display.getCurrent();
        display.timerExec(POLL_MILLISECONDS, () -> Stream.of(display.getShells())
                .filter(shell -> !before.contains(shell) && shell.isVisible() && !shell.getText().startsWith("Progress")).findFirst()
                .ifPresentOrElse(dialog -> display.asyncExec(() -> work.accept(dialog)), () -> onceOpened(before, work)));
    }

    /** All widgets within another one. */
    public static Stream<Control> controls(Composite parent) {
        return Stream.of(parent.getChildren()).flatMap(child -> Stream.concat(Stream.of(child), child instanceof Composite inner ? controls(inner)
                : Stream.empty()));
    }
}

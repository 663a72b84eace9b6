package org.portalscope.ui.tests.stepping;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.jface.bindings.keys.KeySequence;
import org.eclipse.jface.bindings.keys.KeyStroke;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.activities.WorkbenchActivityHelper;
import org.eclipse.ui.keys.IBindingService;
import org.eclipse.ui.views.IViewDescriptor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.presentation.control.SessionListener;
import org.portalscope.scenario.library.Library;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.editor.ScenarioEditor;
import org.portalscope.ui.graph.PortalsGraphView;
import org.portalscope.ui.tests.Bench;
import org.portalscope.ui.translation.TranslationView;
import org.portalscope.world.schedule.RoundRobinScheduler;

class SteppingKeysTest implements SessionListener {

    private static final List<StepKind> MOTIONS = List.of(StepKind.INTO, StepKind.OVER, StepKind.RETURN, StepKind.RESUME);

    private final Bench bench = new Bench();
    private ScenarioEditor editor;
    private int moves;
    private int stops;

    @BeforeEach
    void openAScenario() throws Exception {
        editor = bench.open("3.7-match-list");
        bench.controller().addListener(this);
    }

    @AfterEach
    void closeIt() {
        bench.controller().removeListener(this);
        bench.closeAll();
    }

    @Test
    void shouldMoveTheCursorFromTheEditor() throws Exception {
        pressAllKeysIn(editor);
    }

    @Test
    void shouldMoveTheCursorFromEveryView() throws Exception {
        for (String view : views()) {
            pressAllKeysIn(bench.page().showView(view));
        }
    }

    @Test
    void shouldMoveTheCursorWhileTheDebugViewIsClosed() throws Exception {
        bench.page().hideView(bench.page().findView(IDebugUIConstants.ID_DEBUG_VIEW));
        pressAllKeysIn(editor);
        pressAllKeysIn(bench.page().showView(PortalsGraphView.ID));
        bench.page().showView(IDebugUIConstants.ID_DEBUG_VIEW);
    }

    private static List<String> views() {
        List<String> views = Stream.of(PlatformUI.getWorkbench().getViewRegistry().getViews())
                .filter(view -> !WorkbenchActivityHelper.filterItem(view)).map(IViewDescriptor::getId).toList();
        assertTrue(views.contains(IDebugUIConstants.ID_DEBUG_VIEW), views::toString);
        return views;
    }

    @Test
    void shouldDoNothingButTellAtEitherEnd() throws Exception {
        List<IWorkbenchPart> parts = new ArrayList<>(List.of(editor));
        for (String view : views()) {
            parts.add(bench.page().showView(view));
        }
        for (IWorkbenchPart part : parts) {
            bench.activate(part);
            bench.controller().seek(Position.START);
            pressAtTheEnd(Direction.BACK);
            bench.controller().seek(session -> session.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false));
            pressAtTheEnd(Direction.FORWARD);
        }
    }

    @Test
    void shouldShowTheKeysOnAQuestionMark() throws Exception {
        bench.activate(bench.page().showView(TranslationView.ID));
        int before = bench.window().getShell().getShells().length;

        bench.press('/', true);
        bench.await("the keys", () -> bench.window().getShell().getShells().length > before);

        bench.window().getShell().getShells()[before].close();
    }

    @Test
    void shouldLeaveTheKeysOfADialogAlone() {
        int editors = bench.page().getEditorReferences().length;
        Position before = bench.controller().snapshot().orElseThrow().position();
        MessageDialog dialog = new MessageDialog(bench.window().getShell(), "Question", null, "?", MessageDialog.ERROR, 0, "OK");
        dialog.setBlockOnOpen(false);
        dialog.open();
        dialog.getShell().forceActive();
        bench.settle();

        IBindingService keys = bench.window().getService(IBindingService.class);
        assertNull(keys.getPerfectMatch(KeySequence.getInstance(KeyStroke.getInstance(SWT.MOD1, 'O'))));
        assertNull(keys.getPerfectMatch(KeySequence.getInstance(KeyStroke.getInstance(SWT.F5))));
        dialog.close();
        bench.window().getShell().forceActive();
        bench.await("the keys of the window", () -> keys.getPerfectMatch(KeySequence.getInstance(KeyStroke.getInstance(SWT.F5))) != null);
        assertEquals(editors, bench.page().getEditorReferences().length);
        assertEquals(before, bench.controller().snapshot().orElseThrow().position());
    }

    private void pressAllKeysIn(IWorkbenchPart part) throws Exception {
        bench.activate(part);
        SessionDriver same = new Launch("", "", Library.open("3.7-match-list")::world, RoundRobinScheduler::new).start().drive();
        for (Direction direction : Direction.values()) {
            for (StepKind stepKind : MOTIONS) {
                bench.controller().seek(InitialPositions::midTranslation);
                InitialPositions.midTranslation(same);
                int before = moves;

                press(stepKind, direction);
                bench.await(stepKind + " " + direction, () -> moves > before);

                same.move(stepKind, direction, Optional.empty(), () -> false);
                assertEquals(same.session().position(), bench.controller().snapshot().orElseThrow().position(), stepKind + " " + direction);
            }
        }
    }

    private void pressAtTheEnd(Direction direction) {
        Position end = bench.controller().snapshot().orElseThrow().position();
        for (StepKind stepKind : MOTIONS) {
            int before = stops;
            press(stepKind, direction);
            bench.await("the end to be told of", () -> stops > before);
            assertEquals(end, bench.controller().snapshot().orElseThrow().position());
        }
    }

    private void press(StepKind stepKind, Direction direction) {
        bench.press(SWT.F5 + MOTIONS.indexOf(stepKind), direction == Direction.BACK);
    }

    @Override
    public void changed() {
        moves++;
    }

    @Override
    public void stopped(Direction direction) {
        stops++;
    }
}

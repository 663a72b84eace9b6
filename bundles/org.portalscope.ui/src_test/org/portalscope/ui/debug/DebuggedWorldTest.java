package org.portalscope.ui.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;

import org.eclipse.debug.core.DebugException;
import org.eclipse.debug.core.model.IValue;
import org.eclipse.debug.core.model.IVariable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.analysis.branch.Alternative;
import org.portalscope.debug.DebuggedFrame;
import org.portalscope.debug.DebuggedProcess;
import org.portalscope.debug.DebuggedValue;
import org.portalscope.debug.DebuggedVariable;
import org.portalscope.debug.DebuggedWorld;
import org.portalscope.debug.NextTransition;
import org.portalscope.debug.WorldControl;
import org.portalscope.debug.WorldStack;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.LoggedChoice;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.session.TestSessions;

class DebuggedWorldTest implements WorldControl {

    private final List<String> asked = new ArrayList<>();
    private final DebuggedWorld world = new DebuggedWorld(null, this);
    private SessionController controller;
    private boolean busy;
    /** The process that runs elsewhere, if one does. */
    private OptionalInt running = OptionalInt.empty();

    @BeforeEach
    void open() throws ScenarioException {
        controller = TestSessions.controller(TestSessions.matchList());
        controller.seek(InitialPositions::midTranslation);
        show();
    }

    private void show() {
        world.show(WorldStack.of(controller, true));
    }

    @Test
    void shouldHaveTheSameProcessesWhereverTheCursorIs() {
        List<DebuggedProcess> before = world.processes();
        controller.move(StepKind.OVER, Direction.BACK);
        show();
        assertEquals(controller.snapshot().processes().names().size(), before.size());
        for (int i = 0; i < before.size(); i++) {
            assertSame(before.get(i), world.processes().get(i));
        }
    }

    @Test
    void shouldKnowAFrameAgainWhileItLasts() {
        DebuggedFrame entry = world.selected().orElseThrow();
        controller.move(StepKind.INTO, Direction.FORWARD);
        show();
        DebuggedProcess process = (DebuggedProcess) entry.getThread();
        assertTrue(process.frames().contains(entry) == controller.session().frames().stream()
                .anyMatch(frame -> frame.id().equals(entry.line().frame().id())));
        controller.move(StepKind.RESUME, Direction.FORWARD);
        show();
        assertFalse(process.frames().contains(entry), "it is over");
    }

    @Test
    void shouldHandOnWhatThePlatformAsksFor() {
        DebuggedFrame frame = world.selected().orElseThrow();
        assertTrue(frame.canStepInto() && frame.canStepOver() && frame.canStepReturn() && frame.canResume() && frame.canTerminate());
        assertFalse(frame.canSuspend());
        frame.stepInto();
        world.processes().get(0).stepOver();
        world.processes().get(0).stepReturn();
        world.resume();
        world.terminate();
        assertEquals(List.of("INTO FORWARD", "OVER FORWARD", "RETURN FORWARD", "RESUME FORWARD", "end"), asked);
    }

    @Test
    void shouldOnlyBeSuspendedWhileALongMoveIsRunning() {
        busy = true;
        assertTrue(world.canSuspend());
        assertFalse(world.canResume() || world.canStepInto());
        world.suspend();
        assertEquals(List.of("stop"), asked);
    }

    @Test
    void shouldSuspendTheProcessAloneThatRunsElsewhere() {
        running = OptionalInt.of(1);
        List<DebuggedProcess> processes = world.processes();
        assertFalse(processes.get(0).canSuspend());
        assertTrue(processes.get(1).canSuspend() && world.canSuspend());
        processes.get(1).suspend();
        world.suspend();
        assertEquals(List.of("suspend 1", "suspend all"), asked);
    }

    @Test
    void shouldTellWhoeverShowsIt() {
        Runnable listener = () -> asked.add("shown");
        world.addListener(listener);
        show();
        world.removeListener(listener);
        show();
        assertEquals(List.of("shown"), asked);
    }

    @Test
    void shouldBeTerminatedOnceItsSessionIsClosed() {
        world.close();
        assertTrue(world.isTerminated() && world.processes().get(0).isTerminated());
        assertFalse(world.canTerminate() || world.canStepOver() || world.isSuspended());
    }

    @Test
    void shouldTellTheFieldsOfTheFrameWithTheirParts() throws DebugException {
        assertEquals(List.of("entry = entry 4", "requester = 0:0", "wanted = *:*"), variables(world.selected().orElseThrow()));

        controller.select(2);
        show();
        DebuggedFrame message = world.selected().orElseThrow();
        assertEquals("put #1 from 0:0", message.getName());
        assertTrue(message.hasVariables());
        IValue whole = Stream.of(message.getVariables()).map(DebuggedWorldTest::value).filter(DebuggedWorldTest::hasParts).findFirst().orElseThrow();
        assertFalse(whole.getVariables()[0].getValue().getValueString().isEmpty());
    }

    @Test
    void shouldMarkWhatTheLastMoveHasChangedInBothDirections() throws DebugException {
        List<String> before = variables(world.selected().orElseThrow());
        controller.move(StepKind.INTO, Direction.FORWARD);
        show();
        assertTrue(variables(world.selected().orElseThrow()).stream().anyMatch(line -> line.endsWith(" *")));
        controller.move(StepKind.INTO, Direction.BACK);
        show();
        assertEquals(before, variables(world.selected().orElseThrow()));
    }

    @Test
    void shouldTellTheNamesOfAThreadAndWhichOfThemAStatementHasChanged() throws ScenarioException, DebugException {
        controller = TestSessions.controller(TestSessions.processes("x = 1; y = 2; x = x + 1;", ""));
        controller.move(StepKind.RESUME, Direction.FORWARD);
        show();
        DebuggedFrame thread = world.processes().get(0).frames().stream().filter(frame -> frame.line().frame().isActivation()).findFirst().orElseThrow();
        assertEquals(List.of("x = 2", "y = 2"), variables(thread).stream().map(line -> line.replace(" *", "")).toList());

        controller.seek(driver -> driver.seek(Position.START));
        show();
        List<String> marked = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            controller.move(StepKind.OVER, Direction.FORWARD);
            show();
            marked.addAll(variables(world.processes().get(0).frames().get(0)).stream().filter(line -> line.endsWith(" *")).toList());
        }
        assertTrue(marked.containsAll(List.of("y = 2 *", "x = 2 *")), marked::toString);
    }

    @Test
    void shouldListWhatCanHappenNextBesideTheProcessesWhereTheSessionAsks() {
        int processes = world.getThreads().length;
        Alternative first = new Alternative(new LoggedChoice.Run(0, 0), "receiver goes on", false);
        Alternative second = new Alternative(new LoggedChoice.Run(1, 0), "sender goes on", true);
        world.show(WorldStack.of(controller, true).asking(List.of(first, second)));

        assertEquals(processes + 1, world.getThreads().length);
        assertSame(world.next(), world.getThreads()[processes]);
        assertEquals("Next", world.next().getName());
        assertEquals(List.of("receiver goes on", "sender goes on"), world.next().transitions().stream().map(NextTransition::getName).toList());
        world.next().transitions().get(1).take();
        assertEquals(List.of("take sender goes on"), asked);

        show();
        assertEquals(processes, world.getThreads().length);
        assertFalse(world.next().hasStackFrames());
    }

    private static List<String> variables(DebuggedFrame frame) throws DebugException {
        List<String> lines = new ArrayList<>();
        for (IVariable variable : frame.getVariables()) {
            lines.add(variable.getName() + " = " + variable.getValue().getValueString() + (variable.hasValueChanged() ? " *" : ""));
        }
        return lines;
    }

    private static IValue value(IVariable variable) {
        return ((DebuggedVariable) variable).getValue();
    }

    private static boolean hasParts(IValue value) {
        return ((DebuggedValue) value).hasVariables();
    }

    @Override
    public boolean isBusy() {
        return busy;
    }

    @Override
    public void move(StepKind stepKind, Direction direction) {
        asked.add(stepKind + " " + direction);
    }

    @Override
    public void take(Alternative enabled) {
        asked.add("take " + enabled.words());
    }

    @Override
    public void stop() {
        asked.add("stop");
    }

    @Override
    public boolean isRunning(OptionalInt process) {
        return running.isPresent() && (process.isEmpty() || process.equals(running));
    }

    @Override
    public void suspend(OptionalInt process) {
        asked.add("suspend " + (process.isPresent() ? process.getAsInt() : "all"));
    }

    @Override
    public void end() {
        asked.add("end");
    }
}

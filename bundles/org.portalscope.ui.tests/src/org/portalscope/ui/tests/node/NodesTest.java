package org.portalscope.ui.tests.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.analysis.breakpoint.PortalTarget;
import org.portalscope.engine.step.Step;
import org.portalscope.node.client.AttachedNode;
import org.portalscope.node.client.FollowedNodes;
import org.portalscope.node.control.NodeDescription;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.scenario.library.Library;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.state.LiveProcess;
import org.portalscope.ui.gallery.GalleryEditor;
import org.portalscope.ui.graph.PortalsGraphView;
import org.portalscope.ui.node.NodeLaunches;
import org.portalscope.ui.node.NodeSessions;
import org.portalscope.ui.node.WantedLines;
import org.portalscope.ui.part.Commands;
import org.portalscope.ui.session.SessionServices;
import org.portalscope.ui.tests.Bench;
import org.portalscope.ui.tests.Pictures;

/** The workbench is attached to four processes of the system, over real sockets: a file server with three servers. */
class NodesTest {

    private static final int START_MILLISECONDS = 90_000;
    private static final String LINES = "&Lines of programs in Java";
    private static final int READ = 1;
    private static final int WRITE = 2;
    private static final int APPLICATION = 0;
    private static final int SERVER = 1;
    private static final int LAST = 3;

    private final Bench bench = new Bench();

    @TempDir
    private Path folder;

    @AfterEach
    void close() {
        SessionServices.sessions().all().stream().flatMap(open -> open.controller().live().stream()).map(FollowedNodes.class::cast).flatMap(NodesTest::handles)
                .forEach(ProcessHandle::destroyForcibly);
        bench.closeAll();
        WantedLines.keep(false);
    }

    /** Those of the nodes that run, in the order of their processes. */
    private static Stream<ProcessHandle> handles(FollowedNodes nodes) {
        return nodes.nodes().stream().map(AttachedNode::description).map(NodeDescription::pid).map(ProcessHandle::of).flatMap(Optional::stream);
    }

    /** The file server of the library with three servers, and without what only a world can do. */
    private Path scenario() throws Exception {
        String text = Library.open("5.1-parallel-file-server").source().replace("4 * STRIPE", "3 * STRIPE").replace("server[4]", "server[3]")
                .replaceAll("(?s)process intruder.*", "").replaceAll("(?m)^ +expect drop ACCESS_ID;.*$", "");
        return Files.writeString(folder.resolve("file-server.ptl"), text);
    }

    private Optional<FollowedNodes> nodes() {
        return bench.controller().open().flatMap(open -> open.controller().live()).map(FollowedNodes.class::cast);
    }

    private SessionController controller() {
        return bench.controller().open().orElseThrow().controller();
    }

    private SessionSnapshot snapshot() {
        return controller().snapshot();
    }

    private List<LiveProcess> processes() {
        return nodes().orElseThrow().processes();
    }

    private void launch() throws Exception {
        NodeSessions.launch(bench.page(), scenario(), why -> fail(why));
        bench.await("four nodes", START_MILLISECONDS, () -> nodes().isPresent());
        bench.activate(bench.page().findView(PortalsGraphView.ID));
    }

    private void await(String what, BooleanSupplier condition) {
        bench.await(what + ", " + processes(), START_MILLISECONDS, condition);
    }

    /** Lets nodes stop where a server gets a request to read. */
    private void breakpoint(UnaryOperator<Breakpoint> change) {
        controller().breakpoints().list().add(change.apply(Breakpoint.of(new PortalTarget(3, READ, 0))));
        bench.await("the hits", () -> !controller().isBusy());
    }

    private void toHead() {
        controller().seek(driver -> driver.seek(driver.session().timeline().end()));
        bench.settle();
    }

    /** What Esc does in a view, as soon as the workbench has heard that a node waits. */
    private static void giveUp() {
        String command = "org.portalscope.ui.giveUp";
        if (PlatformUI.getWorkbench().getService(ICommandService.class).getCommand(command).isEnabled()) {
            Commands.run(command);
        }
    }

    @Test
    void shouldPauseStepResumeAndFinishRealProcesses() throws Exception {
        launch();
        assertEquals(4, processes().size());
        assertEquals(Position.START, snapshot().position());
        breakpoint(any -> any);
        bench.press(SWT.F8, false);
        await("requests with READ in their match bits", () -> !controller().breakpoints().hit().isEmpty() && !nodes().orElseThrow().isRunning());
        Step arrival = snapshot().transition().orElseThrow().steps().get(0);
        assertEquals(Step.Category.ARRIVAL, arrival.category());
        assertEquals(SERVER, snapshot().transition().orElseThrow().process());
        assertTrue(processes().get(SERVER).words().startsWith("paused: a breakpoint is hit: "), processes()::toString);
        Pictures.save(bench, "nodes-paused");

        Position hit = snapshot().position();
        bench.press(SWT.F5, false);
        bench.await("the next step", () -> !snapshot().position().equals(hit));
        assertEquals(hit.transition(), snapshot().position().transition());

        toHead();
        int before = snapshot().transitions();
        bench.press(SWT.F6, false);
        await("a step of a node", () -> snapshot().transitions() > before || nodes().orElseThrow().isWaiting());
        if (nodes().orElseThrow().isWaiting()) {
            await("the step to be given up", () -> {
                giveUp();
                return !nodes().orElseThrow().isWaiting();
            });
        }

        controller().breakpoints().list().all().forEach(each -> controller().breakpoints().list().remove(each.number()));
        toHead();
        bench.press(SWT.F8, false);
        await("the end", () -> !nodes().orElseThrow().isThere());
        toHead();
        await("the outcome", () -> snapshot().result().isPresent());
        assertEquals(RunResult.Result.FINE, snapshot().result().get().result());
        assertTrue(processes().stream().allMatch(process -> process.state() == LiveProcess.State.ENDED), processes()::toString);
        Pictures.save(bench, "nodes-finished");
    }

    @Test
    void shouldShowANodeThatWasKilledAndKeepItsHistory() throws Exception {
        launch();
        breakpoint(any -> any.in(snapshot().processes().process(LAST)));
        bench.press(SWT.F8, false);
        await("the last server to be asked", () -> processes().get(LAST).words().contains("a breakpoint is hit"));
        await("what was before", () -> snapshot().transitions() > 20);
        handles(nodes().orElseThrow()).skip(LAST).findFirst().orElseThrow().destroyForcibly();
        await("the loss", () -> processes().get(LAST).state() == LiveProcess.State.LOST);
        toHead();
        int history = snapshot().transitions();
        assertTrue(history > 20, () -> "only " + history);
        controller().breakpoints().list().all().forEach(each -> controller().breakpoints().list().remove(each.number()));
        toHead();
        bench.press(SWT.F8, false);
        await("the others to take the loss", () -> snapshot().transitions() > history);
        assertTrue(snapshot().transitions() > history);
        Pictures.save(bench, "nodes-lost");
        controller().seek(Position.START);
        bench.await("the start", () -> snapshot().position().equals(Position.START));
        assertFalse(controller().standing().isEmpty());
    }

    @Test
    void shouldShowHowOperationsWithANodeThatWasKilledFail() throws Exception {
        launch();
        controller().breakpoints().list().add(Breakpoint.of(new PortalTarget(7, WRITE, 0)).in(snapshot().processes().process(APPLICATION)));
        bench.await("the hits", () -> !controller().isBusy());
        bench.press(SWT.F8, false);
        await("a get of a server", () -> processes().get(APPLICATION).words().contains("a breakpoint is hit") && !nodes().orElseThrow().isRunning());
        handles(nodes().orElseThrow()).findFirst().orElseThrow().destroyForcibly();
        await("the loss", () -> processes().get(APPLICATION).state() == LiveProcess.State.LOST);
        controller().breakpoints().list().all().forEach(each -> controller().breakpoints().list().remove(each.number()));
        toHead();
        int history = snapshot().transitions();
        bench.press(SWT.F8, false);
        await("the end of the others", () -> !nodes().orElseThrow().isThere());
        await("the failures", () -> !failures(history).isEmpty());
        toHead();
        List<String> failures = failures(history);
        assertTrue(failures.stream().allMatch(words -> words.endsWith(": PTL_NI_PEER_DEAD")), failures::toString);
        Pictures.save(bench, "nodes-failed");
    }

    /** What is logged of gets that have failed behind a transition. */
    private List<String> failures(int behind) {
        return IntStream.rangeClosed(behind + 1, snapshot().transitions()).mapToObj(snapshot().timeline()::transition)
                .flatMap(transition -> transition.steps().stream()).map(Step::words).filter(words -> words.startsWith("PTL_EVENT_REPLY_FAIL logged")).toList();
    }

    @Test
    void shouldListTheNodesOfThisMachineInTheGalleryAndKeepHowTheyWereStarted() throws Exception {
        launch();
        GalleryEditor gallery = GalleryEditor.open(bench.page());
        bench.await("the nodes", START_MILLISECONDS, () -> gallery.attachPanel().lines().stream().anyMatch(line -> line.contains("A parallel file server")));
        String line = gallery.attachPanel().lines().stream().filter(each -> each.contains("A parallel file server")).findFirst().orElseThrow();
        assertTrue(line.contains("rank 3 of 4: "), line);
        assertTrue(line.contains(", paused, "), line);
        Pictures.save(bench, "nodes-gallery");
        ILaunchManager launches = DebugPlugin.getDefault().getLaunchManager();
        assertEquals("Attach to Nodes", launches.getLaunchConfigurationType("org.portalscope.debug.attach").getName());
        assertEquals("Launch Nodes", launches.getLaunchConfigurationType("org.portalscope.debug.nodes").getName());
    }

    @Test
    void shouldAttachToTheRunWhoseLinkInTheGalleryIsChosen() throws Exception {
        launch();
        GalleryEditor.open(bench.page());
        bench.await("the link", START_MILLISECONDS, () -> link().isPresent());
        Event chosen = new Event();
        chosen.text = "Attach to A parallel file server";
        link().orElseThrow().notifyListeners(SWT.Selection, chosen);
        bench.await("a second session", START_MILLISECONDS, () -> followed().size() == 2);
        assertEquals(4, followed().get(1).size());
        assertEquals(followed().get(0), followed().get(1));
    }

    /** The processes that each session follows. */
    private static List<Set<ProcessHandle>> followed() {
        return SessionServices.sessions().all().stream().flatMap(open -> open.controller().live().stream()).map(FollowedNodes.class::cast)
                .map(nodes -> handles(nodes).collect(Collectors.toSet())).toList();
    }

    /** That of the gallery for the nodes that have been launched. */
    private Optional<Link> link() {
        return find(bench.window().getShell(), Link.class)
                .filter(link -> link.getText().startsWith("<a>Attach to A parallel file server</a>") && link.getText().contains("rank 3 of 4: ")).findFirst();
    }

    /** The dialog that asks what to attach to. */
    private Shell dialog() {
        Commands.run("org.portalscope.ui.attach");
        bench.settle();
        return Stream.of(bench.window().getShell().getShells()).filter(shell -> shell.getText().equals("Attach to Nodes")).findFirst().orElseThrow();
    }

    private static Button button(Shell dialog, String beginning) {
        return find(dialog, Button.class).filter(button -> button.getText().startsWith(beginning)).findFirst().orElseThrow();
    }

    @Test
    void shouldAskForTheLinesOfProgramsInJavaAsItWasToldLast() throws Exception {
        launch();
        Shell dialog = dialog();
        Table list = find(dialog, Table.class).findFirst().orElseThrow();
        bench.await("the nodes", START_MILLISECONDS, () -> Stream.of(list.getItems()).anyMatch(NodesTest::isOfServer));
        Stream.of(list.getItems()).forEach(item -> item.setChecked(isOfServer(item)));
        button(dialog, LINES).setSelection(true);
        button(dialog, "Attach").notifyListeners(SWT.Selection, new Event());
        bench.await("a second session", START_MILLISECONDS, () -> SessionServices.sessions().all().size() == 2);
        ILaunchManager launches = DebugPlugin.getDefault().getLaunchManager();
        List<ILaunchConfiguration> kept = new ArrayList<>();
        for (ILaunchConfiguration each : launches.getLaunchConfigurations(launches.getLaunchConfigurationType(NodeLaunches.ATTACH))) {
            if (each.getAttribute(NodeLaunches.LINES, false)) {
                kept.add(each);
            }
        }
        assertEquals(List.of("Nodes of A parallel file server"), kept.stream().map(ILaunchConfiguration::getName).toList());
        Shell again = dialog();
        assertTrue(button(again, LINES).getSelection());
        again.close();
        kept.get(0).launch(ILaunchManager.DEBUG_MODE, new NullProgressMonitor());
        bench.await("a third session", START_MILLISECONDS, () -> SessionServices.sessions().all().size() == 3);
        kept.get(0).delete();
    }

    private static boolean isOfServer(TableItem item) {
        return item.getText().startsWith("A parallel file server");
    }

    @Test
    void shouldNotAskForTheLinesOfProgramsInJavaUnlessTold() throws IOException {
        Shell dialog = dialog();
        assertFalse(button(dialog, LINES).getSelection());
        Pictures.save(bench, "nodes-attach");
        dialog.close();
    }

    private static <T extends Control> Stream<T> find(Composite parent, Class<T> type) {
        return Stream.of(parent.getChildren()).flatMap(child -> Stream.concat(type.isInstance(child) ? Stream.of(type.cast(child)) : Stream.empty(),
                child instanceof Composite inner ? find(inner, type) : Stream.empty()));
    }

    @Test
    void shouldLeaveNodesRunningWhenItDetaches() throws Exception {
        launch();
        FollowedNodes nodes = nodes().orElseThrow();
        List<ProcessHandle> handles = handles(nodes).toList();
        controller().detach();
        await("it to be left", () -> !nodes.isThere());
        assertTrue(bench.controller().open().isPresent());
        bench.await("the nodes to end by themselves", START_MILLISECONDS, () -> handles.stream().noneMatch(ProcessHandle::isAlive));
    }
}

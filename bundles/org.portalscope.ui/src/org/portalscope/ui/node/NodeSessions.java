package org.portalscope.ui.node;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.portalscope.node.client.FollowedNodes;
import org.portalscope.node.client.NodeTarget;
import org.portalscope.node.launch.LaunchedNodes;
import org.portalscope.recording.EmbeddedFile;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.ui.editor.Scenarios;
import org.portalscope.ui.editor.run.InstalledProtocols;
import org.portalscope.ui.graph.PortalsGraphView;
import org.portalscope.ui.part.WindowLayout;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.OpenSessions;
import org.portalscope.ui.session.RecordingArea;
import org.portalscope.ui.session.SessionServices;

/** Opens sessions of nodes. Connecting and starting take their time, and happen in the background. */
public final class NodeSessions {

    private static final String PROGRAM = "org.portalscope.cli.Main";

    private NodeSessions() {
    }

    /** Says where nodes are; may take long. */
    @FunctionalInterface
    public interface Source {

        /** @throws IOException if that cannot be found out; the message is for users */
        List<NodeTarget> targets() throws IOException;

        /** The same nodes, with or without the lines of programs in Java. */
        default Source withLines(boolean wanted) {
            return () -> targets().stream().map(target -> target.withLines(wanted)).toList();
        }
    }

    /**
     * Attaches to nodes and opens their session.
     *
     * @param refused is told, in the display's thread, why that is not possible
     */
    public static void attach(IWorkbenchPage page, Source targets, Consumer<String> refused) {
        open(page, "Attaching to nodes", targets, refused);
    }

    /**
     * Starts each process of a scenario as a node, and opens their session; all of them are paused before their first statement.
     *
     * @param refused is told, in the display's thread, why that is not possible
     */
    public static void launch(IWorkbenchPage page, Path file, Consumer<String> refused) {
        open(page, "Launching nodes of " + file.getFileName(), () -> {
            LaunchedNodes started = start(file);
            try {
                return started.targets();
            } catch (IOException e) {
                started.end();
                throw e;
            }
        }, refused);
    }

    private static LaunchedNodes start(Path file) throws IOException {
        try {
            Scenario scenario = Scenario.read(file, InstalledProtocols.ALL);
            if (!scenario.worldOnly().isEmpty()) {
                throw new IOException(scenario.worldOnly().get(0) + ": nodes run in real time and know only their own process: virtual time, faults of the "
                        + "environment and 'finally' need a world.");
            }
            return LaunchedNodes.start(PROGRAM, NodeClassPath.text(), file.toString(), scenario.processes().stream().map(process -> process.name()).toList(),
                    line -> ILog.get().info(line));
        } catch (ScenarioException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private static void open(IWorkbenchPage page, String name, Source source, Consumer<String> refused) {
        Display display = page.getWorkbenchWindow().getShell().getDisplay();
        Job job = Job.create(name, (IProgressMonitor monitor) -> {
            AtomicReference<Runnable> changed = new AtomicReference<>(() -> { });
            try {
                FollowedNodes nodes = FollowedNodes.attach(source.targets(), RecordingArea.next(), InstalledProtocols.PROGRAMS, () -> changed.get().run());
                display.asyncExec(() -> changed.set(show(page, display, nodes)));
            } catch (IOException e) {
                display.asyncExec(() -> refused.accept(e.getMessage()));
            }
        });
        job.setUser(true);
        job.schedule();
    }

    private static Runnable show(IWorkbenchPage page, Display display, FollowedNodes nodes) {
        OpenSessions sessions = SessionServices.sessions();
        WindowLayout.DEBUGGING.show(page);
        OpenSession session = sessions.open(nodes.recording(), driver -> driver.seek(driver.session().timeline().end()));
        Runnable changed = NodeSession.follow(display, sessions, session, nodes);
        Optional<EmbeddedFile> text = nodes.recording().launch().files().stream().findFirst();
        try {
            if (text.isPresent()) {
                Scenarios.openRecorded(page, text.get(), session);
            }
        } catch (PartInitException e) {
            ILog.get().error("The text of nodes does not open", e);
        }
        IViewPart graph = page.findView(PortalsGraphView.ID);
        if (graph != null) {
            page.activate(graph);
        }
        return changed;
    }
}

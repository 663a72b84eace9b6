package org.portalscope.ui.node;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationType;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.core.model.ILaunchConfigurationDelegate;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.portalscope.debug.LaunchConfigurations;
import org.portalscope.node.client.ControlAddresses;
import org.portalscope.node.client.LocalNodes;
import org.portalscope.node.client.NodeTarget;
import org.portalscope.node.control.NodeFolder;
import org.portalscope.ui.session.SessionServices;

/** The launch configurations that attach to nodes and that start some, kept by the first time that somebody does so. */
public final class NodeLaunches implements ILaunchConfigurationDelegate {

    /** The type of those that attach. */
    public static final String ATTACH = "org.portalscope.debug.attach";
    /** The type of those that start nodes and attach. */
    public static final String LAUNCH = "org.portalscope.debug.nodes";

    /** Addresses of control ports, or a file with them; empty for the nodes of this machine. */
    public static final String ADDRESSES = "org.portalscope.debug.addresses";
    /** The file with their token. */
    public static final String TOKEN = "org.portalscope.debug.token";
    /** Whether the lines of programs in Java are wanted. */
    public static final String LINES = "org.portalscope.debug.lines";

    /**
     * Keeps a configuration, or brings the one up to date that means the same.
     *
     * @param file      the scenario to start, or the title of the run on this machine
     * @param addresses of control ports, or empty
     * @param token     the name of the file with their token, or empty
     * @param lines     whether the lines of programs in Java are wanted
     */
    static void keep(String type, String title, String file, String addresses, String token, boolean lines) {
        try {
            ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
            ILaunchConfigurationType of = manager.getLaunchConfigurationType(type);
            for (ILaunchConfiguration known : manager.getLaunchConfigurations(of)) {
                if (known.getAttribute(LaunchConfigurations.FILE, "").equals(file) && known.getAttribute(ADDRESSES, "").equals(addresses)
                        && known.getAttribute(TOKEN, "").equals(token) && known.getAttribute(LINES, false) == lines) {
                    return;
                }
            }
            ILaunchConfigurationWorkingCopy copy = of.newInstance(null, manager.generateLaunchConfigurationName(LaunchConfigurations.name(title)));
            copy.setAttribute(LaunchConfigurations.FILE, file);
            copy.setAttribute(ADDRESSES, addresses);
            copy.setAttribute(TOKEN, token);
            copy.setAttribute(LINES, lines);
            copy.doSave();
        } catch (CoreException e) {
            ILog.get().warn("How '" + title + "' is attached to is not kept", e);
        }
    }

    /** The session that is opened has a launch of its own, as every session has. */
    @Override
    public void launch(ILaunchConfiguration configuration, String mode, ILaunch launch, IProgressMonitor monitor) throws CoreException {
        String file = configuration.getAttribute(LaunchConfigurations.FILE, "");
        String addresses = configuration.getAttribute(ADDRESSES, "");
        String token = configuration.getAttribute(TOKEN, "");
        boolean lines = configuration.getAttribute(LINES, false);
        boolean starts = configuration.getType().getIdentifier().equals(LAUNCH);
        DebugPlugin.getDefault().getLaunchManager().removeLaunch(launch);
        PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
            IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
            if (starts) {
                NodeSessions.launch(page, Path.of(file), SessionServices.shown()::missed);
            } else {
                NodeSessions.Source targets = () -> addresses.isEmpty() ? local(file) : ControlAddresses.targets(addresses, token);
                NodeSessions.attach(page, targets.withLines(lines), SessionServices.shown()::missed);
            }
        });
    }

    /** The nodes of a run on this machine. */
    private static List<NodeTarget> local(String title) throws IOException {
        LocalNodes local = LocalNodes.read(NodeFolder.ofUser(), Instant.now());
        List<NodeTarget> targets = local.nodes().stream().filter(row -> row.title().equals(title)).map(LocalNodes.Row::target).toList();
        if (targets.isEmpty()) {
            throw new IOException("No node of '" + title + "' runs on this machine: " + local.folder() + " has none.");
        }
        return targets;
    }
}

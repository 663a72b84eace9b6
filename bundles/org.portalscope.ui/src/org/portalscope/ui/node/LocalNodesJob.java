package org.portalscope.ui.node;

import java.time.Instant;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.portalscope.node.client.LocalNodes;
import org.portalscope.node.control.NodeFolder;

/** Looks for the nodes of this machine in the background. */
public final class LocalNodesJob {

    private LocalNodesJob() {
    }

    /** @param found takes them, in the display's thread */
    public static void read(Display display, Consumer<LocalNodes> found) {
        Job job = Job.createSystem("Looking for nodes", (IProgressMonitor monitor) -> {
            LocalNodes nodes = LocalNodes.read(NodeFolder.ofUser(), Instant.now());
            if (!display.isDisposed()) {
                display.asyncExec(() -> found.accept(nodes));
            }
        });
        job.schedule();
    }
}

package org.portalscope.ui.debug;

import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.internal.ui.viewers.model.provisional.IModelDelta;
import org.eclipse.debug.internal.ui.viewers.model.provisional.IViewerUpdate;
import org.eclipse.debug.internal.ui.viewers.model.provisional.IViewerUpdateListener;
import org.eclipse.debug.internal.ui.viewers.model.provisional.ModelDelta;
import org.eclipse.debug.internal.ui.viewers.provisional.AbstractModelProxy;
import org.eclipse.jface.viewers.Viewer;
import org.portalscope.debug.DebuggedFrame;
import org.portalscope.debug.DebuggedProcess;
import org.portalscope.debug.DebuggedWorld;
import org.portalscope.debug.NextTransition;
import org.portalscope.debug.WorldStack;

/** Tells a Debug view what has changed in a world since it was shown last, and which frame is selected. To be used in the display's thread only. */
@SuppressWarnings("restriction") // The platform's own way to select a frame drops selections that come from elsewhere.
final class WorldProxy extends AbstractModelProxy implements IViewerUpdateListener {

    private final DebuggedWorld world;
    private final Runnable shown = this::show;
    /** Whether the frame has been selected after the view had all that it asked for. */
    private boolean settled = true;
    private Optional<WorldStack> last = Optional.empty();

    WorldProxy(DebuggedWorld world) {
        this.world = world;
    }

    @Override
    public void installed(Viewer viewer) {
        super.installed(viewer);
        world.addListener(shown);
        getTreeModelViewer().addViewerUpdateListener(this);
        show();
    }

    @Override
    public synchronized void dispose() {
        world.removeListener(shown);
        getTreeModelViewer().removeViewerUpdateListener(this);
        super.dispose();
    }

    private void show() {
        WorldStack now = world.stack();
        tell(IModelDelta.STATE | added(now), process -> isShown(process, now) ? IModelDelta.NO_CHANGE : IModelDelta.CONTENT | IModelDelta.STATE);
        last = Optional.of(now);
        settled = false;
    }

    /** The view asks for what has changed when it likes to, and may lose the selection on the way. */
    @Override
    public void viewerUpdatesComplete() {
        getViewer().getControl().getDisplay().asyncExec(() -> {
            if (!settled && !isDisposed()) {
                settled = true;
                tell(IModelDelta.NO_CHANGE, process -> IModelDelta.NO_CHANGE);
            }
        });
    }

    @Override
    public void viewerUpdatesBegin() {
        // of interest when they are complete
    }

    @Override
    public void updateStarted(IViewerUpdate update) {
        // of interest when all are complete
    }

    @Override
    public void updateComplete(IViewerUpdate update) {
        // of interest when all are complete
    }

    /** Tells what is to be asked for again, and selects. */
    private void tell(int ofWorld, ToIntFunction<DebuggedProcess> ofProcess) {
        ILaunch[] all = DebugPlugin.getDefault().getLaunchManager().getLaunches();
        ModelDelta root = new ModelDelta(DebugPlugin.getDefault().getLaunchManager(), -1, IModelDelta.NO_CHANGE, all.length);
        ModelDelta node = root.addNode(world.getLaunch(), List.of(all).indexOf(world.getLaunch()), IModelDelta.EXPAND, 1)
                .addNode(world, 0, IModelDelta.EXPAND | ofWorld, world.getThreads().length);
        world.processes().forEach(process -> add(node, process, ofProcess.applyAsInt(process)));
        addNext(node);
        fireModelChanged(root);
    }

    /** Whoever is asked has to see what can be chosen. */
    private void addNext(ModelDelta parent) {
        List<NextTransition> enabled = world.next().transitions();
        if (!enabled.isEmpty()) {
            parent.addNode(world.next(), world.processes().size(), IModelDelta.EXPAND, enabled.size())
                    .addNode(enabled.get(0), 0, IModelDelta.SELECT | IModelDelta.REVEAL | IModelDelta.FORCE, 0);
        }
    }

    private int added(WorldStack now) {
        return last.filter(before -> before.processes().size() == now.processes().size() && before.next().equals(now.next())).isPresent() ? 0
                : IModelDelta.CONTENT;
    }

    private boolean isShown(DebuggedProcess process, WorldStack now) {
        return last.map(WorldStack::processes).filter(before -> before.size() > process.index())
                .filter(before -> before.get(process.index()).looksLike(now.processes().get(process.index()))).isPresent();
    }

    private void add(ModelDelta parent, DebuggedProcess process, int flags) {
        Optional<DebuggedFrame> selected = world.selected().filter(frame -> world.stack().next().isEmpty()).filter(frame -> frame.getThread() == process);
        if (flags != IModelDelta.NO_CHANGE || selected.isPresent()) {
            List<DebuggedFrame> frames = process.frames();
            ModelDelta node = parent.addNode(process, process.index(), flags | (selected.isPresent() ? IModelDelta.EXPAND : 0), frames.size());
            selected.ifPresent(frame -> node.addNode(frame, frames.indexOf(frame), IModelDelta.SELECT | IModelDelta.REVEAL | IModelDelta.FORCE, 0));
        }
    }
}

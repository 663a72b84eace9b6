package org.portalscope.ui.debug;

import java.util.List;
import java.util.Optional;

import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.internal.ui.viewers.model.provisional.IModelDelta;
import org.eclipse.debug.internal.ui.viewers.model.provisional.ModelDelta;
import org.eclipse.debug.internal.ui.viewers.provisional.AbstractModelProxy;
import org.eclipse.jface.viewers.Viewer;
import org.portalscope.debug.DebuggedFrame;
import org.portalscope.debug.DebuggedProcess;
import org.portalscope.debug.DebuggedWorld;
import org.portalscope.debug.WorldStack;

/** Tells a Debug view what has changed in a world since it was shown last, and which frame is selected. To be used in the display's thread only. */
@SuppressWarnings("restriction") // The platform's own way to select a frame drops selections that come from elsewhere.
final class WorldProxy extends AbstractModelProxy {

    private final DebuggedWorld world;
    private final Runnable shown = this::show;
    private Optional<WorldStack> last = Optional.empty();

    WorldProxy(DebuggedWorld world) {
        this.world = world;
    }

    @Override
    public void installed(Viewer viewer) {
        super.installed(viewer);
        world.addListener(shown);
        show();
    }

    @Override
    public synchronized void dispose() {
        world.removeListener(shown);
        super.dispose();
    }

    private void show() {
        WorldStack now = world.stack();
        ILaunch[] all = DebugPlugin.getDefault().getLaunchManager().getLaunches();
        ModelDelta root = new ModelDelta(DebugPlugin.getDefault().getLaunchManager(), -1, IModelDelta.NO_CHANGE, all.length);
        ModelDelta node = root.addNode(world.getLaunch(), List.of(all).indexOf(world.getLaunch()), IModelDelta.EXPAND, 1)
                .addNode(world, 0, IModelDelta.EXPAND | IModelDelta.STATE | added(now), now.processes().size());
        world.processes().forEach(process -> add(node, process, now));
        last = Optional.of(now);
        fireModelChanged(root);
    }

    private int added(WorldStack now) {
        return last.filter(before -> before.processes().size() == now.processes().size()).isPresent() ? 0 : IModelDelta.CONTENT;
    }

    private void add(ModelDelta parent, DebuggedProcess process, WorldStack now) {
        Optional<DebuggedFrame> selected = world.selected().filter(frame -> frame.getThread() == process);
        boolean same = last.filter(before -> before.processes().size() > process.index())
                .map(before -> before.processes().get(process.index()).equals(now.processes().get(process.index()))).orElse(false);
        if (!same || selected.isPresent()) {
            List<DebuggedFrame> frames = process.frames();
            ModelDelta node = parent.addNode(process, process.index(), (same ? 0 : IModelDelta.CONTENT | IModelDelta.STATE)
                    | (selected.isPresent() ? IModelDelta.EXPAND : 0), frames.size());
            selected.ifPresent(frame -> node.addNode(frame, frames.indexOf(frame), IModelDelta.SELECT | IModelDelta.REVEAL | IModelDelta.FORCE, 0));
        }
    }
}

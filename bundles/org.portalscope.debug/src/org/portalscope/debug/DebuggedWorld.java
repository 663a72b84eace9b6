package org.portalscope.debug;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;

import org.eclipse.core.resources.IMarkerDelta;
import org.eclipse.debug.core.DebugException;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.model.IBreakpoint;
import org.eclipse.debug.core.model.IDebugTarget;
import org.eclipse.debug.core.model.IMemoryBlock;
import org.eclipse.debug.core.model.IProcess;
import org.eclipse.debug.core.model.IThread;

/** A session as the debug platform shows it: what its processes do is known as of the last {@link #show}, in any thread. */
public final class DebuggedWorld extends WorldElement implements IDebugTarget {

    /** The name of this debug model on the platform. */
    public static final String MODEL = "org.portalscope.debug";

    private final ILaunch launch;
    private final WorldControl control;
    private final NextTransitions next = new NextTransitions(this);
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private volatile WorldStack stack = WorldStack.NONE;
    private volatile List<DebuggedProcess> processes = List.of();
    private volatile boolean closed;

    public DebuggedWorld(ILaunch launch, WorldControl control) {
        super(null);
        this.launch = launch;
        this.control = control;
    }

    /** Is told each time that something else is shown, in the thread that says so. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    public void removeListener(Runnable listener) {
        listeners.remove(listener);
    }

    /** Shows what its processes do now. A process stays the same element. */
    public void show(WorldStack now) {
        List<DebuggedProcess> all = new ArrayList<>(processes);
        while (all.size() < now.processes().size()) {
            all.add(new DebuggedProcess(this, all.size()));
        }
        stack = now;
        processes = List.copyOf(all);
        listeners.forEach(Runnable::run);
    }

    /** What its processes do, as it is shown. */
    public WorldStack stack() {
        return stack;
    }

    /** Its processes, by index. */
    public List<DebuggedProcess> processes() {
        return processes;
    }

    /** What can happen next; it is among the children of the world where the session asks. */
    public NextTransitions next() {
        return next;
    }

    /** The frame that moves are about, if it is shown. */
    public Optional<DebuggedFrame> selected() {
        return stack.selected().flatMap(frame -> processes.get(frame.process()).frame(frame.id()));
    }

    /** Says that the session has ended. */
    public void close() {
        closed = true;
    }

    boolean isClosed() {
        return closed;
    }

    WorldControl control() {
        return control;
    }

    @Override
    public DebuggedWorld world() {
        return this;
    }

    @Override
    public IDebugTarget getDebugTarget() {
        return this;
    }

    @Override
    public ILaunch getLaunch() {
        return launch;
    }

    @Override
    public String getName() {
        return stack.label();
    }

    /** No process of the operating system stands behind it. */
    @Override
    public IProcess getProcess() {
        return null;
    }

    @Override
    public IThread[] getThreads() {
        return Stream.concat(processes.stream(), Stream.of(next).filter(NextTransitions::hasStackFrames)).toArray(IThread[]::new);
    }

    @Override
    public boolean hasThreads() {
        return !processes.isEmpty();
    }

    @Override
    public boolean supportsBreakpoint(IBreakpoint breakpoint) {
        return MODEL.equals(breakpoint.getModelIdentifier());
    }

    @Override
    public boolean canDisconnect() {
        return !closed && control.isElsewhere();
    }

    /** Nodes are left to themselves; any other session is closed, and not left. */
    @Override
    public void disconnect() {
        control.detach();
    }

    @Override
    public boolean isDisconnected() {
        return false;
    }

    @Override
    public boolean supportsStorageRetrieval() {
        return false;
    }

    @Override
    public IMemoryBlock getMemoryBlock(long start, long length) throws DebugException {
        notSupported("Memory is shown by a view of its own", null);
        return null;
    }

    @Override
    public void breakpointAdded(IBreakpoint breakpoint) {
        // The session has the breakpoints.
    }

    @Override
    public void breakpointRemoved(IBreakpoint breakpoint, IMarkerDelta delta) {
        // The session has the breakpoints.
    }

    @Override
    public void breakpointChanged(IBreakpoint breakpoint, IMarkerDelta delta) {
        // The session has the breakpoints.
    }
}

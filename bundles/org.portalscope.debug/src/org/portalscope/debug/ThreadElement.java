package org.portalscope.debug;

import java.util.List;

import org.eclipse.debug.core.model.IBreakpoint;
import org.eclipse.debug.core.model.IStackFrame;
import org.eclipse.debug.core.model.IThread;

/** A part of a world that the platform shows as a thread: what has frames. Which of them there are, its kinds say. */
abstract sealed class ThreadElement extends WorldElement implements IThread permits DebuggedProcess, NextTransitions {

    ThreadElement(DebuggedWorld world) {
        super(world);
    }

    /** Its frames as they are now, the first one on top. */
    abstract List<? extends FrameElement> elements();

    @Override
    public IStackFrame[] getStackFrames() {
        return elements().toArray(IStackFrame[]::new);
    }

    @Override
    public boolean hasStackFrames() {
        return !elements().isEmpty();
    }

    @Override
    public IStackFrame getTopStackFrame() {
        return elements().stream().findFirst().orElse(null);
    }

    @Override
    public int getPriority() {
        return 0;
    }

    /** The session knows its breakpoints, and which of them the cursor stands at. */
    @Override
    public IBreakpoint[] getBreakpoints() {
        return new IBreakpoint[0];
    }
}

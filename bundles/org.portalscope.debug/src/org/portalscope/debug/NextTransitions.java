package org.portalscope.debug;

import java.util.List;

import org.eclipse.debug.core.model.IBreakpoint;
import org.eclipse.debug.core.model.IStackFrame;
import org.eclipse.debug.core.model.IThread;

/** What can happen next in a world whose session asks; beside its processes, and on the platform a thread like these. */
public final class NextTransitions extends WorldElement implements IThread {

    NextTransitions(DebuggedWorld world) {
        super(world);
    }

    /** The enabled transitions, in their order. */
    public List<NextTransition> transitions() {
        return world().stack().next().stream().map(enabled -> new NextTransition(this, enabled)).toList();
    }

    @Override
    public String getName() {
        return "Next";
    }

    @Override
    public IStackFrame[] getStackFrames() {
        return transitions().toArray(IStackFrame[]::new);
    }

    @Override
    public boolean hasStackFrames() {
        return !world().stack().next().isEmpty();
    }

    @Override
    public IStackFrame getTopStackFrame() {
        return transitions().stream().findFirst().orElse(null);
    }

    @Override
    public int getPriority() {
        return 0;
    }

    @Override
    public IBreakpoint[] getBreakpoints() {
        return new IBreakpoint[0];
    }
}

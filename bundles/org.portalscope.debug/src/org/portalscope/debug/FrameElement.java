package org.portalscope.debug;

import org.eclipse.debug.core.model.IRegisterGroup;
import org.eclipse.debug.core.model.IStackFrame;
import org.eclipse.debug.core.model.IThread;
import org.eclipse.debug.core.model.IVariable;

/** A part of a world that the platform shows as a frame. Without its kind saying otherwise it is at no line and has no variables. */
abstract sealed class FrameElement extends WorldElement implements IStackFrame permits DebuggedFrame, NextTransition {

    private final ThreadElement thread;

    FrameElement(ThreadElement thread) {
        super(thread.world());
        this.thread = thread;
    }

    @Override
    public IThread getThread() {
        return thread;
    }

    @Override
    public int getLineNumber() {
        return -1;
    }

    @Override
    public int getCharStart() {
        return -1;
    }

    @Override
    public int getCharEnd() {
        return -1;
    }

    @Override
    public IVariable[] getVariables() {
        return new IVariable[0];
    }

    @Override
    public boolean hasVariables() {
        return getVariables().length > 0;
    }

    @Override
    public IRegisterGroup[] getRegisterGroups() {
        return new IRegisterGroup[0];
    }

    @Override
    public boolean hasRegisterGroups() {
        return false;
    }
}

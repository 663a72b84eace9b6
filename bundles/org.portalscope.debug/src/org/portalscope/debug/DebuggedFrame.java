package org.portalscope.debug;

import java.util.Objects;

import org.eclipse.debug.core.model.IRegisterGroup;
import org.eclipse.debug.core.model.IStackFrame;
import org.eclipse.debug.core.model.IThread;
import org.eclipse.debug.core.model.IVariable;
import org.portalscope.world.program.SourceLocation;

/** Something that a process is doing at the cursor. It equals the element of the same frame wherever the cursor is while the frame lasts. */
public final class DebuggedFrame extends WorldElement implements IStackFrame {

    private final DebuggedProcess process;
    private final StackLine line;

    DebuggedFrame(DebuggedProcess process, StackLine line) {
        super(process.world());
        this.process = process;
        this.line = line;
    }

    /** The frame and what to call it. */
    public StackLine line() {
        return line;
    }

    @Override
    public IThread getThread() {
        return process;
    }

    @Override
    public String getName() {
        return line.label();
    }

    @Override
    public int getLineNumber() {
        return line.frame().place().map(SourceLocation::line).orElse(-1);
    }

    @Override
    public int getCharStart() {
        return -1;
    }

    @Override
    public int getCharEnd() {
        return -1;
    }

    /** The view of variables is our own, which knows what changed, and asks the session. */
    @Override
    public IVariable[] getVariables() {
        return new IVariable[0];
    }

    @Override
    public boolean hasVariables() {
        return false;
    }

    @Override
    public IRegisterGroup[] getRegisterGroups() {
        return new IRegisterGroup[0];
    }

    @Override
    public boolean hasRegisterGroups() {
        return false;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DebuggedFrame frame && frame.process == process && frame.line.frame().id().equals(line.frame().id());
    }

    @Override
    public int hashCode() {
        return Objects.hash(System.identityHashCode(process), line.frame().id());
    }
}

package org.portalscope.debug;

import org.eclipse.debug.core.model.IRegisterGroup;
import org.eclipse.debug.core.model.IStackFrame;
import org.eclipse.debug.core.model.IThread;
import org.eclipse.debug.core.model.IVariable;
import org.portalscope.session.branch.Alternative;

/** A transition that is enabled where a session asks what happens next. */
public final class NextTransition extends WorldElement implements IStackFrame {

    private final NextTransitions all;
    private final Alternative enabled;

    NextTransition(NextTransitions all, Alternative enabled) {
        super(all.world());
        this.all = all;
        this.enabled = enabled;
    }

    /** Lets it happen. */
    public void take() {
        world().control().take(enabled);
    }

    @Override
    public IThread getThread() {
        return all;
    }

    @Override
    public String getName() {
        return enabled.words();
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
        return other instanceof NextTransition next && next.all == all && next.enabled.choice().equals(enabled.choice());
    }

    @Override
    public int hashCode() {
        return enabled.choice().hashCode();
    }
}

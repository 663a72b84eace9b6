package org.portalscope.debug;

import org.portalscope.analysis.branch.Alternative;

/** A transition that is enabled where a session asks what happens next. */
public final class NextTransition extends FrameElement {

    private final NextTransitions all;
    private final Alternative enabled;

    NextTransition(NextTransitions all, Alternative enabled) {
        super(all);
        this.all = all;
        this.enabled = enabled;
    }

    /** Lets it happen. */
    public void take() {
        world().control().take(enabled);
    }

    @Override
    public String getName() {
        return enabled.words();
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

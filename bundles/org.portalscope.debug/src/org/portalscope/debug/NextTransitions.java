package org.portalscope.debug;

import java.util.List;

/** What can happen next in a world whose session asks; beside its processes, and on the platform a thread like these. */
public final class NextTransitions extends ThreadElement {

    NextTransitions(DebuggedWorld world) {
        super(world);
    }

    /** The enabled transitions, in their order. */
    public List<NextTransition> transitions() {
        return world().stack().next().stream().map(enabled -> new NextTransition(this, enabled)).toList();
    }

    @Override
    List<NextTransition> elements() {
        return transitions();
    }

    @Override
    public String getName() {
        return "Next";
    }
}

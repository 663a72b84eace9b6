package org.portalscope.world;

import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.CheckGroup;

/** Is told what is checked while a transition happens, and keeps of it what it wants to. */
public interface CheckListener {

    /** Something is checked. */
    void check(Check check);

    /** What belongs together is checked. */
    void check(CheckGroup group);
}

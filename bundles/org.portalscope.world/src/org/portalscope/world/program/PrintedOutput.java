package org.portalscope.world.program;

import org.portalscope.engine.step.Effect;

/** The effect of a program that prints a line for its user. */
public interface PrintedOutput extends Effect {

    /** What was printed, without a line end. */
    String line();
}

package org.portalscope.analysis.comparison;

import org.portalscope.engine.step.Step;
import org.portalscope.world.Opening;

/**
 * Where in a run something happened.
 *
 * @param transition its number, from 1
 * @param opening    what the transition began with
 */
public record StepPlace(int transition, Opening opening, Step step) {

    /** {@code transition 40 (line 39: code = PtlEQGet(UnexpQueue, &event);): PtlEQGet returns PTL_OK}. */
    public String words() {
        return "transition " + transition + " (" + opening.words() + "): " + step.words();
    }
}

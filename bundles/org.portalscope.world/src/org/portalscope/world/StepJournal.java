package org.portalscope.world;

import java.util.List;

import org.portalscope.engine.step.Journal;
import org.portalscope.engine.step.Step;

/** A journal whose steps can be read while more are recorded. */
interface StepJournal extends Journal {

    /** The steps recorded so far. */
    List<? extends Step> steps();
}

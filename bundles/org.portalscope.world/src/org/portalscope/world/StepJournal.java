package org.portalscope.world;

import java.util.List;

import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Journal;

/** A journal whose effects can be read while more are recorded. */
interface StepJournal extends Journal {

    /** The effects recorded so far. */
    List<Effect> effects();
}

package org.portalscope.world.explore;

import java.util.List;

import org.portalscope.engine.step.Effect;
import org.portalscope.world.WorldProcess;

/** What a process did in a transition. */
record TransitionEffects(WorldProcess process, List<Effect> effects) {
}

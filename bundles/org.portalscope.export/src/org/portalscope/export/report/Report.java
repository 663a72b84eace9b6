package org.portalscope.export.report;

import java.io.IOException;

import org.portalscope.timeline.run.RunResult;
import org.portalscope.world.Transition;

/** Tells a run while it takes place. */
public interface Report {

    /** Tells what is going to be run. */
    void begin(RunDescription description) throws IOException;

    /** Tells a transition that has just been executed. */
    void transition(Transition transition) throws IOException;

    /** Tells how the run ended. */
    void end(RunResult result) throws IOException;
}

package org.portalscope.ui.run;

import java.util.function.Supplier;

import org.portalscope.timeline.session.Launch;

/**
 * One of many runs, to be opened as a session.
 *
 * @param name        what tells it from the others: {@code seed 7}, {@code DROP}
 * @param outcome     how it ends
 * @param transitions that it has
 * @param isWrong     whether it ends with something wrong
 * @param launch      makes what its session is started from
 */
record FoundRun(String name, String outcome, int transitions, boolean isWrong, Supplier<Launch> launch) {
}

package org.portalscope.scenario.program;

import org.portalscope.protocol.lockstep.ProgramAnswer;

/**
 * What a program in Java wanted in another run, and what it was answered.
 *
 * @param action as {@link ActionText} says it
 */
record AnsweredAction(String action, ProgramAnswer answer) {
}

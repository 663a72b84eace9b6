package org.portalscope.analysis.comparison;

import org.portalscope.engine.step.Subject;

/**
 * Something in which the state of a process differs between two runs.
 *
 * @param process index of the process
 * @param subject what it belongs to, as the left run calls it; as the right run does if it is there only
 * @param member  what differs
 */
public record StateDifference(int process, Subject subject, MemberDifference member) {
}

package org.portalscope.session.branch;

import org.portalscope.session.LocalSession;

/**
 * One of the timelines of a run, which begin with the same transitions.
 *
 * @param name    what it is called: {@code original}, or {@code branch 1 from transition 23: put #7 from 0:0 arrives at 1:0}
 * @param session in it, with a cursor of its own
 */
public record TimelineBranch(String name, LocalSession session) {
}

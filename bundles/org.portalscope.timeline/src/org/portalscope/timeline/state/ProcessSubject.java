package org.portalscope.timeline.state;

import org.portalscope.engine.step.Subject;

/**
 * Something of one process: what is selected in one view and shown as selected in all, what is copied, what is counted.
 *
 * @param process index of the process that it belongs to
 * @param subject what it is
 */
public record ProcessSubject(int process, Subject subject) {
}

package org.portalscope.session.control;

import org.portalscope.engine.step.Subject;

/**
 * Something that is selected in one view and shown as selected in all.
 *
 * @param process index of the process that it belongs to
 * @param subject what it is
 */
public record ProcessSubject(int process, Subject subject) {
}

package org.portalscope.recording.read;

import org.portalscope.engine.description.ControlCharacters;

/**
 * A name that was given to a moment.
 *
 * @param transition number of the transition behind which the moment is, 0 for the start
 * @param name       the name
 */
public record RecordedLabel(long transition, String name) {

    public RecordedLabel {
        name = ControlCharacters.shown(name);
    }
}

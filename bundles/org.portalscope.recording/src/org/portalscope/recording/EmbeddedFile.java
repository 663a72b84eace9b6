package org.portalscope.recording;

import org.portalscope.engine.description.ControlCharacters;

/**
 * A text that a run was made from.
 *
 * @param name    as the program or its imports name it
 * @param library whether it came from the library of scenarios rather than from a file
 * @param text    all of it
 */
public record EmbeddedFile(String name, boolean library, String text) {

    public EmbeddedFile {
        name = ControlCharacters.shown(name);
    }
}

package org.portalscope.scenario.source;

import org.portalscope.world.program.SourceId;

/** Where the files are found that scenarios import. */
public interface Imports {

    /**
     * A file that was found.
     *
     * @param id   which file it is
     * @param name by which messages call it
     * @param text what it says
     */
    record Module(SourceId id, String name, String text) {
    }

    /**
     * Finds a file.
     *
     * @param importer the file that imports it
     * @param name     of that file, as messages call it
     * @param path     as it is written there
     * @throws ScenarioException if there is none, or it cannot be read
     */
    Module find(SourceId importer, String name, String path) throws ScenarioException;
}

package org.portalscope.scenario.source;

/** Where the files are found that scenarios import. */
public interface Imports {

    /**
     * A file that was found.
     *
     * @param name which no other file has; messages call it by that
     * @param text what it says
     */
    record Module(String name, String text) {
    }

    /**
     * Finds a file.
     *
     * @param importer the name of the file that imports it
     * @param path     as it is written there
     * @throws ScenarioException if there is none, or it cannot be read
     */
    Module find(String importer, String path) throws ScenarioException;
}

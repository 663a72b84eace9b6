package org.portalscope.engine.protocol;

import org.portalscope.engine.description.ControlCharacters;

/**
 * An object of a protocol, which programs hold by a handle.
 *
 * @param type   of its handle in programs, such as {@code a communicator}
 * @param handle its value
 * @param noun   what it is, such as {@code communicator}; empty if its name says so
 * @param name   of one that the protocol has made, such as {@code MPI_COMM_WORLD}; of any other its number, for programs that have no name for it
 */
public record ProtocolObject(String type, long handle, String noun, String name) implements Phrase.Part {

    public ProtocolObject {
        type = ControlCharacters.shown(type);
        noun = ControlCharacters.shown(noun);
        name = ControlCharacters.shown(name);
    }

    /**
     * The object with what it is, {@code communicator c}.
     *
     * @param called how the program calls it
     */
    public String words(String called) {
        return noun.isEmpty() ? called : noun + " " + called;
    }
}

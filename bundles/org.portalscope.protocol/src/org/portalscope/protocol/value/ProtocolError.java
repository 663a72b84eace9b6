package org.portalscope.protocol.value;

import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.description.ControlCharacters;

/**
 * What a call of a protocol answers instead of a result, such as an error class of MPI. It is a value: a program that expects it goes on.
 *
 * @param name  as the protocol's document spells it: {@code MPI_ERR_TAG}
 * @param words what is wrong, in words
 */
public record ProtocolError(String name, String words) {

    public ProtocolError {
        name = ControlCharacters.shown(name);
        words = ControlCharacters.shown(words);
    }

    /** A function of Portals answered something that the protocol did not foresee. */
    public static ProtocolError of(ReturnCode code) {
        return new ProtocolError(code.name(), code + " (" + code.meaning() + ")");
    }

    @Override
    public String toString() {
        return name;
    }
}

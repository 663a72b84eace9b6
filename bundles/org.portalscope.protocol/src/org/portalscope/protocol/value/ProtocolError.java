package org.portalscope.protocol.value;

import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.protocol.Phrase;

/**
 * What a call of a protocol answers instead of a result, such as an error class of MPI. It is a value: a program that expects it goes on.
 *
 * @param name   as the protocol's document spells it: {@code MPI_ERR_TAG}
 * @param phrase what is wrong
 */
public record ProtocolError(String name, Phrase phrase) {

    public ProtocolError {
        name = ControlCharacters.shown(name);
    }

    /** One whose words name no process. */
    public ProtocolError(String name, String words) {
        this(name, Phrase.of(words));
    }

    /** A function of Portals answered something that the protocol did not foresee. */
    public static ProtocolError of(ReturnCode code) {
        return new ProtocolError(code.name(), code + " (" + code.meaning() + ")");
    }

    /** What is wrong, in words. */
    public String words(Phrase.Names names) {
        return phrase.text(names);
    }

    /** The same, with the names of processes and objects filled in. */
    public ProtocolError named(Phrase.Names names) {
        return new ProtocolError(name, words(names));
    }

    /** Writes an error, or that there is none. */
    public static void write(ProtocolError error, FieldWriter out) {
        out.text(error == null ? "" : error.name);
        if (error == null) {
            out.text("");
        } else {
            error.phrase.write(out);
        }
    }

    /** Reads what {@link #write} has written: an error, or null. */
    public static ProtocolError read(FieldReader in) {
        String name = in.text();
        if (name.isEmpty()) {
            in.text();
            return null;
        }
        return new ProtocolError(name, Phrase.read(in));
    }

    @Override
    public String toString() {
        return name;
    }
}

package org.portalscope.dat;

import org.portalscope.engine.protocol.Phrase;
import org.portalscope.protocol.value.ProtocolError;

/** A call of uDAPL has not answered {@code DAT_SUCCESS}. */
public final class DatException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final String returnValue;

    DatException(String operation, ProtocolError error) {
        super(operation + ": " + error.words(Phrase.UNNAMED));
        returnValue = error.name();
    }

    /** What it answered instead, such as {@code DAT_INVALID_STATE}. */
    public String returnValue() {
        return returnValue;
    }
}

package org.portalscope.lapi;

import org.portalscope.engine.protocol.Phrase;
import org.portalscope.protocol.value.ProtocolError;

/** A call of LAPI has failed. */
public final class LapiException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final String returnValue;

    LapiException(String operation, ProtocolError error) {
        super(operation + ": " + error.words(Phrase.UNNAMED));
        returnValue = error.name();
    }

    /** What the call returned, such as {@code LAPI_ERR_PURGED_TASK}. */
    public String returnValue() {
        return returnValue;
    }
}

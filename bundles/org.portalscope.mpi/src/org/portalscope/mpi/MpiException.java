package org.portalscope.mpi;

import org.portalscope.engine.protocol.Phrase;
import org.portalscope.protocol.value.ProtocolError;

/** A call of MPI has failed. */
public final class MpiException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final String errorClass;

    MpiException(String operation, ProtocolError error) {
        super(operation + ": " + error.words(Phrase.UNNAMED));
        errorClass = error.name();
    }

    /** The error class, such as {@code MPI_ERR_RANK}. */
    public String errorClass() {
        return errorClass;
    }
}

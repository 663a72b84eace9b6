package org.portalscope.engine.encoding;

import org.portalscope.engine.api.OperationId;

/**
 * Gives back, in the same order, the fields that a {@link FieldWriter} took for a snapshot.
 *
 * <p>Each method throws an unchecked exception if there is nothing more, or something else than it asks for: what is read has been checked
 * against its digest before, so that this is an error of the program.
 */
public interface FieldReader {

    long number();

    String text();

    byte[] bytes();

    long handle();

    OperationId operation();
}

package org.portalscope.engine.encoding;

import org.portalscope.engine.api.OperationId;

/**
 * Gives back, in the same order, the fields that a {@link FieldWriter} took for a snapshot.
 *
 * <p>Each method throws a {@link FieldException} if there is nothing more, or something else than it asks for. Damage is noticed before, by the digest
 * of what is read.
 */
public interface FieldReader {

    long number();

    String text();

    byte[] bytes();

    long handle();

    OperationId operation();
}

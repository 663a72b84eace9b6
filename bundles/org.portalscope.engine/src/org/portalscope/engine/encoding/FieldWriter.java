package org.portalscope.engine.encoding;

import org.portalscope.engine.api.OperationId;

/**
 * Takes state field by field. Who writes need not know what becomes of it: a snapshot keeps every field as it is; a canonical form renames handles
 * and operations, so that states that differ in these names only are one.
 */
public interface FieldWriter {

    /** Writes a number, or a truth value as 0 or 1. */
    void number(long number);

    /** Writes a text; its length belongs to what is written. */
    void text(String text);

    /** Writes bytes; their number belongs to what is written. */
    void bytes(byte[] bytes);

    /** Writes a handle of an object of the process, Portals 3.2 §3.2.2. */
    void handle(long handle);

    /** Writes the id of an operation. */
    void operation(OperationId operation);
}

package org.portalscope.engine.message;

/** A message that is translated at its target: put or get. */
public sealed interface Request extends Message permits PutRequest, GetRequest {

    /** The user of the initiator. */
    int user();

    /** Index into the target's access control table. */
    int cookie();
}

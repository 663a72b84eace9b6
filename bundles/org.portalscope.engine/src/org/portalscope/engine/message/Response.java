package org.portalscope.engine.message;

/** A message that answers a request and bypasses translation: acknowledgement or reply. */
public sealed interface Response extends Message permits Acknowledgement, Reply {

    /** Bytes that the target's operation manipulated. */
    long manipulatedLength();
}

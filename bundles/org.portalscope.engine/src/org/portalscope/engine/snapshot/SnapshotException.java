package org.portalscope.engine.snapshot;

/** Bytes are no snapshot, or not one of the state that is to be restored; the message is a sentence for users. */
public final class SnapshotException extends Exception {

    private static final long serialVersionUID = 1L;

    public SnapshotException(String message) {
        super(message);
    }
}

package org.portalscope.protocol.host;

/** A program that calls protocols. */
public interface ProtocolCaller {

    /** What protocols know of its process, to be saved. */
    ProtocolsSaver savedProtocols();

    /** What protocols know of the process of a program, which may call none. */
    static ProtocolsSaver savedProtocols(Object program) {
        return program instanceof ProtocolCaller caller ? caller.savedProtocols() : new ProtocolsSaver(0);
    }
}

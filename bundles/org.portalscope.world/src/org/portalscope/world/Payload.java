package org.portalscope.world;

import org.portalscope.engine.api.NiFailType;

/**
 * What follows the header of a message: its data, or the news that they will never come.
 *
 * @param data       the data, or null if they will never come
 * @param niFailType why they will never come, or {@code PTL_NI_OK}
 */
public record Payload(byte[] data, int niFailType) {

    static Payload of(byte[] data) {
        return new Payload(data, NiFailType.PTL_NI_OK);
    }

    static Payload lost(int niFailType) {
        return new Payload(null, niFailType);
    }

    boolean isLost() {
        return data == null;
    }
}

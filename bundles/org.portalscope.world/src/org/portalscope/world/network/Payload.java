package org.portalscope.world.network;

/**
 * What follows the header of a message: its data, or the news that they will never come.
 *
 * @param data       the data, or null if they will never come
 * @param niFailType why they will never come, or {@code PTL_NI_OK}
 * @param arrives    when they, or the news, arrive in virtual time, in nanoseconds; 0 if there is none
 */
public record Payload(byte[] data, int niFailType, long arrives) {

    public boolean isLost() {
        return data == null;
    }
}

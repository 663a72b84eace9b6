package org.portalscope.dat.object;

/** What an event of uDAPL tells: {@code DAT_EVENT_NUMBER}. */
public enum EventNumber {
    DAT_DTO_COMPLETION_EVENT(0x00001),
    DAT_RMR_BIND_COMPLETION_EVENT(0x01001),
    DAT_CONNECTION_REQUEST_EVENT(0x02001),
    DAT_CONNECTION_EVENT_ESTABLISHED(0x04001),
    DAT_CONNECTION_EVENT_PEER_REJECTED(0x04002),
    DAT_CONNECTION_EVENT_NON_PEER_REJECTED(0x04003),
    DAT_CONNECTION_EVENT_DISCONNECTED(0x04005),
    DAT_CONNECTION_EVENT_BROKEN(0x04006),
    DAT_ASYNC_ERROR_EVD_OVERFLOW(0x08001),
    /** With the reason {@code DAT_SRQ_LOW_WATERMARK_EVENT}: a shared receive queue has fewer receives than its low watermark. */
    DAT_ASYNC_ERROR_PROVIDER_INTERNAL_ERROR(0x08005);

    private final long number;

    EventNumber(long number) {
        this.number = number;
    }

    /** As events hold it. */
    public long number() {
        return number;
    }
}

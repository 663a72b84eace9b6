package org.portalscope.dat.message;

/**
 * The header data of a Send or an RDMA Write.
 *
 * @param sequence  number of the operation in its connection, from 1
 * @param solicited whether a Send wants the completion of its receive to notify who waits for it
 */
public record SendHeader(long sequence, boolean solicited) {

    private static final long SOLICITED = 1L << 63;

    /** As header data. */
    public long hdrData() {
        return sequence | (solicited ? SOLICITED : 0);
    }

    /** Reads header data. */
    public static SendHeader of(long hdrData) {
        return new SendHeader(hdrData & ~SOLICITED, (hdrData & SOLICITED) != 0);
    }
}

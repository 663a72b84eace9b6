package org.portalscope.dat.error;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;

/** What became of a data transfer operation: {@code DAT_DTO_COMPLETION_STATUS}. */
public enum DtoStatus {
    DAT_DTO_SUCCESS(0),
    DAT_DTO_ERR_FLUSHED(1),
    DAT_DTO_ERR_LOCAL_LENGTH(2),
    DAT_DTO_ERR_REMOTE_ACCESS(6),
    DAT_DTO_ERR_REMOTE_RESPONDER(7),
    DAT_DTO_ERR_TRANSPORT(8),
    DAT_DTO_ERR_RECEIVER_NOT_READY(9);

    private final long number;

    DtoStatus(long number) {
        this.number = number;
    }

    /** As events hold it. */
    public long number() {
        return number;
    }

    /** Whether it is the operation's own failure, and breaks its connection. */
    public boolean breaksConnection() {
        return this != DAT_DTO_SUCCESS && this != DAT_DTO_ERR_FLUSHED;
    }

    /** @param status or null if it is not known yet */
    public static void write(DtoStatus status, FieldWriter out) {
        out.number(status == null ? 0 : 1 + status.ordinal());
    }

    /** Reads what {@link #write} has written. */
    public static DtoStatus read(FieldReader in) {
        int written = new ValueReader(in).index(values().length + 1);
        return written == 0 ? null : values()[written - 1];
    }
}

package org.portalscope.lapi.state;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.value.ValueType;

/**
 * A context of LAPI, as {@code LAPI_Init} makes it and {@code LAPI_Senv} changes it.
 *
 * @param handle     as users hold it; no two contexts of a run have the same
 * @param level      of the library: {@link #L1_LIB}, {@link #L2_LIB} or {@link #L3_LIB}
 * @param epoch      0 to {@link #LAST_EPOCH}
 * @param errHandler what the program calls when something goes wrong behind it
 * @param errorCheck whether parameters are checked
 * @param interrupt  whether a dispatcher thread takes events
 * @param timeout    seconds
 */
public record LapiContext(long handle, long level, int epoch, long errHandler, boolean errorCheck, boolean interrupt, long timeout) {

    /** A handle, as a value of calls. */
    public static final ValueType TYPE = ValueType.own("a LAPI context");

    public static final long L1_LIB = 1;
    public static final long L2_LIB = 2;
    public static final long L3_LIB = 3;

    /** The last epoch, before the first comes again. R42 */
    public static final long LAST_EPOCH = 0x7FFF;

    public static final long MIN_TIMEOUT = 10;
    public static final long MAX_TIMEOUT = 86_400;
    private static final long FIRST_TIMEOUT = 900;

    /** One that has just been made. */
    public static LapiContext made(long handle, long level, int epoch, long errHandler) {
        return new LapiContext(handle, level, epoch, errHandler, true, true, FIRST_TIMEOUT);
    }

    LapiContext withEpoch(int other) {
        return new LapiContext(handle, level, other, errHandler, errorCheck, interrupt, timeout);
    }

    public LapiContext withErrorCheck(boolean on) {
        return new LapiContext(handle, level, epoch, errHandler, on, interrupt, timeout);
    }

    public LapiContext withInterrupt(boolean on) {
        return new LapiContext(handle, level, epoch, errHandler, errorCheck, on, timeout);
    }

    public LapiContext withTimeout(long seconds) {
        return new LapiContext(handle, level, epoch, errHandler, errorCheck, interrupt, seconds);
    }

    void write(FieldWriter out) {
        out.number(handle);
        out.number(level);
        out.number(epoch);
        out.number(errHandler);
        out.number(errorCheck ? 1 : 0);
        out.number(interrupt ? 1 : 0);
        out.number(timeout);
    }

    static LapiContext read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        return new LapiContext(in.number(), in.number(), values.integer(), in.number(), values.truth(), values.truth(), in.number());
    }
}

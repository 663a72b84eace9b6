package org.portalscope.dat.transfer;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.state.OptionalFields;
import org.portalscope.protocol.value.Buffer;

/**
 * The local memory of an operation. Portals 3.2 has neither gather nor scatter, so several segments go through memory in between.
 *
 * @param segments in their order, without empty ones
 * @param bounce   the memory in between, or null if there is none
 */
public record IoVector(List<Buffer> segments, Buffer bounce) {

    /** No memory. */
    public static final IoVector EMPTY = new IoVector(List.of(), null);

    public IoVector {
        segments = List.copyOf(segments);
    }

    /** One segment, not an empty one. */
    public static IoVector of(Buffer segment) {
        return new IoVector(List.of(segment), null);
    }

    /** Bytes of all segments. */
    public long length() {
        long length = 0;
        for (Buffer segment : segments) {
            length += segment.length();
        }
        return length;
    }

    /** Where the descriptor of the operation begins. */
    public long address() {
        return bounce != null ? bounce.address() : segments.isEmpty() ? 0 : segments.get(0).address();
    }

    /** With memory in between, which it has until it is {@link #release}d. */
    public IoVector bounced(CallContext call, Supplier<String> name) {
        return segments.isEmpty() ? this : new IoVector(segments, call.declare(name.get(), length()));
    }

    /** With memory in between if there are several segments. */
    public IoVector bouncedIfSeveral(CallContext call, Supplier<String> name) {
        return segments.size() > 1 ? bounced(call, name) : this;
    }

    /** Copies the segments into the memory in between, if there is one. */
    public void gather(CallContext call) {
        if (bounce == null) {
            return;
        }
        byte[] bytes = new byte[Math.toIntExact(length())];
        int at = 0;
        for (Buffer segment : segments) {
            int count = (int) segment.length();
            call.read(segment.address(), bytes, at, count);
            at += count;
        }
        call.write(bounce.address(), bytes);
    }

    /** Copies so many bytes from the memory in between, if there is one, into the segments: the first ones are filled, one perhaps partially. */
    public void scatter(CallContext call, long length) {
        if (bounce == null || length == 0) {
            return;
        }
        byte[] bytes = call.read(bounce.address(), length);
        int at = 0;
        for (Buffer segment : segments) {
            int count = (int) Math.min(segment.length(), bytes.length - at);
            if (count > 0) {
                call.write(segment.address(), bytes, at, count);
                at += count;
            }
        }
    }

    /** Gives the memory in between back, if there is one; no descriptor uses it. */
    public void release(CallContext call) {
        if (bounce != null) {
            call.releaseUnlessUsed(bounce);
        }
    }

    /** Without memory in between. */
    IoVector alone() {
        return bounce == null ? this : new IoVector(segments, null);
    }

    void write(FieldWriter out) {
        out.number(segments.size());
        segments.forEach(segment -> OptionalFields.write(segment, out));
        OptionalFields.write(bounce, out);
    }

    static IoVector read(FieldReader in) {
        List<Buffer> segments = new ArrayList<>();
        for (int left = new ValueReader(in).count(); left > 0; left--) {
            segments.add(OptionalFields.readBuffer(in));
        }
        return new IoVector(segments, OptionalFields.readBuffer(in));
    }
}

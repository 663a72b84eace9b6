package org.portalscope.lapi.state;

import org.pcollections.TreePMap;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.lapi.message.LapiBits;

/**
 * What this task knows of another one.
 *
 * @param purged    whether nothing is sent to it
 * @param next      number of the next operation on it
 * @param addresses that it has told, by the numbers of the exchanges, which can arrive in any order
 * @param fences    how often it has come to a fence of all tasks; of task 0, how often it has opened one
 */
public record TargetTask(boolean purged, int next, TreePMap<Integer, Long> addresses, long fences) {

    static final TargetTask UNKNOWN = new TargetTask(false, 0, TreePMap.empty(), 0);

    TargetTask purged(boolean isPurged) {
        return new TargetTask(isPurged, next, addresses, fences);
    }

    TargetTask counted() {
        return new TargetTask(purged, (next + 1) % LapiBits.NUMBERS, addresses, fences);
    }

    TargetTask told(int exchange, long address) {
        return new TargetTask(purged, next, addresses.plus(exchange, address), fences);
    }

    TargetTask taken(int exchange) {
        return new TargetTask(purged, next, addresses.minus(exchange), fences);
    }

    TargetTask fenced() {
        return new TargetTask(purged, next, addresses, fences + 1);
    }

    void write(FieldWriter out) {
        out.number(purged ? 1 : 0);
        out.number(next);
        out.number(addresses.size());
        addresses.forEach((exchange, address) -> {
            out.number(exchange);
            out.number(address);
        });
        out.number(fences);
    }

    static TargetTask read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        boolean purged = values.truth();
        int next = values.index(LapiBits.NUMBERS);
        TreePMap<Integer, Long> addresses = TreePMap.empty();
        for (int left = values.count(); left > 0; left--) {
            addresses = addresses.plus(values.index(LapiBits.NUMBERS), in.number());
        }
        return new TargetTask(purged, next, addresses, in.number());
    }
}

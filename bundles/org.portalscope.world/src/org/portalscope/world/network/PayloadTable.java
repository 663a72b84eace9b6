package org.portalscope.world.network;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Message;

/**
 * What follows the headers of messages, by message. Open addressing: a message stands at the first free place from the one that its key chooses, so
 * that finding one among many touches little memory and makes nothing.
 */
final class PayloadTable {

    private static final int FIRST_PLACES = 16;
    private static final Message.Kind[] KINDS = Message.Kind.values();
    static final Comparator<Message.Key> BY_OPERATION = Comparator.comparing((Message.Key key) -> key.operation().initiator())
            .thenComparingInt(key -> key.operation().ordinal()).thenComparing(Message.Key::kind);

    /** The process that initiated the operation, packed, by place; the number of places is a power of two. */
    private long[] initiators = new long[FIRST_PLACES];
    /** The ordinal of the operation and the kind of the message, by place. */
    private long[] numbers = new long[FIRST_PLACES];
    /** Null where nothing stands. */
    private Payload[] payloads = new Payload[FIRST_PLACES];
    private int size;

    int size() {
        return size;
    }

    /** What follows the header of a message, or null. */
    Payload get(OperationId operation, Message.Kind kind) {
        return payloads[place(operation.initiator().packed(), number(operation, kind))];
    }

    void put(OperationId operation, Message.Kind kind, Payload payload) {
        put(operation.initiator().packed(), number(operation, kind), payload);
    }

    private void put(long initiator, long number, Payload payload) {
        if (2 * size >= payloads.length) {
            grow();
        }
        int place = place(initiator, number);
        size += payloads[place] == null ? 1 : 0;
        initiators[place] = initiator;
        numbers[place] = number;
        payloads[place] = payload;
    }

    /** Returns what has been removed, or null. */
    Payload remove(OperationId operation, Message.Kind kind) {
        int place = place(operation.initiator().packed(), number(operation, kind));
        Payload removed = payloads[place];
        if (removed != null) {
            payloads[place] = null;
            size--;
            closeGap(place);
        }
        return removed;
    }

    /** Moves up whoever stands behind a place that has become free because it was taken. */
    private void closeGap(int gap) {
        int mask = payloads.length - 1;
        int free = gap;
        for (int place = gap + 1 & mask; payloads[place] != null; place = place + 1 & mask) {
            int wanted = hash(initiators[place], numbers[place]) & mask;
            if ((place - wanted & mask) >= (place - free & mask)) {
                initiators[free] = initiators[place];
                numbers[free] = numbers[place];
                payloads[free] = payloads[place];
                payloads[place] = null;
                free = place;
            }
        }
    }

    void clear() {
        Arrays.fill(payloads, null);
        size = 0;
    }

    void putAll(PayloadTable other) {
        for (int place = 0; place < other.payloads.length; place++) {
            if (other.payloads[place] != null) {
                put(other.initiators[place], other.numbers[place], other.payloads[place]);
            }
        }
    }

    /** The messages, by their operations. */
    List<Message.Key> keys() {
        List<Message.Key> keys = new ArrayList<>(size);
        for (int place = 0; place < payloads.length; place++) {
            if (payloads[place] != null) {
                keys.add(new Message.Key(new OperationId(ProcessId.unpacked(initiators[place]), (int) (numbers[place] / KINDS.length)),
                        KINDS[(int) (numbers[place] % KINDS.length)]));
            }
        }
        keys.sort(BY_OPERATION);
        return keys;
    }

    private void grow() {
        PayloadTable larger = new PayloadTable();
        larger.initiators = new long[2 * payloads.length];
        larger.numbers = new long[2 * payloads.length];
        larger.payloads = new Payload[2 * payloads.length];
        larger.putAll(this);
        initiators = larger.initiators;
        numbers = larger.numbers;
        payloads = larger.payloads;
    }

    private static long number(OperationId operation, Message.Kind kind) {
        return (long) operation.ordinal() * KINDS.length + kind.ordinal();
    }

    /** Where a message stands, or would stand. */
    private int place(long initiator, long number) {
        int place = hash(initiator, number) & payloads.length - 1;
        while (payloads[place] != null && !(numbers[place] == number && initiators[place] == initiator)) {
            place = place + 1 & payloads.length - 1;
        }
        return place;
    }

    private static int hash(long initiator, long number) {
        return (int) ((initiator * ProcessDirectory.SPREAD + number) * ProcessDirectory.SPREAD >>> Integer.SIZE);
    }
}

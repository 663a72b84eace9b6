package org.portalscope.world.network;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.engine.encoding.ValueWriter;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;

/** What follows the headers of messages and is in flight, and which messages were refused, so that what follows them will be thrown away when it comes. */
final class DataInFlight {

    private final PayloadTable payloads = new PayloadTable();
    private final Set<Message.Key> refused = new HashSet<>();

    int size() {
        return payloads.size();
    }

    /** What follows the header of a message, or null if that is not in flight. */
    Payload get(Message message) {
        return payloads.get(message.operation(), message.kind());
    }

    void put(Message message, Payload payload) {
        payloads.put(message.operation(), message.kind(), payload);
    }

    void put(Message.Key message, Payload payload) {
        payloads.put(message.operation(), message.kind(), payload);
    }

    /** Returns whether there was anything. */
    boolean remove(Message message) {
        return payloads.remove(message.operation(), message.kind()) != null;
    }

    void remove(Message.Key message) {
        payloads.remove(message.operation(), message.kind());
    }

    int refusedCount() {
        return refused.size();
    }

    Set<Message.Key> refused() {
        return Set.copyOf(refused);
    }

    boolean isRefused(Message message) {
        return !refused.isEmpty() && refused.contains(message.key());
    }

    void setRefused(Message.Key message, boolean isRefused) {
        if (isRefused) {
            refused.add(message);
        } else {
            refused.remove(message);
        }
    }

    /** Whether what comes now follows a message that was refused, which then is over. */
    boolean isForgotten(Header header) {
        return !refused.isEmpty() && refused.remove(header.message().key());
    }

    /** @param timed whether to write when it arrives */
    void save(ValueWriter values, boolean timed) {
        values.fields().number(payloads.size());
        payloads.keys().forEach(key -> save(key, payloads.get(key.operation(), key.kind()), values, timed));
        values.fields().number(refused.size());
        refused.stream().sorted(PayloadTable.BY_OPERATION).forEach(values::key);
    }

    private static void save(Message.Key key, Payload payload, ValueWriter values, boolean timed) {
        values.key(key);
        values.truth(payload.isLost());
        values.fields().bytes(payload.isLost() ? new byte[0] : payload.data());
        values.fields().number(payload.niFailType());
        values.fields().number(timed ? payload.arrives() : 0);
    }

    /** Reads what {@link #save} has written. */
    void read(ValueReader values) {
        for (int left = values.count(); left > 0; left--) {
            Message.Key key = values.key();
            put(key, payload(values));
        }
        for (int left = values.count(); left > 0; left--) {
            refused.add(values.key());
        }
    }

    private static Payload payload(ValueReader values) {
        boolean lost = values.truth();
        byte[] bytes = values.fields().bytes();
        return new Payload(lost ? null : bytes, values.integer(), values.fields().number());
    }

    void become(DataInFlight other) {
        payloads.clear();
        payloads.putAll(other.payloads);
        refused.clear();
        refused.addAll(other.refused);
    }

    void dump(StringBuilder out, boolean timed) {
        refused.stream().map(key -> key + " refused\n").sorted().forEach(out::append);
        payloads.keys().stream().map(key -> text(key, timed)).sorted().forEach(out::append);
    }

    private String text(Message.Key key, boolean timed) {
        Payload payload = payloads.get(key.operation(), key.kind());
        return key + " data " + Arrays.toString(payload.data()) + NiFailType.text(payload.niFailType()) + (timed ? " at " + payload.arrives() : "") + '\n';
    }
}

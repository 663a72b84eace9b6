package org.portalscope.protocol;

import java.util.ArrayDeque;
import java.util.Deque;

import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;

/** Keeps fields in memory, each with its kind, and gives them back. */
public final class Fields implements FieldWriter, FieldReader {

    private record Handle(long handle) {
    }

    private final Deque<Object> fields = new ArrayDeque<>();

    /** Whether all that was written has been read. */
    public boolean isEmpty() {
        return fields.isEmpty();
    }

    @Override
    public void number(long number) {
        fields.add(number);
    }

    @Override
    public void text(String text) {
        fields.add(text);
    }

    @Override
    public void bytes(byte[] bytes) {
        fields.add(bytes.clone());
    }

    @Override
    public void handle(long handle) {
        fields.add(new Handle(handle));
    }

    @Override
    public void operation(OperationId operation) {
        fields.add(operation);
    }

    @Override
    public long number() {
        return (Long) fields.remove();
    }

    @Override
    public String text() {
        return (String) fields.remove();
    }

    @Override
    public byte[] bytes() {
        return (byte[]) fields.remove();
    }

    @Override
    public long handle() {
        return ((Handle) fields.remove()).handle();
    }

    @Override
    public OperationId operation() {
        return (OperationId) fields.remove();
    }
}

package org.portalscope.protocol.state;

import java.util.HexFormat;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.encoding.FieldWriter;

/** Writes a state as a text, field after field: for {@code toString}. */
public final class StateText implements FieldWriter {

    private final StringBuilder text = new StringBuilder();

    @Override
    public void number(long number) {
        add(Long.toString(number));
    }

    @Override
    public void text(String value) {
        add('"' + value + '"');
    }

    @Override
    public void bytes(byte[] bytes) {
        add(HexFormat.of().formatHex(bytes));
    }

    @Override
    public void handle(long handle) {
        add(Handle.text(handle));
    }

    @Override
    public void operation(OperationId operation) {
        add(operation.toString());
    }

    private void add(String field) {
        text.append(text.length() == 0 ? "" : " ").append(field);
    }

    @Override
    public String toString() {
        return text.toString();
    }
}

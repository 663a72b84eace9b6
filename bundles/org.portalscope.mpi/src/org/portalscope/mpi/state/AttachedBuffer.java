package org.portalscope.mpi.state;

import java.util.Map;
import java.util.Optional;

import org.pcollections.TreePMap;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.state.OptionalFields;
import org.portalscope.protocol.value.Buffer;

/**
 * The buffer that a user has attached for the messages of buffered sends. Immutable.
 *
 * @param taken lengths of the messages that are in it, by their addresses
 */
public record AttachedBuffer(Buffer memory, TreePMap<Long, Long> taken) {

    static AttachedBuffer empty(Buffer memory) {
        return new AttachedBuffer(memory, TreePMap.empty());
    }

    /** Whether no message is in it. */
    public boolean isEmpty() {
        return taken.isEmpty();
    }

    /** The first place for a message of some bytes, at least one; nothing if there is none. */
    public Optional<Buffer> place(long length) {
        long address = memory.address();
        for (Map.Entry<Long, Long> message : taken.entrySet()) {
            if (message.getKey() - address >= length) {
                break;
            }
            address = message.getKey() + message.getValue();
        }
        return memory.address() + memory.length() - address < length ? Optional.empty() : Optional.of(new Buffer(memory.name(), address, length));
    }

    AttachedBuffer with(Buffer message) {
        return new AttachedBuffer(memory, taken.plus(message.address(), message.length()));
    }

    AttachedBuffer without(Buffer message) {
        return new AttachedBuffer(memory, taken.minus(message.address()));
    }

    void write(FieldWriter out) {
        OptionalFields.write(memory, out);
        out.number(taken.size());
        taken.forEach((address, length) -> {
            out.number(address);
            out.number(length);
        });
    }

    static AttachedBuffer read(FieldReader in) {
        Buffer memory = OptionalFields.readBuffer(in);
        TreePMap<Long, Long> taken = TreePMap.empty();
        for (int left = new ValueReader(in).count(); left > 0; left--) {
            taken = taken.plus(in.number(), in.number());
        }
        return new AttachedBuffer(memory, taken);
    }
}

package org.portalscope.world.waiting;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;

/**
 * What identifies a message, in the names of the program that sends or receives it.
 *
 * @param communicator in which it is sent
 * @param rank         of the other process in the communicator; nothing for any
 * @param tag          nothing for any, and for messages of collectives
 * @param collective   that it belongs to; nothing if it belongs to none
 */
public record AwaitedMessage(String communicator, OptionalLong rank, OptionalLong tag, Optional<String> collective) implements Structure {

    @Override
    public List<Field> members() {
        Fields fields = new Fields().value("communicator", communicator);
        number(fields, "rank", rank);
        number(fields, "tag", tag);
        return fields.value("collective", collective.orElse(null)).list();
    }

    private static void number(Fields fields, String name, OptionalLong value) {
        if (value.isPresent()) {
            fields.id(name, value.getAsLong());
        } else {
            fields.value(name, null);
        }
    }
}

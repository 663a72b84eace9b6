package org.portalscope.replay;

import java.util.List;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;
import org.portalscope.world.program.SourceLocation;

/**
 * Something that a thread has entered in one transition and leaves in a later one.
 *
 * @param name        what a debugger calls it
 * @param place       where it was entered
 * @param isUpperCall whether it is a call of a protocol above Portals, rather than a statement
 */
record RecordedFrame(String name, SourceLocation place, boolean isUpperCall) implements Structure {

    @Override
    public List<Field> members() {
        return new Fields().value("name", name).value("place", place).value("is_upper_call", isUpperCall).list();
    }
}

package org.portalscope.engine.translation;

import java.util.List;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;

/**
 * Names a match entry in a check.
 *
 * @param handle   the match entry
 * @param portal   the Portal index of its list
 * @param position its place in the list when it was examined, from 1
 */
public record EntryRef(long handle, int portal, int position) implements Structure {

    @Override
    public String toString() {
        return "entry " + position;
    }

    @Override
    public List<Field> members() {
        return new Fields().handle("handle", handle).index("portal", portal).index("position", position).list();
    }
}

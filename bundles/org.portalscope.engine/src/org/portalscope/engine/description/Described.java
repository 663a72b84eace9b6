package org.portalscope.engine.description;

import java.util.List;

/**
 * A structure that lists its members in one place, {@link #map}: whoever shows, saves, reads, edits, compares or numbers them hands a mapper over.
 *
 * @param <T> the structure itself
 */
public interface Described<T extends Described<T>> extends Structure {

    /** Passes each member to a mapper, in the document's order, and returns a value of the members that the mapper returns. */
    T map(MemberMapper mapper);

    @Override
    default List<Field> members() {
        return FieldMapper.fields(this);
    }
}

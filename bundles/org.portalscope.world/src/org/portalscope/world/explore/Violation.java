package org.portalscope.world.explore;

import java.util.List;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;

/**
 * What is wrong with a run.
 *
 * @param words what goes wrong and where, on one line without a full stop; empty if nobody has said it
 */
public record Violation(Finding.Kind kind, String words) implements Structure {

    @Override
    public List<Field> members() {
        return new Fields().value("kind", kind).value("words", words).list();
    }
}

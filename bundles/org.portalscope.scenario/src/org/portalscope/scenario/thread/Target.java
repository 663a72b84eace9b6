package org.portalscope.scenario.thread;

import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;

/**
 * A name that an instruction binds.
 *
 * @param slot where its value is kept, once that is known
 */
public record Target(String name, SourcePosition position, int slot) {

    /** A name before its slot is known. */
    public static Target of(String name, SourcePosition position) {
        return new Target(name, position, 0);
    }

    public void declare(NameTable names, Type type) {
        names.bind(name, type);
    }

    public void check(NameTable names, Type type, Problems problems) {
        names.require(name, position, type, problems);
    }

    public Target resolve(NameTable names) {
        return new Target(name, position, names.slot(name));
    }
}

package org.portalscope.scenario.program;

import org.portalscope.expression.Position;
import org.portalscope.expression.Problems;
import org.portalscope.expression.Type;

/**
 * A name that an instruction binds.
 *
 * @param slot where its value is kept, once that is known
 */
public record Target(String name, Position position, int slot) {

    /** A name before its slot is known. */
    public static Target of(String name, Position position) {
        return new Target(name, position, 0);
    }

    void declare(NameTable names, Type type) {
        names.bind(name, type);
    }

    void check(NameTable names, Type type, Problems problems) {
        names.require(name, position, type, problems);
    }

    Target resolve(NameTable names) {
        return new Target(name, position, names.slot(name));
    }
}

package org.portalscope.world.fault;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

import org.portalscope.engine.call.Function;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;

/**
 * A function fails because of its environment.
 *
 * @param function one of {@link #CAN_FAIL}
 */
public record CallFault(Function function) implements Fault {

    /** The functions that the environment can let fail. */
    public static final Set<Function> CAN_FAIL = EnumSet.of(Function.PTL_INIT, Function.PTL_NI_INIT);

    /** {@code PtlInit}. */
    @Override
    public String toString() {
        return function.documentName();
    }

    @Override
    public List<Field> members() {
        return new Fields().value("function", function.documentName()).list();
    }
}

package org.portalscope.protocol.call;

import java.util.SortedMap;
import java.util.TreeMap;

import org.portalscope.engine.description.TypedValue;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ConstantNames;

/** The variables of procedures as debuggers show them. */
final class ProcedureVariables {

    private ProcedureVariables() {
    }

    /**
     * Those that have values, by their names.
     *
     * @param constants of the protocol that the frame is of
     */
    static SortedMap<String, TypedValue> of(ProcedureFrame frame, ConstantNames constants) {
        SortedMap<String, TypedValue> names = new TreeMap<>();
        for (CallVariable variable : frame.procedure().variables()) {
            Object value = frame.value(variable);
            if (value != null) {
                names.put(variable.name(), new TypedValue(variable.type().words(), value, constants.text(variable.type(), value)));
            }
        }
        return names;
    }
}

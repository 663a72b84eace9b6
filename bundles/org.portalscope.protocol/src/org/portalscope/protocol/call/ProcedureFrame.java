package org.portalscope.protocol.call;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.value.CallVariable;

/**
 * A thread in a procedure.
 *
 * @param position index of its next step
 * @param values   of the variables in their order; null for those that have none
 */
public record ProcedureFrame(Procedure procedure, int position, List<Object> values) {

    public ProcedureFrame {
        values = Collections.unmodifiableList(new ArrayList<>(values));
    }

    /** A procedure before its first step. */
    static ProcedureFrame first(Procedure procedure, List<Object> arguments) {
        if (arguments.size() != procedure.parameters().size()) {
            throw new IllegalArgumentException(procedure + " takes " + procedure.parameters().size() + " arguments");
        }
        Object[] values = arguments.toArray(new Object[procedure.variables().size()]);
        return new ProcedureFrame(procedure, 0, Arrays.asList(values));
    }

    ProcedureFrame at(int step) {
        return new ProcedureFrame(procedure, step, values);
    }

    ProcedureFrame with(CallVariable variable, Object value) {
        List<Object> changed = new ArrayList<>(values);
        changed.set(index(variable), value);
        return new ProcedureFrame(procedure, position, changed);
    }

    /** The value of a variable, or null. */
    public Object value(CallVariable variable) {
        return values.get(index(variable));
    }

    private int index(CallVariable variable) {
        int index = procedure.variables().indexOf(variable);
        if (index < 0) {
            throw new IllegalArgumentException(procedure + " has no variable " + variable.name());
        }
        return index;
    }

    ProcedureStep step() {
        return procedure.step(position);
    }

    void write(FieldWriter out) {
        out.text(procedure.name());
        out.number(position);
        for (int i = 0; i < values.size(); i++) {
            ValueFields.write(procedure.variables().get(i).type(), values.get(i), out);
        }
    }

    /** Reads what {@link #write} has written behind the name. */
    static ProcedureFrame read(Procedure procedure, FieldReader in) {
        int position = new ValueReader(in).index(procedure.length());
        List<Object> values = new ArrayList<>();
        procedure.variables().forEach(variable -> values.add(ValueFields.read(variable.type(), in)));
        return new ProcedureFrame(procedure, position, values);
    }
}

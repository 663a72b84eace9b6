package org.portalscope.scenario.program;

import java.util.List;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.call.Parameter;
import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueWriter;
import org.portalscope.expression.value.Bytes;
import org.portalscope.expression.value.RegionValue;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.protocol.call.CallOutcome;
import org.portalscope.protocol.call.Callback;
import org.portalscope.protocol.call.ValueFields;
import org.portalscope.protocol.lockstep.ProgramAction;
import org.portalscope.protocol.lockstep.ProgramAnswer;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.FunctionResult;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.StructureValue;
import org.portalscope.protocol.value.ValueType;
import org.portalscope.scenario.snapshot.BoundValueWriter;

/** Writes what a program in Java was answered, for a snapshot; {@link AnswerReader} reads it. */
final class AnswerWriter {

    private final FieldWriter out;
    private final ValueWriter values;
    private final BoundValueWriter bound;

    AnswerWriter(FieldWriter out) {
        this.out = out;
        values = new ValueWriter(out);
        bound = new BoundValueWriter(out);
    }

    /** Writes what the program wanted and what it was answered. */
    void write(ProgramAction action, ProgramAnswer answer) {
        out.text(ActionText.of(action));
        if (action instanceof ProgramAction.CallPortals call) {
            result(call.function().parameters(), (FunctionResult) answer.value());
        } else if (answer.value() instanceof Callback callback) {
            values.constant(AnswerKind.CALLBACK);
            callback(callback);
        } else if (action.protocolCall() != null) {
            outcome((CallOutcome) answer.value());
        } else {
            values.constant(AnswerKind.VALUE);
            bound.slot(value(answer.value()));
        }
    }

    private void result(List<Parameter> parameters, FunctionResult result) {
        values.constant(AnswerKind.CALL);
        values.constant(result.code());
        out.number(result.outputs().size());
        for (int i = 0; i < result.outputs().size(); i++) {
            Object output = result.outputs().get(i);
            bound.slot(output == null ? null : new Value(Type.of(parameters.get(i).type()), output));
        }
    }

    private void outcome(CallOutcome outcome) {
        values.constant(AnswerKind.OUTCOME);
        part(outcome.result());
        out.number(outcome.outputs().size());
        outcome.outputs().forEach(this::part);
        values.truth(outcome.error() != null);
        if (outcome.error() != null) {
            ProtocolError.write(outcome.error(), out);
        }
    }

    private void callback(Callback callback) {
        type(callback.type());
        out.number(callback.function());
        for (int i = 0; i < callback.arguments().size(); i++) {
            ValueFields.write(callback.type().members().get(i).type(), callback.arguments().get(i), out);
        }
    }

    private void type(ValueType type) {
        values.constant(type.kind());
        out.text(type.words());
        values.truth(type.element() != null);
        if (type.element() != null) {
            type(type.element());
        }
        out.number(type.members().size());
        for (CallVariable member : type.members()) {
            out.text(member.name());
            type(member.type());
        }
    }

    private void part(Object object) {
        if (object instanceof List<?> list) {
            values.constant(AnswerKind.Part.LIST);
            out.number(list.size());
            list.forEach(this::part);
        } else if (object instanceof StructureValue structure) {
            values.constant(AnswerKind.Part.STRUCTURE);
            structure(structure);
        } else {
            values.constant(AnswerKind.Part.SIMPLE);
            bound.slot(value(object));
        }
    }

    private void structure(StructureValue structure) {
        out.text(structure.type().words());
        out.number(structure.members().size());
        for (CallVariable member : structure.type().members()) {
            out.text(member.name());
            values.constant(member.type().kind());
            out.text(member.type().words());
            ValueFields.write(member.type(), structure.member(member.name()), out);
        }
    }

    private static Value value(Object object) {
        if (object == null) {
            return null;
        } else if (object instanceof Long number) {
            return Value.of(number);
        } else if (object instanceof ProcessId id) {
            return new Value(Type.PROCESS, id);
        } else if (object instanceof Buffer buffer) {
            return new Value(Type.REGION, new RegionValue(buffer.name(), buffer.address(), buffer.length()));
        } else if (object instanceof byte[] bytes) {
            return new Value(Type.BYTES, Bytes.of(bytes));
        }
        throw new FieldException("an answer of " + object.getClass().getName() + " has no fields");
    }
}

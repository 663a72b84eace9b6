package org.portalscope.scenario.program;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.expression.value.Bytes;
import org.portalscope.expression.value.RegionValue;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.protocol.call.CallOutcome;
import org.portalscope.protocol.call.Callback;
import org.portalscope.protocol.call.ValueFields;
import org.portalscope.protocol.lockstep.ProgramAnswer;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.FunctionResult;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.StructureValue;
import org.portalscope.protocol.value.ValueType;
import org.portalscope.scenario.snapshot.BoundValueReader;

/** Reads what an {@link AnswerWriter} has written. */
final class AnswerReader {

    private final FieldReader in;
    private final ValueReader values;
    private final BoundValueReader bound;

    AnswerReader(FieldReader in) {
        this.in = in;
        values = new ValueReader(in);
        bound = new BoundValueReader(in, new NoOwnTypes());
    }

    /** No answer has a type of a protocol's own: such values are written as numbers, lists and structures. */
    private static final class NoOwnTypes implements BoundValueReader.OwnTypes {

        @Override
        public Type type(String words) {
            throw new FieldException("a program in Java is not answered '" + words + "'");
        }

        @Override
        public ValueType structure(String words) {
            throw new FieldException("a program in Java is not answered '" + words + "'");
        }
    }

    /** What the program wanted and what it was answered. */
    AnsweredAction answered() {
        return new AnsweredAction(in.text(), answer());
    }

    private ProgramAnswer answer() {
        return switch (values.constant(AnswerKind.class)) {
            case CALL -> new ProgramAnswer(new FunctionResult(values.constant(ReturnCode.class), outputs()));
            case OUTCOME -> new ProgramAnswer(new CallOutcome(part(), parts(), error()));
            case VALUE -> new ProgramAnswer(object());
            case CALLBACK -> new ProgramAnswer(callback(type()));
        };
    }

    private Callback callback(ValueType type) {
        return new Callback(type, in.number(), type.members().stream().map(parameter -> ValueFields.read(parameter.type(), in)).toList());
    }

    private ValueType type() {
        ValueType.Kind kind = values.constant(ValueType.Kind.class);
        String words = in.text();
        ValueType element = values.truth() ? type() : null;
        List<CallVariable> members = new ArrayList<>();
        for (int left = values.count(); left > 0; left--) {
            members.add(new CallVariable(in.text(), type()));
        }
        return new ValueType(kind, words, element, members);
    }

    private List<Object> outputs() {
        List<Object> outputs = new ArrayList<>();
        for (int left = values.count(); left > 0; left--) {
            outputs.add(object());
        }
        return outputs;
    }

    private Object part() {
        return switch (values.constant(AnswerKind.Part.class)) {
            case SIMPLE -> object();
            case LIST -> Collections.unmodifiableList(parts());
            case STRUCTURE -> structure();
        };
    }

    private List<Object> parts() {
        List<Object> parts = new ArrayList<>();
        for (int left = values.count(); left > 0; left--) {
            parts.add(part());
        }
        return parts;
    }

    private StructureValue structure() {
        String words = in.text();
        List<CallVariable> members = new ArrayList<>();
        List<Object> content = new ArrayList<>();
        for (int left = values.count(); left > 0; left--) {
            String name = in.text();
            ValueType type = new ValueType(values.constant(ValueType.Kind.class), in.text(), null, List.of());
            members.add(new CallVariable(name, type));
            content.add(ValueFields.read(type, in));
        }
        return new StructureValue(ValueType.structure(words, members), content);
    }

    private ProtocolError error() {
        return values.truth() ? ProtocolError.read(in) : null;
    }

    private Object object() {
        Value value = bound.slot();
        if (value == null) {
            return null;
        } else if (value.object() instanceof RegionValue region) {
            return new Buffer(region.name(), region.address(), region.length());
        } else if (value.object() instanceof Bytes bytes) {
            return bytes.toArray();
        }
        return value.object();
    }
}

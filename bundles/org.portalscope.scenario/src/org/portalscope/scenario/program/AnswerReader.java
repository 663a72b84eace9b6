package org.portalscope.scenario.program;

import java.util.ArrayList;
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
import org.portalscope.protocol.lockstep.ProgramAnswer;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.FunctionResult;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.scenario.snapshot.BoundValueReader;

/** Reads what an {@link AnswerWriter} has written. */
final class AnswerReader {

    private final FieldReader in;
    private final ValueReader values;
    private final BoundValueReader bound;

    AnswerReader(FieldReader in) {
        this.in = in;
        values = new ValueReader(in);
        bound = new BoundValueReader(in, AnswerReader::ownType);
    }

    private static Type ownType(String words) {
        throw new FieldException("a program in Java is not answered '" + words + "'");
    }

    /** What the program wanted and what it was answered. */
    AnsweredAction answered() {
        return new AnsweredAction(in.text(), answer());
    }

    private ProgramAnswer answer() {
        return switch (values.constant(AnswerKind.class)) {
            case CALL -> new ProgramAnswer(new FunctionResult(values.constant(ReturnCode.class), outputs()));
            case OUTCOME -> new ProgramAnswer(new CallOutcome(object(), error()));
            case VALUE -> new ProgramAnswer(object());
        };
    }

    private List<Object> outputs() {
        List<Object> outputs = new ArrayList<>();
        for (int left = values.count(); left > 0; left--) {
            outputs.add(object());
        }
        return outputs;
    }

    private ProtocolError error() {
        return values.truth() ? new ProtocolError(in.text(), in.text()) : null;
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

package org.portalscope.engine.input;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.call.Parameter;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.step.Numbers;

/**
 * A call with its arguments in words.
 *
 * @param fields what match bits mean; none if they have no parts
 */
record CallText(ApiCall call, List<MatchBitField> fields) {

    @Override
    public String toString() {
        return IntStream.range(0, call.arguments().size()).mapToObj(this::argument)
                .collect(Collectors.joining(", ", call.function().documentName() + "(", ")"));
    }

    private String argument(int index) {
        Parameter parameter = parameter(index);
        Object argument = call.arguments().get(index);
        if (argument == null) {
            return "NULL";
        }
        if (argument instanceof Location) {
            return "&" + parameter.name();
        }
        if (argument instanceof MdValues md) {
            return "{" + Numbers.count(md.length(), "byte") + " at " + Numbers.hex(md.start()) + "}";
        }
        return switch (parameter.type()) {
            case NI, ME, MD, EQ, HANDLE -> Handle.text((Long) argument);
            case INTEGER -> parameter.name().endsWith("bits") ? bits(index, (Long) argument) : argument.toString();
            default -> argument.toString();
        };
    }

    private String bits(int index, long bits) {
        boolean named = !fields.isEmpty() && parameter(index).name().equals("match_bits");
        return named ? Numbers.hex(bits) + " (" + MatchBitField.text(fields, bits, ignored(index + 1)) + ")" : Numbers.hex(bits);
    }

    /** The bits that an entry ignores; a request has none. */
    private long ignored(int index) {
        return parameter(index).name().equals("ignorebits") ? (Long) call.arguments().get(index) : 0;
    }

    private Parameter parameter(int index) {
        return call.function().parameters().get(index);
    }
}

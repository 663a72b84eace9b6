package org.portalscope.scenario.editing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.portalscope.engine.api.ReturnCode;

/**
 * What a function that statements call promises.
 *
 * @param name       it is called by
 * @param about      what it does, in sentences; may be empty
 * @param section    of Portals 3.2 that describes it; empty if it is not of Portals
 * @param parameters in their order
 * @param result     what it yields besides a return code, in words; empty for nothing
 * @param codes      it can return; none if it is not of Portals
 */
public record FunctionContract(String name, String about, String section, List<Parameter> parameters, String result, List<ReturnCode> codes) {

    public FunctionContract {
        parameters = List.copyOf(parameters);
        codes = List.copyOf(codes);
    }

    /**
     * A parameter.
     *
     * @param type   what it takes, in words; may be empty
     * @param about  what it means; may be empty
     * @param output whether its argument begins with an ampersand: it takes a result, or a value by reference
     */
    public record Parameter(String name, String type, String about, boolean output) {

        /** As an argument is written: {@code &handle}. */
        public String written() {
            return output ? "&" + name : name;
        }
    }

    /** {@code PtlEQAlloc(interface, count, &handle)}. */
    public String signature() {
        return parameters.stream().map(Parameter::written).collect(Collectors.joining(", ", name + "(", ")"));
    }

    /** The parameters alone: {@code interface, count, &handle}. */
    public String parameterList() {
        return parameters.stream().map(Parameter::written).collect(Collectors.joining(", "));
    }

    /** Where the arguments are to be written in the {@link #signature}, without an '&' in front of them. */
    public List<TextRange> arguments() {
        List<TextRange> arguments = new ArrayList<>();
        int start = name.length() + 1;
        for (Parameter parameter : parameters) {
            int sign = parameter.output ? 1 : 0;
            arguments.add(new TextRange(start + sign, parameter.name.length()));
            start += parameter.written().length() + 2;
        }
        return arguments;
    }

    /** Where its parameter of an index is in the {@link #parameterList}. */
    public Optional<TextRange> inParameterList(int index) {
        if (index < 0 || index >= parameters.size()) {
            return Optional.empty();
        }
        int start = parameters.subList(0, index).stream().mapToInt(before -> before.written().length() + 2).sum();
        return Optional.of(new TextRange(start, parameters.get(index).written().length()));
    }

    /** All of it in lines. */
    public String text() {
        StringBuilder text = new StringBuilder(signature());
        if (!result.isEmpty()) {
            text.append(": ").append(result);
        }
        if (!section.isEmpty()) {
            text.append("   Portals 3.2 §").append(section);
        }
        if (!about.isEmpty()) {
            text.append('\n').append(about);
        }
        for (Parameter parameter : parameters) {
            String words = parameter.about.isEmpty() ? parameter.type : parameter.about;
            text.append(words.isEmpty() ? "" : "\n    " + parameter.name + ": " + words);
        }
        return codes.isEmpty() ? text.toString() : text.append("\nReturns ")
                .append(codes.stream().map(ReturnCode::name).collect(Collectors.joining(", "))).toString();
    }
}

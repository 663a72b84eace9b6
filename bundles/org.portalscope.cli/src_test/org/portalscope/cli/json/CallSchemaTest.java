package org.portalscope.cli.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.call.Parameter;

/** The end of the schema of inputs, which has what each call takes and returns, is what the functions say of themselves. */
class CallSchemaTest {

    private static final Path SCHEMA = Path.of("src", "org", "portalscope", "cli", "json", "inputs.schema.json");
    private static final String BEGIN = "    \"calls\": {\n";

    @Test
    void shouldHaveTheParametersOfEveryFunction() throws IOException {
        String schema = Files.readString(SCHEMA);
        String byHand = schema.contains(BEGIN) ? schema.substring(0, schema.indexOf(BEGIN)) : schema;
        if (Boolean.getBoolean("portalscope.schema.write")) {
            Files.writeString(SCHEMA, byHand + generated());
        }
        assertEquals(byHand + generated(), Files.readString(SCHEMA), "-Dportalscope.schema.write=true writes it anew");
    }

    private static String generated() {
        return BEGIN + "      \"description\": \"What each function takes and returns. This is generated: the functions describe themselves.\",\n"
                + "      \"oneOf\": [\n" + Arrays.stream(Function.values()).map(CallSchemaTest::function).collect(Collectors.joining(",\n"))
                + "\n      ]\n    }\n  }\n}\n";
    }

    private static String function(Function function) {
        List<Parameter> inputs = function.parameters().stream().filter(parameter -> !parameter.output()).toList();
        List<Parameter> outputs = function.parameters().stream().filter(Parameter::output).toList();
        String arguments = object(Stream.concat(inputs.stream().map(CallSchemaTest::argument), outputs.stream().map(CallSchemaTest::address)),
                inputs.stream().map(parameter -> "\"" + parameter.name() + "\""));
        return "        {\"properties\": {\"function\": {\"const\": \"" + function.documentName() + "\"}, \"arguments\": " + arguments
                + ", \"outputs\": " + object(outputs.stream().map(CallSchemaTest::output), Stream.of()) + "}}";
    }

    private static String object(Stream<String> properties, Stream<String> required) {
        return "{\"type\": \"object\", \"properties\": {" + properties.collect(Collectors.joining(", ")) + "}, \"patternProperties\": {\"^x_\": true}, "
                + "\"required\": [" + required.collect(Collectors.joining(", ")) + "], \"additionalProperties\": false}";
    }

    private static String argument(Parameter parameter) {
        String type = type(parameter);
        boolean structure = parameter.type() == Parameter.Type.MD_VALUES || parameter.type() == Parameter.Type.LIMITS;
        String illegal = structure ? "{\"const\": \"ILLEGAL\"}, " : "";
        String none = parameter.nullable() ? "{\"type\": \"null\"}, " : "";
        return "\"" + parameter.name() + "\": " + (structure ? "{\"oneOf\": [" + none + illegal + type + "]}" : type);
    }

    /** Where the output is to be stored, if that is told. */
    private static String address(Parameter parameter) {
        return "\"" + parameter.name() + "\": {\"enum\": [null, \"ILLEGAL\"]}";
    }

    private static String output(Parameter parameter) {
        return "\"" + parameter.name() + "\": {\"oneOf\": [{\"type\": \"null\"}, " + type(parameter) + "]}";
    }

    private static String type(Parameter parameter) {
        return switch (parameter.type()) {
            case NI, ME, MD, EQ, HANDLE -> reference("handle");
            case INTEGER -> reference("number");
            case PROCESS -> reference("process_id");
            case MD_VALUES -> reference(parameter.output() ? "known_descriptor" : "memory_descriptor");
            case LIMITS -> reference("limits");
            case EVENT -> reference("event");
            case UNLINK -> constants(Unlink.values());
            case POSITION -> constants(InsertPosition.values());
            case ACK -> constants(AckRequest.values());
        };
    }

    private static String reference(String name) {
        return "{\"$ref\": \"#/$defs/" + name + "\"}";
    }

    private static String constants(Enum<?>[] constants) {
        return "{\"enum\": [" + Arrays.stream(constants).map(constant -> "\"" + constant + "\"").collect(Collectors.joining(", ")) + "]}";
    }
}

package org.portalscope.mpi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.portalscope.protocol.CallParameter;
import org.portalscope.protocol.CallParameter.Direction;
import org.portalscope.protocol.ProtocolOperation;

/** Calls have the names, the order and the directions of their arguments from the standard. */
class SignaturesTest {

    private static final Pattern SIGNATURE = Pattern.compile("(\\w+)\\((.*)\\)");
    private static final Pattern PARAMETER = Pattern.compile("(IN|OUT|INOUT) (.*?)(\\w+)(\\[\\])?");

    private static List<String> standard() throws IOException {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(SignaturesTest.class.getResourceAsStream("signatures.txt"),
                StandardCharsets.UTF_8))) {
            return lines.lines().filter(line -> !line.startsWith("#")).map(SignaturesTest::expected).sorted().toList();
        }
    }

    /** A line of the table as the calls here have it. */
    private static String expected(String line) {
        Matcher signature = SIGNATURE.matcher(line);
        assertEquals(true, signature.matches(), line);
        List<String> parameters = new ArrayList<>();
        Stream.of(signature.group(2).split(", ")).filter(each -> !each.isEmpty()).forEach(each -> parameters.add(parameter(each)));
        return signature.group(1) + parameters;
    }

    /** Memory is handed over, whatever is done with it, and so are functions; what C hands over by a pointer and the call only reads is a reference. */
    private static String parameter(String declared) {
        Matcher parameter = PARAMETER.matcher(declared);
        assertEquals(true, parameter.matches(), declared);
        String type = parameter.group(2);
        boolean isMemory = type.contains("void *") && !declared.contains("buffer_addr") || type.contains("function") || type.contains("**")
                || type.equals("int *") && declared.contains("argc");
        Direction direction = isMemory ? Direction.IN : switch (parameter.group(1)) {
            case "OUT" -> Direction.OUT;
            case "INOUT" -> Direction.IN_OUT;
            default -> type.endsWith("*") ? Direction.REFERENCE : Direction.IN;
        };
        return direction + " " + parameter.group(3);
    }

    private static String offered(ProtocolOperation operation) {
        List<String> parameters = new ArrayList<>();
        operation.ignored().forEach(name -> parameters.add(Direction.IN + " " + name));
        for (CallParameter parameter : operation.parameters()) {
            parameters.add(parameter.direction() + " " + parameter.variable().name());
        }
        return operation.name() + parameters;
    }

    @Test
    void shouldBeThoseOfTheStandard() throws IOException {
        List<String> offered = new MpiProtocol().operations().stream().map(SignaturesTest::offered).sorted().toList();
        assertEquals(String.join("\n", standard()), String.join("\n", offered));
    }
}

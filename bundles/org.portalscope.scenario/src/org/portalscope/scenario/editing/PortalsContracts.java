package org.portalscope.scenario.editing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.call.Parameter;

/** The contracts of the functions of the API, Portals 3.2 §3, from the table beside this class. */
final class PortalsContracts {

    private static final String CODES = "codes";
    private static final Map<String, FunctionContract> BY_NAME = read();

    private PortalsContracts() {
    }

    /** Those of all functions under their names, in the document's order. */
    static Map<String, FunctionContract> all() {
        return BY_NAME;
    }

    private static Map<String, FunctionContract> read() {
        Map<String, List<String>> blocks = blocks();
        Map<String, FunctionContract> contracts = new LinkedHashMap<>();
        for (Function function : Function.values()) {
            contracts.put(function.documentName(), contract(function, blocks.get(function.documentName())));
        }
        return contracts;
    }

    /** The lines about each function. */
    private static Map<String, List<String>> blocks() {
        Map<String, List<String>> blocks = new LinkedHashMap<>();
        List<String> block = List.of();
        for (String line : lines()) {
            if (line.startsWith(" ")) {
                block.add(line.strip());
            } else if (!line.isBlank() && !line.startsWith("#")) {
                block = new ArrayList<>(List.of(line));
                blocks.put(key(line), block);
            }
        }
        return blocks;
    }

    private static List<String> lines() {
        try (InputStream table = PortalsContracts.class.getResourceAsStream("contracts.txt")) {
            return new String(table.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static FunctionContract contract(Function function, List<String> block) {
        Map<String, String> words = new LinkedHashMap<>();
        block.subList(1, block.size()).forEach(line -> words.put(key(line), value(line)));
        List<FunctionContract.Parameter> parameters = function.parameters().stream()
                .map(each -> new FunctionContract.Parameter(each.name(), each.type().words(), about(each, words), each.output())).toList();
        List<ReturnCode> codes = Arrays.stream(words.get(CODES).split(" ")).map(ReturnCode::valueOf).toList();
        return new FunctionContract(function.documentName(), value(block.get(0)), function.section(), parameters, "", codes);
    }

    private static String about(Parameter parameter, Map<String, String> words) {
        String about = words.get(parameter.name());
        if (about == null) {
            throw new IllegalStateException("contracts.txt says nothing of " + parameter.name());
        }
        return about;
    }

    private static String key(String line) {
        return line.substring(0, line.indexOf(':'));
    }

    private static String value(String line) {
        return line.substring(line.indexOf(':') + 1).strip();
    }
}

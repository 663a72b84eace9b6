package org.portalscope.recording.json;

import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;

/** Makes a tree of a line that holds one object. What is wrong with it as JSON is one problem, after which the line is not read on. */
public final class JsonLineParser {

    /** Objects and lists within each other, at most. */
    private static final int DEEPEST = 16;
    private static final int LONGEST_NAME = 256;
    private static final int LONGEST_NUMBER = 64;

    private static final JsonFactory FACTORY = JsonFactory.builder().streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(DEEPEST)
            .maxNameLength(LONGEST_NAME).maxNumberLength(LONGEST_NUMBER).maxStringLength(Integer.MAX_VALUE).build()).build();

    /** What messages of the parser say besides what was expected. */
    private static final Pattern NOISE = Pattern.compile("^Unexpected character .*?: was expecting |^Unexpected end-of-input: expected "
            + "| \\((start marker|code).*|\\R.*");

    private final int line;
    private final Problems problems;
    private final JsonParser parser;

    private JsonLineParser(int line, Problems problems, JsonParser parser) {
        this.line = line;
        this.problems = problems;
        this.parser = parser;
    }

    /**
     * Reads a line.
     *
     * @param text     without its end
     * @param line     its number, from 1
     * @param problems takes what is wrong with it
     * @return the object that it holds, or null if that is no JSON or no object
     */
    public static JsonValue parse(String text, int line, Problems problems) {
        try (JsonParser parser = FACTORY.createParser(text)) {
            return new JsonLineParser(line, problems, parser).whole(text);
        } catch (JsonProcessingException e) {
            problems.add(malformed(e, text, line));
            return null;
        } catch (IOException e) {
            throw new IllegalStateException("a text is always there to be read", e);
        }
    }

    private JsonValue whole(String text) throws IOException {
        parser.nextToken();
        JsonValue value = value();
        if (!value.isObject()) {
            problems.add(value.position(), value.text(), "an object in braces");
            return null;
        }
        if (parser.nextToken() != null) {
            SourcePosition behind = position(parser.currentTokenLocation());
            problems.add(behind, text.substring(behind.column() - 1), "the end of the line behind the object");
            return null;
        }
        return value;
    }

    /** Where the parser stumbled, or the end of the line if that came too early. */
    private static Problem malformed(JsonProcessingException e, String text, int line) {
        int column = e.getLocation() == null ? 1 : Math.max(1, Math.min(e.getLocation().getColumnNr(), text.length() + 1));
        String found = column > text.length() ? "<the end of the line>" : text.substring(column - 1);
        return new Problem(new SourcePosition(line, column), found, "JSON: " + NOISE.matcher(e.getOriginalMessage()).replaceAll(""));
    }

    private JsonValue value() throws IOException {
        SourcePosition position = position(parser.currentTokenLocation());
        JsonToken token = parser.currentToken();
        if (token == JsonToken.START_OBJECT) {
            return new JsonValue(position, "<an object>", object());
        } else if (token == JsonToken.START_ARRAY) {
            return new JsonValue(position, "<a list>", list());
        }
        String text = parser.getText();
        Object value = switch (token) {
            case VALUE_STRING -> text;
            case VALUE_NUMBER_INT -> new BigInteger(text);
            case VALUE_TRUE, VALUE_FALSE -> parser.getBooleanValue();
            default -> null;
        };
        return new JsonValue(position, text, value);
    }

    private Map<String, JsonValue.Member> object() throws IOException {
        Map<String, JsonValue.Member> members = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            SourcePosition position = position(parser.currentTokenLocation());
            String name = parser.currentName();
            parser.nextToken();
            if (members.putIfAbsent(name, new JsonValue.Member(position, value())) != null) {
                problems.add(position, name, "each member once");
            }
        }
        return members;
    }

    private List<JsonValue> list() throws IOException {
        List<JsonValue> values = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            values.add(value());
        }
        return values;
    }

    private SourcePosition position(JsonLocation location) {
        return new SourcePosition(line, location.getColumnNr());
    }
}

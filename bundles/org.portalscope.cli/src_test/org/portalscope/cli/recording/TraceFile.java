package org.portalscope.cli.recording;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;

/** A trace in the Trace Event Format, as maps, lists, texts and numbers. */
final class TraceFile {

    private final Map<String, Object> whole;

    private TraceFile(Map<String, Object> whole) {
        this.whole = whole;
    }

    /** @throws IOException if it is not one object of JSON */
    static TraceFile parse(String text) throws IOException {
        try (JsonParser in = new JsonFactory().enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION).createParser(text)) {
            in.nextToken();
            TraceFile file = new TraceFile(object(in));
            if (in.nextToken() != null) {
                throw new IOException("something follows the object");
            }
            return file;
        }
    }

    /** A member of an object within an object. */
    static Object member(Map<String, Object> object, String outer, String inner) {
        return ((Map<?, ?>) object.get(outer)).get(inner);
    }

    Object metadata(String name) {
        return member(whole, "otherData", name);
    }

    List<Map<String, Object>> events() {
        List<Map<String, Object>> events = new ArrayList<>();
        for (Object event : (List<?>) whole.get("traceEvents")) {
            Map<String, Object> members = new LinkedHashMap<>();
            ((Map<?, ?>) event).forEach((name, value) -> members.put((String) name, value));
            events.add(members);
        }
        return events;
    }

    /** The events of a phase. */
    List<Map<String, Object>> events(String phase) {
        return events().stream().filter(event -> event.get("ph").equals(phase)).toList();
    }

    private static Map<String, Object> object(JsonParser in) throws IOException {
        Map<String, Object> members = new LinkedHashMap<>();
        while (in.nextToken() != JsonToken.END_OBJECT) {
            String name = in.currentName();
            in.nextToken();
            members.put(name, value(in));
        }
        return members;
    }

    private static Object value(JsonParser in) throws IOException {
        return switch (in.currentToken()) {
            case START_OBJECT -> object(in);
            case START_ARRAY -> list(in);
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> in.getDecimalValue();
            default -> in.getText();
        };
    }

    private static List<Object> list(JsonParser in) throws IOException {
        List<Object> elements = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            elements.add(value(in));
        }
        return elements;
    }
}

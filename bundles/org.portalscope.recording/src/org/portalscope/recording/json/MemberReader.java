package org.portalscope.recording.json;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.Suggestion;

/** Takes the members of an object by name, and finds those that nobody asked for. */
public final class MemberReader {

    /** What the name of a member begins with that is somebody's own, and ignored. */
    private static final String OWN = "x_";

    private final JsonValue object;
    private final Problems problems;
    private final Set<String> known = new LinkedHashSet<>();
    private final Map<String, String> missing = new LinkedHashMap<>();

    /** @param object may be something else, which is a problem then */
    public MemberReader(JsonValue object, Problems problems) {
        this.object = object;
        this.problems = problems;
        if (!object.isObject()) {
            problems.add(object.position(), object.text(), "an object in braces");
        }
    }

    /** The object itself. */
    public JsonValue object() {
        return object;
    }

    /** Whether a member is there. */
    public boolean has(String name) {
        return object.members().containsKey(name);
    }

    /** The value of a member, or null if that is not there. */
    public JsonValue optional(String name) {
        known.add(name);
        JsonValue.Member member = object.members().get(name);
        return member == null ? null : member.value();
    }

    /**
     * The value of a member, or null if that is not there, which is a problem at the {@link #end}.
     *
     * @param words what it should be
     */
    public JsonValue required(String name, String words) {
        JsonValue value = optional(name);
        if (value == null && object.isObject()) {
            missing.put(name, words);
        }
        return value;
    }

    /**
     * Finds the members that nobody has asked for, which are problems unless their names begin with {@code x_}, and those that are missing, unless one of the
     * others may be meant for it.
     */
    public void end() {
        object.members().forEach((name, member) -> {
            if (!known.contains(name) && !name.startsWith(OWN)) {
                String suggestion = Suggestion.near(name, known);
                missing.keySet().removeIf(each -> suggestion.equals(Suggestion.near(each, List.of(each))));
                problems.add(member.position(), name, (known.isEmpty() ? "no member" : "one of the members " + String.join(", ", known)) + suggestion);
            }
        });
        if (!missing.isEmpty()) {
            problems.add(object.position(), "<no " + missing.keySet().iterator().next() + ">", missingByWords());
        }
    }

    private String missingByWords() {
        Map<String, List<String>> byWords = missing.keySet().stream().collect(Collectors.groupingBy(missing::get, LinkedHashMap::new, Collectors.toList()));
        return byWords.entrySet().stream().map(words -> String.join(", ", words.getValue()) + ": " + words.getKey()).collect(Collectors.joining("; "));
    }
}

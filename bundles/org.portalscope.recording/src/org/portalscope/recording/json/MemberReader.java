package org.portalscope.recording.json;

import java.util.LinkedHashSet;
import java.util.Set;

import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.Suggestion;

/** Takes the members of an object by name, and finds those that nobody asked for. */
public final class MemberReader {

    /** What the name of a member begins with that is somebody's own, and ignored. */
    private static final String OWN = "x_";

    private final JsonValue object;
    private final Problems problems;
    private final Set<String> known = new LinkedHashSet<>();

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
     * The value of a member, or null if that is not there, which is a problem then.
     *
     * @param words what it should be
     */
    public JsonValue required(String name, String words) {
        JsonValue value = optional(name);
        if (value == null && object.isObject()) {
            problems.add(object.position(), "<no member " + name + ">", name + ", " + words);
        }
        return value;
    }

    /** Finds the members that nobody has asked for; they are problems unless their names begin with {@code x_}. */
    public void end() {
        object.members().forEach((name, member) -> {
            if (!known.contains(name) && !name.startsWith(OWN)) {
                problems.add(member.position(), name, "one of the members " + String.join(", ", known) + Suggestion.near(name, known));
            }
        });
    }
}

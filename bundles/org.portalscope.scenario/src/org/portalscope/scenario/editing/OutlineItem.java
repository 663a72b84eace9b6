package org.portalscope.scenario.editing;

import java.util.List;
import java.util.Optional;

/**
 * A part of a scenario in its outline.
 *
 * @param kind     what it is
 * @param label    what it is called, with what tells it from others
 * @param name     where its name stands
 * @param whole    all of it
 * @param children the parts in it
 */
public record OutlineItem(Kind kind, String label, TextRange name, TextRange whole, List<OutlineItem> children) {

    public OutlineItem {
        children = List.copyOf(children);
    }

    /** What is declared. */
    public enum Kind {
        SCENARIO("scenario"), USE("use"), IMPORT("import"), CONSTANT("const"), MATCH_BITS("match_bits"), DISTANCE("distance"), CHANNEL("channel"),
        PROCESS("process"), FUNCTION("function"), REGION("region"), LIMITS("limits"), INTERFACE("interface"), FAULT("fault"), ALWAYS("always"),
        FINALLY("finally"), THREAD("thread"), LABEL("label");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** The word that it begins with in a text. */
        public String word() {
            return word;
        }

        /** Whether it has a block of its own. */
        boolean hasBlock() {
            return this == PROCESS || this == FUNCTION || this == THREAD || this == INTERFACE;
        }
    }

    /** The innermost of some items, and of those in them, that a place is in. */
    public static Optional<OutlineItem> at(List<OutlineItem> items, int offset) {
        return items.stream().filter(item -> item.whole.touches(offset)).findFirst().map(item -> at(item.children, offset).orElse(item));
    }
}

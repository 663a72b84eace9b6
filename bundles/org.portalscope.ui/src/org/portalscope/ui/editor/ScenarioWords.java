package org.portalscope.ui.editor;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

import org.portalscope.engine.call.Function;
import org.portalscope.expression.tree.BuiltinFunction;
import org.portalscope.expression.value.Constants;

/** The words that mean something in a scenario. */
final class ScenarioWords {

    static final List<String> KEYWORDS = List.of("scenario", "section", "about", "use", "process", "at", "user", "region", "limits", "longest_list",
            "interface", "distance", "channel", "fault", "wait", "compute", "thread", "repeat", "as", "barrier", "die", "print", "assert", "expect", "drop",
            "in", "const", "service", "self", "if", "else", "while", "break", "continue", "label", "function", "return",
            "of", "always", "finally", "until", "import");

    private ScenarioWords() {
    }

    static List<String> functions() {
        return Stream.concat(Stream.of(Function.values()).map(Function::documentName), Stream.of(BuiltinFunction.values()).map(BuiltinFunction::word)).toList();
    }

    static List<String> constants() {
        return List.copyOf(Constants.names());
    }

    /** All words that begin in a way, in alphabetical order. */
    static List<String> beginning(String prefix) {
        List<String> words = new ArrayList<>();
        Stream.of(functions(), constants(), KEYWORDS).flatMap(List::stream)
                .filter(word -> word.regionMatches(true, 0, prefix, 0, prefix.length())).forEach(words::add);
        Collections.sort(words, String.CASE_INSENSITIVE_ORDER);
        return words;
    }
}

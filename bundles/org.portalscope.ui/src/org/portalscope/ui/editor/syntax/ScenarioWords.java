package org.portalscope.ui.editor.syntax;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.portalscope.engine.call.Function;
import org.portalscope.expression.tree.BuiltinFunction;
import org.portalscope.expression.value.Constants;
import org.portalscope.scenario.editing.NameUses;

/** The words that mean something in a scenario. */
public final class ScenarioWords {

    static final List<String> KEYWORDS = List.of("scenario", "section", "about", "use", "process", "at", "user", "region", "limits", "longest_list",
            "interface", "distance", "channel", "fault", "wait", "compute", "thread", "repeat", "as", "barrier", "die", "print", "assert", "expect", "drop",
            "in", "const", "service", "self", "if", "else", "while", "break", "continue", "label", "function", "return",
            "of", "match_bits", "always", "finally", "until", "import");

    private ScenarioWords() {
    }

    static List<String> functions() {
        return Stream.concat(Stream.of(Function.values()).map(Function::documentName), Stream.of(BuiltinFunction.values()).map(BuiltinFunction::word)).toList();
    }

    static List<String> constants() {
        return List.copyOf(Constants.names());
    }

    /** All words that begin in a way, those that name something in a text among them, in alphabetical order. */
    public static List<String> beginning(String prefix, String text) {
        Set<String> words = new TreeSet<>(String.CASE_INSENSITIVE_ORDER.thenComparing(Comparator.naturalOrder()));
        Stream.of(functions(), constants(), KEYWORDS, NameUses.names(text, prefix)).flatMap(List::stream)
                .filter(word -> word.regionMatches(true, 0, prefix, 0, prefix.length())).forEach(words::add);
        return List.copyOf(words);
    }
}

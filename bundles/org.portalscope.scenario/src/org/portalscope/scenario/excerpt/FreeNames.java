package org.portalscope.scenario.excerpt;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.portalscope.engine.call.Function;
import org.portalscope.expression.tree.BuiltinFunction;
import org.portalscope.expression.value.Constants;
import org.portalscope.scenario.parser.ScenarioParser;

/** Names that mean nothing else in a text. */
final class FreeNames {

    private static final String KEYWORD_QUOTE = "'";
    /** A word that can be a name, too, and mostly is. */
    private static final String LIMITS = "limits";
    /** What is no word of the grammar, and no name either. */
    private static final Set<String> ALWAYS_TAKEN = Set.of("now");

    private final Set<String> taken = new HashSet<>(ALWAYS_TAKEN);

    FreeNames() {
        IntStream.rangeClosed(0, ScenarioParser.VOCABULARY.getMaxTokenType()).mapToObj(ScenarioParser.VOCABULARY::getLiteralName)
                .filter(literal -> literal != null).map(literal -> literal.replace(KEYWORD_QUOTE, "")).forEach(taken::add);
        taken.remove(LIMITS);
        Stream.of(Function.values()).map(Function::documentName).forEach(taken::add);
        Stream.of(BuiltinFunction.values()).map(BuiltinFunction::word).forEach(taken::add);
        taken.addAll(Constants.names());
    }

    private FreeNames(Set<String> taken) {
        this.taken.addAll(taken);
    }

    /** The same names, for a place in which others can be taken besides. */
    FreeNames copy() {
        return new FreeNames(taken);
    }

    /** Takes a name like a wanted one: that itself if it is one of the language and free. */
    String take(String wanted) {
        String name = wanted.replaceAll("\\W+", "_").replaceAll("(?<=.)_+$", "");
        if (name.isEmpty() || Character.isDigit(name.charAt(0))) {
            name = "_" + name;
        }
        String free = name;
        for (int number = 2; !taken.add(free); number++) {
            free = name + "_" + number;
        }
        return free;
    }
}

package org.portalscope.scenario.parser;

import java.util.List;
import java.util.Optional;

import org.antlr.v4.runtime.ParserRuleContext;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.Suggestion;

/** Finds event kinds, return codes and drop reasons by their names; a wrong one is noted with the nearest right one. */
final class NamedConstants {

    private NamedConstants() {
    }

    /** The constant of an enumeration, or null. */
    static <E extends Enum<E>> E constant(ParserRuleContext name, Class<E> type, String words, Problems problems) {
        List<E> constants = List.of(type.getEnumConstants());
        Optional<E> constant = constants.stream().filter(candidate -> candidate.name().equals(name.getText())).findFirst();
        if (constant.isEmpty()) {
            problems.add(ScenarioSource.position(name), name.getText(),
                    words + Suggestion.near(name.getText(), constants.stream().map(Enum::name).toList()));
        }
        return constant.orElse(null);
    }
}

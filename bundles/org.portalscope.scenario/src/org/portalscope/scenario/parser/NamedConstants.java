package org.portalscope.scenario.parser;

import java.util.List;
import java.util.Optional;

import org.antlr.v4.runtime.ParserRuleContext;
import org.portalscope.expression.value.ConstantAliases;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.Suggestion;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.value.ProtocolError;

/** Finds event kinds, return codes and drop reasons by their names; a wrong one is noted with the nearest right one. */
final class NamedConstants {

    private NamedConstants() {
    }

    /** The constant of an enumeration, or null. */
    static <E extends Enum<E>> E constant(ParserRuleContext name, Class<E> type, String words, Problems problems) {
        List<E> constants = List.of(type.getEnumConstants());
        Optional<E> constant = constants.stream().filter(candidate -> candidate.name().equals(name.getText())).findFirst();
        if (constant.isEmpty()) {
            problems.add(new Problem(ScenarioSource.position(name), name.getText(), words)
                    .suggesting(ConstantAliases.meant(name.getText(), constants.stream().map(Enum::name).toList())));
        }
        return constant.orElse(null);
    }

    /** The error of a protocol that has a name; null, and a problem is noted, if there is none. */
    static ProtocolError error(ParserRuleContext name, Protocol protocol, Problems problems) {
        List<String> names = protocol.errors().stream().map(ProtocolError::name).toList();
        int index = names.indexOf(name.getText());
        if (index < 0) {
            problems.add(new Problem(ScenarioSource.position(name), name.getText(), names.isEmpty() ? "no return code: " + protocol.name() + " has no errors"
                    : "an error of " + protocol.name() + ": " + String.join(", ", names)).suggesting(Suggestion.nearest(name.getText(), names)));
            return null;
        }
        return protocol.errors().get(index);
    }
}

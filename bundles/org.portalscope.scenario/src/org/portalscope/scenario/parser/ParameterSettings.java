package org.portalscope.scenario.parser;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Suggestion;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.ProtocolParameter;
import org.portalscope.scenario.parser.ScenarioParser.MemberContext;

/** The parameters of a protocol that a scenario's files set: those of all of them, since a run has each parameter once. */
final class ParameterSettings {

    /**
     * What a parameter has been set to.
     *
     * @param place as {@code file:line:column}
     */
    private record Setting(long value, String place) {
    }

    private final Protocol protocol;
    private final Map<String, Setting> settings = new TreeMap<>();

    ParameterSettings(Protocol protocol) {
        this.protocol = protocol;
    }

    /** The values that have been set. */
    Map<String, Long> values() {
        Map<String, Long> values = new TreeMap<>();
        settings.forEach((name, setting) -> values.put(name, setting.value));
        return values;
    }

    /** Takes what a file sets. */
    void add(List<MemberContext> members, ScenarioSource source) {
        Set<String> seen = new HashSet<>();
        for (MemberContext member : members) {
            String name = member.name().getText();
            Optional<ProtocolParameter> parameter = protocol.parameters().stream().filter(known -> known.name().equals(name)).findFirst();
            if (parameter.isEmpty()) {
                source.problems().add(unknown(ScenarioSource.position(member), name));
            } else if (!seen.add(name)) {
                source.problems().add(ScenarioSource.position(member), name, "each parameter once");
            } else {
                set(parameter.get(), member, source);
            }
        }
    }

    private Problem unknown(SourcePosition position, String name) {
        List<String> names = protocol.parameters().stream().map(ProtocolParameter::name).toList();
        return new Problem(position, name, names.isEmpty() ? "no parameter: " + protocol.name() + " has none"
                : "a parameter of " + protocol.name() + ": " + String.join(", ", names)).suggesting(Suggestion.nearest(name, names));
    }

    private void set(ProtocolParameter parameter, MemberContext member, ScenarioSource source) {
        SourcePosition position = ScenarioSource.position(member.expression());
        Value value = source.constant(member.expression(), Type.INTEGER);
        if (value == null || value.type() == Type.UNKNOWN) {
            return;
        }
        if (!parameter.admits(value.number())) {
            source.problems().add(position, member.expression().getText(), "a number from " + parameter.least() + " to " + parameter.most() + " as "
                    + parameter.name() + " of " + protocol.name());
            return;
        }
        Setting before = settings.putIfAbsent(parameter.name(), new Setting(value.number(), source.file() + ":" + position.line() + ":" + position.column()));
        if (before != null && before.value != value.number()) {
            source.problems().add(position, member.expression().getText(), before.value + " as at " + before.place + ": a run has one "
                    + parameter.name());
        }
    }
}

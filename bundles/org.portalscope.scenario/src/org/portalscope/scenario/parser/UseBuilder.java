package org.portalscope.scenario.parser;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import org.portalscope.expression.value.Constants;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.Suggestion;
import org.portalscope.expression.value.Value;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.parser.ScenarioParser.UseContext;
import org.portalscope.scenario.statement.UsedProtocol;

/** Finds the protocols that a scenario's file and those it imports use, and sets their parameters. */
final class UseBuilder {

    private final Protocols protocols;
    private final Map<String, Value> constants;
    private final FunctionScope functions;
    private final Map<String, Used> used = new TreeMap<>();

    /** A protocol and what has been set of it. */
    private record Used(UsedProtocol protocol, ParameterSettings settings) {
    }

    /**
     * Before any file.
     *
     * @param protocols those that can be used
     * @param constants takes those of the protocols
     * @param functions takes their calls and types
     */
    UseBuilder(Protocols protocols, Map<String, Value> constants, FunctionScope functions) {
        this.protocols = protocols;
        this.constants = constants;
        this.functions = functions;
    }

    /** Takes the protocols that a file uses; other files may use them too. */
    void add(List<UseContext> trees, ScenarioSource source) {
        Set<String> seen = new HashSet<>();
        for (UseContext tree : trees) {
            if (!ScenarioSource.isBroken(tree)) {
                add(tree, seen.add(tree.name().getText()), source.problems());
            }
        }
    }

    private void add(UseContext tree, boolean first, Problems problems) {
        String name = tree.name().getText();
        Protocol protocol = protocols.get(name);
        if (protocol == null) {
            List<String> names = protocols.all().stream().map(Protocol::name).toList();
            problems.add(new Problem(ScenarioSource.position(tree.name()), name, names.isEmpty() ? "no protocol: none has been installed"
                    : "a protocol: " + String.join(", ", names)).suggesting(Suggestion.nearest(name, names)));
        } else if (!first) {
            problems.add(ScenarioSource.position(tree.name()), name, "each protocol once");
        } else if (!used.containsKey(name)) {
            UsedProtocol found = new UsedProtocol(protocol);
            used.put(name, new Used(found, new ParameterSettings(protocol)));
            functions.use(found);
            protocol.constants().forEach((constant, value) -> add(tree, constant, found.constant(value), problems));
        }
    }

    private void add(UseContext tree, String constant, Value value, Problems problems) {
        if (Constants.value(constant) != null || constants.putIfAbsent(constant, value) != null) {
            problems.add(ScenarioSource.position(tree.name()), tree.name().getText(),
                    "a protocol whose constants are not defined already: " + constant + " is");
        }
    }

    /** Sets the parameters that a file gives values which depend on none of its constants: those of the protocols may depend on them. */
    void preset(List<UseContext> trees, ScenarioSource source) {
        ScenarioSource early = new ScenarioSource(source.id(), source.file(), constants, new Problems());
        for (UseContext tree : trees) {
            Used found = ScenarioSource.isBroken(tree) ? null : used.get(tree.name().getText());
            if (found != null && !tree.member().isEmpty()) {
                ParameterSettings settings = new ParameterSettings(found.protocol.protocol());
                settings.add(tree.member(), early);
                set(found.protocol, settings.values());
            }
        }
    }

    private void set(UsedProtocol protocol, Map<String, Long> values) {
        protocol.configure(values);
        protocol.protocol().constants().forEach((name, value) -> constants.put(name, protocol.constant(value)));
    }

    /** Sets the parameters that a file gives values, once its constants are known. */
    void configure(List<UseContext> trees, ScenarioSource source) {
        for (UseContext tree : trees) {
            Used found = ScenarioSource.isBroken(tree) ? null : used.get(tree.name().getText());
            if (found != null && !tree.member().isEmpty()) {
                found.settings.add(tree.member(), source);
                set(found.protocol, found.settings.values());
            }
        }
    }
}

package org.portalscope.scenario.parser;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.portalscope.engine.call.Function;
import org.portalscope.expression.tree.BuiltinFunction;
import org.portalscope.expression.value.Constants;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Suggestion;
import org.portalscope.expression.value.Type;
import org.portalscope.protocol.Protocol;
import org.portalscope.scenario.parser.ScenarioParser.FunctionContext;
import org.portalscope.scenario.parser.ScenarioParser.NameContext;
import org.portalscope.scenario.parser.ScenarioParser.ParameterContext;
import org.portalscope.scenario.parser.ScenarioParser.TypeContext;
import org.portalscope.scenario.statement.UsedProtocol;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.Signature;

/** The functions of a file, or those of a process in front of them. */
final class FunctionScope {

    /** Parameters of a function, and functions of a file or a process. */
    private static final int MOST = 1000;

    private final FunctionScope outer;
    private final Map<String, Signature> functions = new LinkedHashMap<>();
    /** Where each function is declared, as {@code file:line:column}. */
    private final Map<String, String> places = new LinkedHashMap<>();
    private final Map<String, UsedProtocol> calls = new LinkedHashMap<>();
    private final Map<String, Type> types = new LinkedHashMap<>();

    /** @param outer the functions of the file, for those of a process, or null */
    FunctionScope(FunctionScope outer) {
        this.outer = outer;
    }

    /** Takes the calls of a protocol. */
    void use(UsedProtocol used) {
        Protocol protocol = used.protocol();
        protocol.operations().forEach(operation -> calls.put(operation.name(), used));
        protocol.types().forEach((name, type) -> types.put(name, used.type(type)));
    }

    private Stream<Protocol> protocols() {
        return outer == null ? calls.values().stream().map(UsedProtocol::protocol).distinct() : outer.protocols();
    }

    private Map<String, Type> types() {
        return outer == null ? types : outer.types();
    }

    /** The protocol that has a call of a name, or null. */
    UsedProtocol call(String name) {
        return outer == null ? calls.get(name) : outer.call(name);
    }

    /** How many functions there are, the outer ones included: the index of the next body. */
    int size() {
        return functions.size() + (outer == null ? 0 : outer.size());
    }

    /** The function of a name, or null. */
    Signature find(String name) {
        Signature found = functions.get(name);
        return found == null && outer != null ? outer.find(name) : found;
    }

    /** What to say of another name that is the same as that of a function. */
    String taken(String name) {
        return "a name that nothing else has: there is a function " + name + " at " + place(name);
    }

    private String place(String name) {
        return outer == null || places.containsKey(name) ? places.get(name) : outer.place(name);
    }

    Collection<String> names() {
        List<String> names = new ArrayList<>(functions.keySet());
        names.addAll(calls.keySet());
        if (outer != null) {
            names.addAll(outer.names());
        }
        return names;
    }

    /**
     * Takes the heads of functions; their bodies may call each other.
     *
     * @param firstBody index of the body of the first
     * @param known     names that they may not have
     * @return those that nothing is wrong with, in the order of their bodies
     */
    Map<Signature, FunctionContext> add(List<FunctionContext> heads, int firstBody, NameTable known, ScenarioSource source) {
        Problems problems = source.problems();
        Map<Signature, FunctionContext> added = new LinkedHashMap<>();
        for (FunctionContext tree : heads) {
            if (tree.name() != null && tree.block() != null && isFree(tree.name(), known, problems)) {
                String name = tree.name().getText();
                Type result = tree.result == null ? null : type(tree.result, problems);
                Signature signature = new Signature(name, parameters(tree, known, problems), result, firstBody + added.size());
                functions.put(name, signature);
                SourcePosition position = ScenarioSource.position(tree.name());
                places.put(name, source.file() + ":" + position.line() + ":" + position.column());
                added.put(signature, tree);
            }
        }
        return added;
    }

    private boolean isFree(NameContext tree, NameTable known, Problems problems) {
        String name = tree.getText();
        boolean taken = Function.named(name).isPresent() || BuiltinFunction.of(name) != null || find(name) != null || call(name) != null
                || Constants.value(name) != null || known.has(name);
        if (taken) {
            problems.add(ScenarioSource.position(tree), name, find(name) == null ? "a name that nothing else has" : taken(name));
        } else if (functions.size() == MOST) {
            problems.add(ScenarioSource.position(tree), name, "at most " + MOST + " functions");
        }
        return !taken && functions.size() < MOST;
    }

    private List<Signature.Parameter> parameters(FunctionContext tree, NameTable known, Problems problems) {
        List<Signature.Parameter> parameters = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (ParameterContext parameter : tree.parameter()) {
            if (parameter.name() == null) {
                continue;
            }
            String name = parameter.name().getText();
            if (!seen.add(name) || Constants.value(name) != null || NameTable.isReserved(name) || known.constant(name) != null) {
                problems.add(ScenarioSource.position(parameter.name()), name, "a name that nothing else has");
            }
            parameters.add(new Signature.Parameter(name, parameter.type() == null ? Type.UNKNOWN : type(parameter.type(), problems)));
        }
        return parameters;
    }

    private Type type(TypeContext tree, Problems problems) {
        if (ScenarioSource.isBroken(tree)) {
            return Type.UNKNOWN;
        }
        if (tree.element == null) {
            return TypeNames.type(tree.kind, types(), problems);
        }
        if (!tree.kind.getText().equals(TypeNames.LIST)) {
            problems.add(ScenarioSource.position(tree.kind), tree.kind.getText(), "'list' in front of 'of'");
        }
        Type list = TypeNames.type(tree.element, types(), problems).list();
        if (list == null) {
            problems.add(ScenarioSource.position(tree.element), tree.element.getText(), "no list of lists");
            return Type.UNKNOWN;
        }
        return list;
    }

    /** Says that there is no such function. */
    void refuse(NameContext name, Problems problems) {
        Optional<String> notOffered = protocols().map(protocol -> protocol.notOffered(name.getText())).flatMap(Optional::stream).findFirst();
        if (notOffered.isPresent()) {
            problems.add(Problem.saying(ScenarioSource.position(name), name.getText(), notOffered.get()));
            return;
        }
        List<String> all = new ArrayList<>(names());
        String expected = all.isEmpty() ? "a function of the Portals API" : "a function of the Portals API or of your own";
        for (Function function : Function.values()) {
            all.add(function.documentName());
        }
        for (BuiltinFunction function : BuiltinFunction.values()) {
            all.add(function.word());
        }
        problems.add(new Problem(ScenarioSource.position(name), name.getText(), expected).suggesting(Suggestion.nearest(name.getText(), all)));
    }
}

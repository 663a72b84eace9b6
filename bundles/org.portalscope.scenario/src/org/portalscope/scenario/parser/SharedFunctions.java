package org.portalscope.scenario.parser;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.portalscope.expression.value.Value;
import org.portalscope.scenario.parser.ScenarioParser.FunctionContext;
import org.portalscope.scenario.thread.Body;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.Signature;

/** The functions of a scenario's file and of those it imports, which all its processes share. */
final class SharedFunctions {

    private final FunctionScope scope = new FunctionScope(null);
    private final List<Body> bodies = new ArrayList<>();

    /**
     * Adds the functions of a file; they may call each other and those added before.
     *
     * @param constants that they know
     */
    void add(ScenarioSource source, List<FunctionContext> heads, Map<String, Value> constants) {
        NameTable names = names(constants);
        int first = scope.size();
        Map<Signature, FunctionContext> added = scope.add(heads, first, names, source);
        CodeBuilder builder = new CodeBuilder(source, scope, names, first);
        added.forEach((signature, tree) -> builder.addFunction(tree, signature));
        builder.check(source.problems());
        if (source.problems().isEmpty()) {
            bodies.addAll(builder.resolve());
        }
    }

    /** The names of a process before its own: constants, and itself. */
    static NameTable names(Map<String, Value> constants) {
        NameTable names = new NameTable(constants);
        names.fixSelf();
        return names;
    }

    FunctionScope scope() {
        return scope;
    }

    /** The bodies of the functions; not all if something is wrong. */
    List<Body> bodies() {
        return bodies;
    }
}

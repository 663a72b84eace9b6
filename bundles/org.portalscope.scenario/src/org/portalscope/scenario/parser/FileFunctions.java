package org.portalscope.scenario.parser;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.portalscope.expression.Type;
import org.portalscope.expression.Value;
import org.portalscope.scenario.parser.ScenarioParser.FunctionContext;
import org.portalscope.scenario.program.Body;
import org.portalscope.scenario.program.NameTable;

/** The functions of a file, which all its processes share. */
final class FileFunctions {

    private static final String SELF = "self";

    private final Source source;
    private final Map<String, Value> constants;
    private final FunctionScope scope = new FunctionScope(null);
    private List<Body> bodies = List.of();

    /** @param processes what the names of processes and families stand for */
    FileFunctions(Source source, Map<String, Value> processes) {
        this.source = source;
        constants = new TreeMap<>(source.constants());
        constants.putAll(processes);
    }

    void build(List<FunctionContext> heads) {
        NameTable names = processNames();
        scope.add(heads, 0, names, source.problems());
        CodeBuilder builder = new CodeBuilder(source, scope, names, 0);
        scope.trees().forEach((signature, tree) -> builder.addFunction(tree, signature));
        builder.check(source.problems());
        if (source.problems().isEmpty()) {
            bodies = builder.resolve();
        }
    }

    /** The names of a process before its own: constants, and itself. */
    NameTable processNames() {
        NameTable names = new NameTable(constants);
        names.fix(SELF, Type.PROCESS);
        return names;
    }

    FunctionScope scope() {
        return scope;
    }

    /** The bodies of the functions; none if something is wrong. */
    List<Body> bodies() {
        return bodies;
    }
}

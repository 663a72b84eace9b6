package org.portalscope.scenario.parser;

import java.util.List;
import java.util.Map;

import org.portalscope.expression.value.Constants;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.scenario.parser.ScenarioParser.ConstantContext;
import org.portalscope.scenario.thread.NameTable;

/** Evaluates the constants of a file in their order: each may use those before it. */
final class ConstantBuilder {

    private final ScenarioSource source;
    private final Map<String, Value> constants;
    private final FunctionScope functions;

    /**
     * @param constants takes their values, those of the source
     * @param functions of the files that are imported, whose names no constant may have
     */
    ConstantBuilder(ScenarioSource source, Map<String, Value> constants, FunctionScope functions) {
        this.source = source;
        this.constants = constants;
        this.functions = functions;
    }

    void build(List<ConstantContext> trees) {
        trees.stream().filter(tree -> tree.name() != null).forEach(this::add);
    }

    private void add(ConstantContext tree) {
        String name = tree.name().getText();
        if (Constants.value(name) != null || NameTable.isReserved(name) || constants.containsKey(name)) {
            source.problems().add(ScenarioSource.position(tree.name()), name, "a name that nothing else has");
            return;
        }
        if (functions.find(name) != null) {
            source.problems().add(ScenarioSource.position(tree.name()), name, functions.taken(name));
        }
        Value value = tree.value == null ? null : source.constant(tree.value);
        constants.put(name, value == null ? new Value(Type.UNKNOWN, null) : value);
    }
}

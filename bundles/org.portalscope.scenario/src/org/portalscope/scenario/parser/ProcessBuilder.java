package org.portalscope.scenario.parser;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

import org.antlr.v4.runtime.Token;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.expression.Constants;
import org.portalscope.expression.Problems;
import org.portalscope.expression.Type;
import org.portalscope.expression.Value;
import org.portalscope.scenario.parser.ScenarioParser.ItemContext;
import org.portalscope.scenario.parser.ScenarioParser.NameContext;
import org.portalscope.scenario.parser.ScenarioParser.ProcessContext;
import org.portalscope.scenario.program.Instruction;
import org.portalscope.scenario.program.NameTable;
import org.portalscope.scenario.program.ProcessDefinition;
import org.portalscope.world.Faults;

/** Makes one process, or the members of a family, and checks the statements against each other. */
final class ProcessBuilder {

    private static final String SELF = "self";

    private final Source source;
    private final Budget budget;
    private final InterfaceBuilder interfaces;
    private final Cast cast;
    private final Problems problems;

    ProcessBuilder(Source source, Budget budget, InterfaceBuilder interfaces, Cast cast) {
        this.source = source;
        this.budget = budget;
        this.interfaces = interfaces;
        this.cast = cast;
        problems = source.problems();
    }

    /** The process that a declaration makes, or the members of a family. */
    List<ProcessDefinition> build(ProcessContext tree) {
        List<String> members = cast.members(tree);
        Map<String, Type> fixed = fixed(tree);
        RegionBuilder regions = new RegionBuilder(source, budget, members.size(), fixed);
        tree.item().stream().map(ItemContext::region).filter(Objects::nonNull).forEach(regions::add);
        CodeBuilder builder = new CodeBuilder(source);
        List<Instruction> code = builder.build(tree.item().stream().map(ItemContext::statement).filter(Objects::nonNull).toList(),
                source.place(tree.getStart(), header(tree)));
        NameTable names = new NameTable(fixed);
        builder.brokenNames().forEach(name -> names.bind(name, Type.UNKNOWN));
        check(code, names);
        Faults faults = new FaultBuilder(source).build(tree);
        List<ProcessDefinition> definitions = new ArrayList<>();
        for (int i = 0; i < members.size(); i++) {
            List<InterfaceSpec> built = interfaces.build(tree, i);
            definitions.add(new ProcessDefinition(members.get(i), tree.service != null, built, faults, regions.regions(),
                    own(tree, new Value(Type.PROCESS, built.get(0).id()), i), code));
        }
        return definitions;
    }

    private static Token header(ProcessContext tree) {
        return tree.service != null ? tree.service : tree.uid != null ? tree.uid : tree.pid;
    }

    private static Map<String, Value> own(ProcessContext tree, Value id, int index) {
        Map<String, Value> own = new HashMap<>();
        own.put(SELF, id);
        if (index(tree) != null) {
            own.put(index(tree).getText(), Value.of(index));
        }
        return own;
    }

    private static NameContext index(ProcessContext tree) {
        return tree.family() == null ? null : tree.family().index;
    }

    /** The names that have a value from the beginning, but those of regions. */
    private Map<String, Type> fixed(ProcessContext tree) {
        Map<String, Type> fixed = new TreeMap<>(cast.types());
        fixed.putIfAbsent(SELF, Type.PROCESS);
        source.constants().forEach((name, value) -> fixed.put(name, value.type()));
        NameContext index = index(tree);
        if (index != null && (Constants.value(index.getText()) != null || fixed.putIfAbsent(index.getText(), Type.INTEGER) != null)) {
            problems.add(Source.position(index), index.getText(), "a name that nothing else has");
        }
        return fixed;
    }

    /** A name may be used before the statement that binds it, by another thread; so all are bound before any is checked. */
    private void check(List<Instruction> code, NameTable names) {
        do {
            code.forEach(instruction -> instruction.declare(names));
        } while (names.takeChanged());
        code.forEach(instruction -> instruction.check(names, problems));
    }
}

package org.portalscope.scenario.parser;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

import org.portalscope.expression.Position;
import org.portalscope.expression.Problems;
import org.portalscope.expression.Type;
import org.portalscope.scenario.parser.ScenarioParser.ItemContext;
import org.portalscope.scenario.parser.ScenarioParser.ProcessContext;
import org.portalscope.scenario.program.Instruction;
import org.portalscope.scenario.program.NameTable;
import org.portalscope.scenario.program.ProcessDefinition;
import org.portalscope.world.ProcessSpec;

/** Makes one process and checks its statements against each other. */
final class ProcessBuilder {

    private final Source source;
    private final Budget budget;
    private final InterfaceBuilder interfaces;
    private final Problems problems;

    ProcessBuilder(Source source, Budget budget, InterfaceBuilder interfaces) {
        this.source = source;
        this.budget = budget;
        this.interfaces = interfaces;
        problems = source.problems();
    }

    /** @param processes the names of the processes of the scenario with their type */
    ProcessDefinition build(ProcessContext tree, Map<String, Type> processes) {
        RegionBuilder regions = new RegionBuilder(source, budget);
        tree.item().stream().map(ItemContext::region).filter(Objects::nonNull).forEach(regions::add);
        CodeBuilder builder = new CodeBuilder(source);
        List<Instruction> code = builder.build(tree.item().stream().map(ItemContext::statement).filter(Objects::nonNull).toList(),
                source.place(tree.getStart(), tree.uid == null ? tree.pid : tree.uid));
        check(code, names(tree, builder, regions.regions(), processes));
        return new ProcessDefinition(tree.name().getText(), interfaces.build(tree), new FaultBuilder(source).build(tree), regions.regions(), code);
    }

    private NameTable names(ProcessContext tree, CodeBuilder builder, List<ProcessSpec.Memory> regions, Map<String, Type> processes) {
        Map<String, Type> fixed = new TreeMap<>(processes);
        for (ProcessSpec.Memory region : regions) {
            if (fixed.putIfAbsent(region.name(), Type.REGION) == Type.PROCESS) {
                problems.add(regionNamed(tree, region.name()), region.name(), "a name that no process has");
            }
        }
        NameTable names = new NameTable(fixed);
        builder.brokenNames().forEach(name -> names.bind(name, Type.UNKNOWN));
        return names;
    }

    private static Position regionNamed(ProcessContext tree, String name) {
        return tree.item().stream().map(ItemContext::region).filter(Objects::nonNull).map(region -> region.name())
                .filter(region -> region != null && region.getText().equals(name)).map(Source::position).findFirst().orElseThrow();
    }

    /** A name may be used before the statement that binds it, by another thread; so all are bound before any is checked. */
    private void check(List<Instruction> code, NameTable names) {
        do {
            code.forEach(instruction -> instruction.declare(names));
        } while (names.takeChanged());
        code.forEach(instruction -> instruction.check(names, problems));
    }
}

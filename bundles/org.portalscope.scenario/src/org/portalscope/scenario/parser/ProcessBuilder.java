package org.portalscope.scenario.parser;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

import org.antlr.v4.runtime.Token;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.expression.EvaluationException;
import org.portalscope.expression.Expression;
import org.portalscope.expression.Literals;
import org.portalscope.expression.Position;
import org.portalscope.expression.Problems;
import org.portalscope.expression.TokenReader;
import org.portalscope.expression.Type;
import org.portalscope.scenario.parser.ScenarioParser.ItemContext;
import org.portalscope.scenario.parser.ScenarioParser.LimitsContext;
import org.portalscope.scenario.parser.ScenarioParser.ProcessContext;
import org.portalscope.scenario.program.Instruction;
import org.portalscope.scenario.program.NameTable;
import org.portalscope.scenario.program.ProcessDefinition;
import org.portalscope.world.ProcessSpec;

/** Makes one process and checks its statements against each other. */
final class ProcessBuilder {

    private final Source source;
    private final Budget budget;
    private final Problems problems;

    ProcessBuilder(Source source, Budget budget) {
        this.source = source;
        this.budget = budget;
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
        InterfaceSpec networkInterface = new InterfaceSpec(id(tree), tree.uid == null ? 0 : number(tree.uid), limits(tree),
                InterfaceSpec.LONGEST_LIST);
        return new ProcessDefinition(tree.name().getText(), List.of(networkInterface), Set.of(), regions.regions(), code);
    }

    /** The id of a process as its header gives it. */
    ProcessId id(ProcessContext tree) {
        return new ProcessId(number(tree.nid), number(tree.pid));
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

    private Limits limits(ProcessContext tree) {
        List<LimitsContext> all = tree.item().stream().map(ItemContext::limits).filter(Objects::nonNull).toList();
        if (all.size() > 1) {
            problems.add(Source.position(all.get(1)), "limits", "limits once in a process");
        }
        Expression expression = all.isEmpty() ? null : source.expression(all.get(0).expression());
        if (expression == null) {
            return Limits.DEFAULT;
        }
        expression.require(Type.LIMITS, NoNames.INSTANCE, problems);
        return problems.isEmpty() ? limits(expression) : Limits.DEFAULT;
    }

    private Limits limits(Expression expression) {
        try {
            Limits limits = (Limits) expression.evaluate(NoNames.INSTANCE).object();
            if (!isIndex(limits.maxAtableIndex()) || !isIndex(limits.maxPtableIndex())) {
                problems.add(expression.position(), expression.text(), "largest indexes from 0 to " + Budget.LARGEST_INDEX);
            }
            return limits;
        } catch (EvaluationException e) {
            problems.add(e.problem());
            return Limits.DEFAULT;
        }
    }

    private static boolean isIndex(int index) {
        return index >= 0 && index <= Budget.LARGEST_INDEX;
    }

    private int number(Token token) {
        long value = token == null ? 0 : Literals.integer(token, problems);
        if (value < 0 || value > Integer.MAX_VALUE) {
            problems.add(TokenReader.position(token), token.getText(), "a number up to " + Integer.MAX_VALUE);
        }
        return (int) value;
    }
}

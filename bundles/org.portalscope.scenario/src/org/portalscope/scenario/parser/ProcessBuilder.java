package org.portalscope.scenario.parser;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import org.antlr.v4.runtime.Token;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.expression.value.Constants;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.scenario.execution.ProcessDefinition;
import org.portalscope.scenario.execution.RegionDefinition;
import org.portalscope.scenario.parser.ScenarioParser.FunctionContext;
import org.portalscope.scenario.parser.ScenarioParser.ItemContext;
import org.portalscope.scenario.parser.ScenarioParser.NameContext;
import org.portalscope.scenario.parser.ScenarioParser.ProcessContext;
import org.portalscope.scenario.parser.ScenarioParser.StatementContext;
import org.portalscope.scenario.thread.Body;
import org.portalscope.scenario.thread.Code;
import org.portalscope.scenario.thread.Invariant;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.Signature;
import org.portalscope.world.fault.Faults;
import org.portalscope.world.program.SourceLocation;

/** Makes one process, or the members of a family, and checks the statements against each other. */
final class ProcessBuilder {

    private final ScenarioSource source;
    private final SizeLimits budget;
    private final ProcessDeclarations cast;
    private final SharedFunctions shared;
    private final Map<String, Value> constants;
    private final List<MatchBitField> matchBits;
    private final Problems problems;

    /**
     * @param shared    the functions that all processes have
     * @param constants their constants, and what the names of processes and families stand for
     * @param matchBits what the file says of match bits
     */
    ProcessBuilder(ScenarioSource source, SizeLimits budget, ProcessDeclarations cast, SharedFunctions shared, Map<String, Value> constants,
            List<MatchBitField> matchBits) {
        this.source = source;
        this.budget = budget;
        this.cast = cast;
        this.shared = shared;
        this.constants = constants;
        this.matchBits = matchBits;
        problems = source.problems();
    }

    /** The process that a declaration makes, or the members of a family. */
    List<ProcessDefinition> build(ProcessContext tree) {
        List<ProcessDeclarations.Member> members = cast.members(tree);
        NameTable names = SharedFunctions.names(constants);
        fixIndex(tree, names);
        RegionBuilder regions = new RegionBuilder(source, budget, tree.item().stream().map(ItemContext::region).filter(Objects::nonNull).toList());
        regions.declare(names);
        List<List<RegionDefinition>> memory = regions.build(members.size(), index(tree) == null ? null : index(tree).getText());
        int fixed = names.slots().size();
        Code code = code(tree, names, fixed);
        Faults faults = new FaultBuilder(source, cast).build(tree);
        List<ProcessDefinition> definitions = new ArrayList<>();
        for (int i = 0; i < members.size(); i++) {
            ProcessDeclarations.Member member = members.get(i);
            List<Value> own = index(tree) == null ? List.of(member.id()) : List.of(member.id(), Value.of(i));
            definitions.add(new ProcessDefinition(member.name(), tree.service != null, member.interfaces(), faults, memory.get(i), own, code,
                    code != null && code.hasBarriers()));
        }
        return definitions;
    }

    private static NameContext index(ProcessContext tree) {
        return tree.family() == null ? null : tree.family().index;
    }

    private void fixIndex(ProcessContext tree, NameTable names) {
        NameContext index = index(tree);
        if (index != null && (Constants.value(index.getText()) != null || names.has(index.getText()))) {
            problems.add(ScenarioSource.position(index), index.getText(), "a name that nothing else has");
        } else if (index != null) {
            names.fix(index.getText(), Type.INTEGER);
        }
    }

    /** What the process executes, or null if something is wrong anywhere. */
    private Code code(ProcessContext tree, NameTable names, int fixed) {
        FunctionScope functions = new FunctionScope(shared.scope());
        int main = shared.scope().size();
        List<FunctionContext> heads = tree.item().stream().map(ItemContext::function).filter(Objects::nonNull).toList();
        Map<Signature, FunctionContext> own = functions.add(heads, main + 1, names, source);
        CodeBuilder builder = new CodeBuilder(source, functions, names, main);
        List<StatementContext> statements = tree.item().stream().map(ItemContext::statement).filter(Objects::nonNull).toList();
        SourceLocation header = source.place(tree.getStart(), header(tree));
        builder.build(statements, header, own);
        int last = builder.add(tree.item().stream().map(ItemContext::invariant).filter(Objects::nonNull).toList(), header);
        builder.check(problems);
        if (!problems.isEmpty()) {
            return null;
        }
        List<Invariant> invariants = builder.invariants();
        List<Body> bodies = new ArrayList<>(shared.bodies());
        bodies.addAll(builder.resolve());
        return new Code(List.copyOf(bodies), main, last, invariants, names.slots(), fixed, builder.owned(), matchBits);
    }

    private static Token header(ProcessContext tree) {
        return tree.service != null ? tree.service : tree.uid != null ? tree.uid : tree.pid;
    }
}

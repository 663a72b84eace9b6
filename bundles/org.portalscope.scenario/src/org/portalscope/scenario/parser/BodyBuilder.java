package org.portalscope.scenario.parser;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.Type;
import org.portalscope.scenario.parser.ScenarioParser.NameContext;
import org.portalscope.scenario.parser.ScenarioParser.StatementContext;
import org.portalscope.scenario.parser.ScenarioParser.ThreadContext;
import org.portalscope.scenario.statement.CallFunction;
import org.portalscope.scenario.statement.StartThread;
import org.portalscope.scenario.statement.flow.End;
import org.portalscope.scenario.statement.flow.FunctionEnd;
import org.portalscope.scenario.thread.Body;
import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.Signature;
import org.portalscope.world.program.SourceLocation;

/** Lays the statements of a thread or a function out as instructions. */
final class BodyBuilder {

    /** Takes the body of a thread that a statement starts. */
    interface Threads {

        /**
         * @param isRepeated whether several threads may come to execute it
         * @return the index of the body to be
         */
        int add(ThreadContext tree, SourceLocation place, boolean isRepeated);
    }

    private final ScenarioSource source;
    private final String name;
    private final Signature signature;
    private final NameTable names;
    private final Threads threads;
    private final StatementBuilder statements;
    private final FlowBuilder flow;
    private final List<Instruction> code = new ArrayList<>();
    private final Set<String> brokenNames = new LinkedHashSet<>();
    private boolean repeated;

    /**
     * @param signature of the function, or null for a thread
     * @param functions that it may call
     * @param names     that it may use and bind
     * @param threads   takes the threads that it starts
     */
    BodyBuilder(ScenarioSource source, String name, Signature signature, FunctionScope functions, NameTable names, Threads threads) {
        this.source = source;
        this.name = name;
        this.signature = signature;
        this.names = names;
        this.threads = threads;
        statements = new StatementBuilder(source, functions, signature);
        flow = new FlowBuilder(source, this);
    }

    /** Tells that several threads may come to execute it. */
    void setRepeated() {
        repeated = true;
    }

    /** @param header its place if there are no statements */
    void build(List<StatementContext> trees, SourceLocation header) {
        trees.forEach(this::add);
        SourceLocation last = code.isEmpty() ? header : lastPlace();
        code.add(signature == null ? new End(last) : new FunctionEnd(last));
    }

    /** Tells the names that are bound here. */
    void declare() {
        code.forEach(instruction -> instruction.declare(names));
        brokenNames.forEach(broken -> names.bind(broken, Type.UNKNOWN)); // they may be bound where the syntax is wrong
    }

    void check(Problems problems) {
        code.forEach(instruction -> instruction.check(names, problems));
    }

    /** Whether a name has been bound here since this was asked last. */
    boolean takeChanged() {
        return names.takeChanged();
    }

    /** What runs; only if nothing is wrong with any body of the process. */
    Body resolve() {
        List<Instruction> resolved = code.stream().map(instruction -> instruction.resolve(names)).toList();
        return new Body(name, signature, resolved, signature == null ? List.of() : names.slots(), flow.deepest());
    }

    /** Tells, once it is resolved, who uses which names. */
    void tell(NameOwners owners, int index) {
        owners.add(index, names.takeUsed(), code.stream().filter(CallFunction.class::isInstance)
                .map(call -> ((CallFunction) call).function().body()).collect(Collectors.toSet()));
        if (signature == null) {
            owners.addThread(index, repeated);
        }
        code.forEach(instruction -> instruction.handed().forEach(owners::addHanded));
    }

    /** Where the next instruction will stand. */
    int size() {
        return code.size();
    }

    void add(Instruction instruction) {
        code.add(instruction);
    }

    /** Adds a place for an instruction that is not known yet, and returns the index of it. */
    int reserve(SourceLocation place) {
        code.add(new End(place));
        return code.size() - 1;
    }

    void set(int index, Instruction instruction) {
        code.set(index, instruction);
    }

    SourceLocation place(int index) {
        return code.get(index).place();
    }

    /** The place of the instruction added last. */
    SourceLocation lastPlace() {
        return place(code.size() - 1);
    }

    void add(StatementContext tree) {
        if (flow.add(tree)) {
            return;
        }
        if (tree.thread() != null && tree.thread().block() != null && tree.thread().name() != null) {
            addThread(tree.thread());
        } else if (ScenarioSource.isBroken(tree)) {
            collectNames(tree);
        } else {
            Instruction instruction = statements.visit(tree);
            if (instruction != null) {
                code.add(instruction);
            }
        }
    }

    private void addThread(ThreadContext tree) {
        SourceLocation place = source.placeBefore(tree, tree.block());
        if (signature != null) {
            source.problems().add(ScenarioSource.position(tree), "thread", "a thread outside functions: it shares the names of its process only");
        } else {
            code.add(new StartThread(place, tree.name().getText(), threads.add(tree, place, repeated || flow.isInLoop())));
        }
    }

    /** Takes the names in a tree with syntax errors. */
    void collectNames(ParseTree tree) {
        if (tree instanceof NameContext || tree instanceof TerminalNode word && word.getSymbol().getType() == ScenarioParser.NAME) {
            brokenNames.add(tree.getText());
        }
        for (int i = 0; i < tree.getChildCount(); i++) {
            collectNames(tree.getChild(i));
        }
    }
}

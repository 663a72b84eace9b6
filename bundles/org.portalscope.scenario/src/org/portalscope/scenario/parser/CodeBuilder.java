package org.portalscope.scenario.parser;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.portalscope.scenario.parser.ScenarioParser.NameContext;
import org.portalscope.scenario.parser.ScenarioParser.StatementContext;
import org.portalscope.scenario.parser.ScenarioParser.ThreadContext;
import org.portalscope.scenario.program.End;
import org.portalscope.scenario.program.Instruction;
import org.portalscope.scenario.program.StartThread;
import org.portalscope.world.Place;

/** Lays the statements of a process out as instructions: the first thread from 0, the bodies of other threads behind it. */
final class CodeBuilder {

    private record Body(int start, ThreadContext tree) {
    }

    private final Source source;
    private final StatementBuilder statements;
    private final FlowBuilder flow;
    private final List<Instruction> code = new ArrayList<>();
    private final Deque<Body> bodies = new ArrayDeque<>();
    private final Set<String> brokenNames = new LinkedHashSet<>();

    CodeBuilder(Source source) {
        this.source = source;
        statements = new StatementBuilder(source);
        flow = new FlowBuilder(source, this);
    }

    /** The instructions of some statements and of the threads that they start. */
    List<Instruction> build(List<StatementContext> main, Place header) {
        add(main, header);
        while (!bodies.isEmpty()) {
            Body body = bodies.remove();
            Instruction start = code.get(body.start);
            code.set(body.start, new StartThread(start.place(), body.tree.name().getText(), code.size()));
            add(body.tree.block().statement(), start.place());
        }
        return code;
    }

    /** Names that occur in statements with syntax errors: they may be bound there. */
    Set<String> brokenNames() {
        return brokenNames;
    }

    /** Where the next instruction will stand. */
    int size() {
        return code.size();
    }

    void add(Instruction instruction) {
        code.add(instruction);
    }

    /** Adds a place for an instruction that is not known yet; where it stands. */
    int reserve(Place place) {
        code.add(new End(place));
        return code.size() - 1;
    }

    void set(int index, Instruction instruction) {
        code.set(index, instruction);
    }

    Place place(int index) {
        return code.get(index).place();
    }

    /** The place of the instruction added last. */
    Place lastPlace() {
        return code.get(code.size() - 1).place();
    }

    private void add(List<StatementContext> trees, Place header) {
        int before = code.size();
        trees.forEach(this::add);
        code.add(new End(code.size() > before ? lastPlace() : header));
    }

    void add(StatementContext tree) {
        if (flow.add(tree)) {
            return;
        }
        if (tree.thread() != null && tree.thread().block() != null && tree.thread().name() != null) {
            bodies.add(new Body(reserve(source.placeBefore(tree.thread(), tree.thread().block())), tree.thread()));
        } else if (Source.isBroken(tree)) {
            collectNames(tree);
        } else {
            Instruction instruction = statements.visit(tree);
            if (instruction != null) {
                code.add(instruction);
            }
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

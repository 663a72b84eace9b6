package org.portalscope.scenario.parser;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.portalscope.expression.Expression;
import org.portalscope.scenario.parser.ScenarioParser.BlockContext;
import org.portalscope.scenario.parser.ScenarioParser.NameContext;
import org.portalscope.scenario.parser.ScenarioParser.RepeatContext;
import org.portalscope.scenario.parser.ScenarioParser.StatementContext;
import org.portalscope.scenario.parser.ScenarioParser.ThreadContext;
import org.portalscope.scenario.program.End;
import org.portalscope.scenario.program.Instruction;
import org.portalscope.scenario.program.Repeat;
import org.portalscope.scenario.program.RepeatEnd;
import org.portalscope.scenario.program.StartThread;
import org.portalscope.world.Place;

/** Lays the statements of a process out as instructions: the first thread from 0, the bodies of other threads behind it. */
final class CodeBuilder {

    private record Body(int start, ThreadContext tree) {
    }

    private final Source source;
    private final StatementBuilder statements;
    private final List<Instruction> code = new ArrayList<>();
    private final Deque<Body> bodies = new ArrayDeque<>();
    private final Set<String> brokenNames = new LinkedHashSet<>();

    CodeBuilder(Source source) {
        this.source = source;
        statements = new StatementBuilder(source);
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

    private void add(List<StatementContext> trees, Place header) {
        int before = code.size();
        trees.forEach(this::add);
        code.add(new End(code.size() > before ? code.get(code.size() - 1).place() : header));
    }

    private void add(StatementContext tree) {
        if (tree.repeat() != null && tree.repeat().block() != null) {
            addRepeat(tree.repeat());
        } else if (tree.thread() != null && tree.thread().block() != null && tree.thread().name() != null) {
            bodies.add(new Body(code.size(), tree.thread()));
            code.add(new End(source.placeBefore(tree.thread(), tree.thread().block())));
        } else if (Source.isBroken(tree)) {
            collectNames(tree);
        } else {
            Instruction instruction = statements.visit(tree);
            if (instruction != null) {
                code.add(instruction);
            }
        }
    }

    private void addRepeat(RepeatContext tree) {
        BlockContext block = tree.block();
        Place place = source.placeBefore(tree, block);
        Expression count = source.expression(tree.expression());
        String name = tree.name() == null ? null : tree.name().getText();
        int header = code.size();
        code.add(new End(place));
        block.statement().forEach(this::add);
        int end = code.size();
        code.add(new RepeatEnd(lastPlace(header), header, name));
        if (count == null) {
            collectNames(tree);
        } else {
            code.set(header, new Repeat(place, count, name, name == null ? null : Source.position(tree.name()), end));
        }
    }

    private Place lastPlace(int header) {
        return code.get(Math.max(header, code.size() - 1)).place();
    }

    private void collectNames(ParseTree tree) {
        if (tree instanceof NameContext || tree instanceof TerminalNode word && word.getSymbol().getType() == ScenarioParser.NAME) {
            brokenNames.add(tree.getText());
        }
        for (int i = 0; i < tree.getChildCount(); i++) {
            collectNames(tree.getChild(i));
        }
    }
}

package org.portalscope.scenario.parser;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

import org.antlr.v4.runtime.ParserRuleContext;
import org.portalscope.expression.Expression;
import org.portalscope.scenario.parser.ScenarioParser.BlockContext;
import org.portalscope.scenario.parser.ScenarioParser.ChoiceContext;
import org.portalscope.scenario.parser.ScenarioParser.ExpressionContext;
import org.portalscope.scenario.parser.ScenarioParser.LoopContext;
import org.portalscope.scenario.parser.ScenarioParser.RepeatContext;
import org.portalscope.scenario.parser.ScenarioParser.StatementContext;
import org.portalscope.scenario.statement.flow.Branch;
import org.portalscope.scenario.statement.flow.Jump;
import org.portalscope.scenario.statement.flow.Leave;
import org.portalscope.scenario.statement.flow.Next;
import org.portalscope.scenario.statement.flow.Repeat;
import org.portalscope.scenario.statement.flow.RepeatEnd;
import org.portalscope.scenario.thread.Target;
import org.portalscope.world.program.SourceLocation;

/** Lays out the statements that decide which others are executed: conditions and loops. */
final class FlowBuilder {

    /**
     * A loop whose body is laid out.
     *
     * @param depth  how many loops that count their rounds lie around it, if it does so too, else -1
     * @param leaves where the statements stand that leave it
     * @param nexts  where those stand that go on with it
     */
    private record Loop(int depth, List<Integer> leaves, List<Integer> nexts) {
    }

    private final ScenarioSource source;
    private final BodyBuilder code;
    private final Deque<Loop> loops = new ArrayDeque<>();
    private int counting;
    private int deepest;

    FlowBuilder(ScenarioSource source, BodyBuilder code) {
        this.source = source;
        this.code = code;
    }

    /** How many loops that count their rounds lie within each other at most. */
    int deepest() {
        return deepest;
    }

    /** Whether what is added next lies in a loop. */
    boolean isInLoop() {
        return !loops.isEmpty();
    }

    /** Adds a statement if it is one of these. */
    boolean add(StatementContext tree) {
        if (tree.repeat() != null && tree.repeat().block() != null) {
            addRepeat(tree.repeat());
        } else if (tree.loop() != null && tree.loop().block() != null) {
            addLoop(tree.loop());
        } else if (tree.choice() != null && !tree.choice().blocks.isEmpty()) {
            addChoice(tree.choice());
        } else if (tree.leave() != null || tree.next() != null) {
            addExit(tree);
        } else {
            return false;
        }
        return true;
    }

    private void addRepeat(RepeatContext tree) {
        SourceLocation place = source.placeBefore(tree, tree.block());
        Expression count = source.expression(tree.expression());
        Target target = StatementBuilder.target(tree.name());
        int header = code.reserve(place);
        int depth = counting++;
        deepest = Math.max(deepest, counting);
        Loop loop = addBody(new Loop(depth, new ArrayList<>(), new ArrayList<>()), tree.block());
        counting--;
        int end = code.size();
        code.add(new RepeatEnd(code.lastPlace(), header, target, depth));
        finish(loop, end);
        if (count == null) {
            code.collectNames(tree);
        } else {
            code.set(header, new Repeat(place, count, target, depth, end));
        }
    }

    private void addLoop(LoopContext tree) {
        int header = code.reserve(source.placeBefore(tree, tree.block()));
        Loop loop = addBody(new Loop(-1, new ArrayList<>(), new ArrayList<>()), tree.block());
        code.add(new Jump(code.lastPlace(), header));
        finish(loop, header);
        branch(header, tree.expression());
    }

    private Loop addBody(Loop loop, BlockContext block) {
        loops.push(loop);
        block.statement().forEach(code::add);
        return loops.pop();
    }

    /** Sets the targets of the statements that leave a loop or go on with it, now that they are known. */
    private void finish(Loop loop, int nextRound) {
        for (int leave : loop.leaves) {
            code.set(leave, new Leave(code.place(leave), loop.depth, code.size()));
        }
        for (int next : loop.nexts) {
            code.set(next, new Next(code.place(next), nextRound));
        }
    }

    private void addChoice(ChoiceContext tree) {
        List<Integer> ends = new ArrayList<>();
        for (int i = 0; i < tree.blocks.size(); i++) {
            ParserRuleContext header = tree.tests.get(i);
            int branch = code.reserve(i == 0 ? source.placeBefore(tree, tree.blocks.get(0)) : source.place(header));
            tree.blocks.get(i).statement().forEach(code::add);
            if (i + 1 < tree.blocks.size() || tree.otherwise != null) {
                ends.add(code.reserve(code.lastPlace()));
            }
            branch(branch, tree.tests.get(i));
        }
        if (tree.otherwise != null) {
            tree.otherwise.statement().forEach(code::add);
        }
        ends.forEach(end -> code.set(end, new Jump(code.place(end), code.size())));
    }

    private void branch(int header, ExpressionContext tree) {
        Expression condition = source.expression(tree);
        if (condition == null) {
            code.collectNames(tree);
        } else {
            code.set(header, new Branch(code.place(header), condition, code.size()));
        }
    }

    private void addExit(StatementContext tree) {
        Loop loop = loops.peek();
        int here = code.reserve(source.place(tree));
        if (loop == null) {
            source.problems().add(ScenarioSource.position(tree), tree.getStart().getText(), "a loop around it: 'repeat' or 'while'");
        } else {
            (tree.leave() != null ? loop.leaves : loop.nexts).add(here);
        }
    }
}

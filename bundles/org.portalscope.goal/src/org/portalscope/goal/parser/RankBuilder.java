package org.portalscope.goal.parser;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.portalscope.expression.syntax.TokenReader;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Suggestion;
import org.portalscope.goal.GoalDependency;
import org.portalscope.goal.GoalOperation;
import org.portalscope.goal.GoalRank;
import org.portalscope.goal.parser.GoalParser.NameContext;
import org.portalscope.goal.parser.GoalParser.RankContext;
import org.portalscope.goal.parser.GoalParser.StatementContext;

/** Makes the operations and the dependencies of a rank. */
final class RankBuilder {

    private final RankContext tree;
    private final Problems problems;
    private final OperationBuilder builder;
    private final List<GoalOperation> operations = new ArrayList<>();
    private final List<GoalDependency> dependencies = new ArrayList<>();
    private final List<StatementContext> relations = new ArrayList<>();
    private final Map<String, Integer> labels = new HashMap<>();

    /** @param ranks how many the schedule has */
    RankBuilder(RankContext tree, int ranks, Problems problems) {
        this.tree = tree;
        this.problems = problems;
        builder = new OperationBuilder(ranks, problems);
    }

    GoalRank build() {
        for (StatementContext statement : tree.statement()) {
            if (statement.operation() != null) {
                add(statement);
            } else {
                relations.add(statement);
            }
        }
        relations.forEach(this::relate);
        if (dependencies.size() == relations.size()) {
            noteCycle();
        }
        return new GoalRank(operations, dependencies);
    }

    private void add(StatementContext statement) {
        String label = statement.label == null ? "" : statement.label.getText();
        Integer first = label.isEmpty() ? null : labels.putIfAbsent(label, operations.size());
        if (first != null) {
            problems.add(position(statement.label), label, "a label that is not there yet: line " + operations.get(first).position().line() + " has this one");
        }
        operations.add(builder.build(statement.operation(), label));
    }

    private void relate(StatementContext statement) {
        Integer operation = labelled(statement.successor);
        Integer predecessor = labelled(statement.predecessor);
        if (operation != null && predecessor != null) {
            boolean done = statement.relation.getText().equals("requires");
            dependencies.add(new GoalDependency(operation, predecessor, done ? GoalDependency.State.DONE : GoalDependency.State.STARTED));
        }
    }

    private Integer labelled(NameContext name) {
        Integer operation = labels.get(name.getText());
        if (operation == null) {
            problems.add(position(name), name.getText(), "the label of an operation of rank " + tree.number.getText()
                    + Suggestion.near(name.getText(), labels.keySet()));
        }
        return operation;
    }

    private void noteCycle() {
        List<GoalDependency> cycle = new DependencyCycle(operations.size(), dependencies).find();
        if (cycle.isEmpty()) {
            return;
        }
        List<String> words = new ArrayList<>();
        for (GoalDependency dependency : cycle) {
            words.add(operations.get(dependency.operation()).label() + " waits for " + operations.get(dependency.predecessor()).label());
        }
        StatementContext first = relations.get(dependencies.indexOf(cycle.get(0)));
        String found = String.join(" ", first.successor.getText(), first.relation.getText(), first.predecessor.getText());
        problems.add(position(first.successor), found, "no cycle: " + String.join(", ", words));
    }

    private static SourcePosition position(NameContext name) {
        return TokenReader.position(name.getStart());
    }
}

package org.portalscope.goal.parser;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.antlr.v4.runtime.Token;
import org.portalscope.expression.syntax.TokenReader;
import org.portalscope.expression.value.Problems;
import org.portalscope.goal.GoalOperation;
import org.portalscope.goal.GoalSchedule;
import org.portalscope.goal.parser.GoalParser.AttributeContext;
import org.portalscope.goal.parser.GoalParser.CalculationContext;
import org.portalscope.goal.parser.GoalParser.OperationContext;
import org.portalscope.goal.parser.GoalParser.ReceiveContext;
import org.portalscope.goal.parser.GoalParser.SendContext;

/** Makes operations, with all numbers within their ranges. */
final class OperationBuilder {

    private static final NumberRange SIZE = NumberRange.of("a size", 0, Integer.MAX_VALUE);
    private static final NumberRange DURATION = NumberRange.of("nanoseconds", 0, GoalSchedule.LONGEST_TIME);
    private static final NumberRange TAG = NumberRange.of("a tag", 0, Integer.MAX_VALUE);
    private static final NumberRange CPU = NumberRange.of("a processor", 0, 255);
    private static final NumberRange NIC = NumberRange.of("a network interface", 0, 255);

    private final NumberRange rank;
    private final Problems problems;

    /** @param ranks how many the schedule has */
    OperationBuilder(int ranks, Problems problems) {
        rank = NumberRange.of("a rank", 0, ranks - 1L);
        this.problems = problems;
    }

    GoalOperation build(OperationContext tree, String label) {
        if (tree instanceof SendContext send) {
            return build(new Values(GoalOperation.Kind.SEND, label, size(send.size), (int) rank.read(send.target, problems), tree), TAG, send.attribute());
        }
        if (tree instanceof ReceiveContext receive) {
            int source = (int) rank.orAny().read(receive.source, problems);
            return build(new Values(GoalOperation.Kind.RECEIVE, label, size(receive.size), source, tree), TAG.orAny(), receive.attribute());
        }
        CalculationContext calculation = (CalculationContext) tree;
        long duration = DURATION.read(calculation.duration, problems);
        return build(new Values(GoalOperation.Kind.CALCULATION, label, duration, 0, tree), TAG, calculation.attribute());
    }

    private record Values(GoalOperation.Kind kind, String label, long amount, int peer, OperationContext tree) {
    }

    private long size(Token token) {
        String text = token.getText();
        return SIZE.read(token, text.substring(0, text.length() - 1).strip(), problems);
    }

    private GoalOperation build(Values values, NumberRange tags, List<AttributeContext> attributes) {
        Map<String, Integer> read = new HashMap<>();
        for (AttributeContext attribute : attributes) {
            String key = attribute.key.getText();
            if (values.kind == GoalOperation.Kind.CALCULATION && !key.equals("cpu")) {
                problems.add(TokenReader.position(attribute.key), key, "the end of the line: a calculation has no " + key);
            }
            NumberRange range = switch (key) {
                case "tag" -> tags;
                case "cpu" -> CPU;
                default -> NIC;
            };
            if (read.put(key, (int) range.read(attribute.value, problems)) != null) {
                problems.add(TokenReader.position(attribute.key), key, "each of tag, cpu and nic at most once");
            }
        }
        return new GoalOperation(values.kind, values.label, values.amount, values.peer, read.getOrDefault("tag", 0), read.getOrDefault("cpu", 0),
                read.getOrDefault("nic", 0), TokenReader.position(values.tree.getStart()));
    }
}

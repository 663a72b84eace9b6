package org.portalscope.scenario.parser;

import java.util.List;

import org.portalscope.scenario.parser.ScenarioParser.BlockContext;
import org.portalscope.scenario.parser.ScenarioParser.ChoiceContext;
import org.portalscope.scenario.parser.ScenarioParser.StatementContext;

/** Knows whether execution can come to the end of a block, as far as its last statement tells. */
final class Reachability {

    private Reachability() {
    }

    /** Whether there may be a way to the end that returns nowhere. */
    static boolean reachTheEnd(List<StatementContext> statements) {
        if (statements.isEmpty()) {
            return true;
        }
        StatementContext last = statements.get(statements.size() - 1);
        return last.giveBack() == null && last.die() == null && (last.choice() == null || reachTheEnd(last.choice()));
    }

    private static boolean reachTheEnd(ChoiceContext choice) {
        return choice.otherwise == null || reachTheEnd(choice.otherwise.statement())
                || choice.blocks.stream().map(BlockContext::statement).anyMatch(Reachability::reachTheEnd);
    }
}

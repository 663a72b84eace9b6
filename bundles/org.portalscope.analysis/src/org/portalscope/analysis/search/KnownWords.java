package org.portalscope.analysis.search;

import java.util.Arrays;
import java.util.Collection;
import java.util.Map;

import org.portalscope.engine.step.Step;
import org.portalscope.expression.Expression;
import org.portalscope.expression.tree.BinaryOperation;
import org.portalscope.expression.tree.Literal;
import org.portalscope.expression.tree.NameReference;
import org.portalscope.expression.tree.UnaryOperation;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.Suggestion;
import org.portalscope.timeline.state.ProcessTable;

/** Checks the texts that a predicate compares the kind, the category or the process of a step with: there are only so many. */
final class KnownWords {

    private static final Map<String, String> EXPECTED = Map.of(CommonName.KIND.toString(), "the name of a kind of step",
            CommonName.CATEGORY.toString(), "the name of a category of steps", CommonName.PROCESS.toString(), "the name of a process");

    private final Map<String, Collection<String>> words;
    private final Problems problems;

    KnownWords(ProcessTable processes, Problems problems) {
        words = of(processes);
        this.problems = problems;
    }

    /** By the name that is compared with them. */
    static Map<String, Collection<String>> of(ProcessTable processes) {
        return Map.of(CommonName.KIND.toString(), StepKinds.ALL.keySet(),
                CommonName.CATEGORY.toString(), Arrays.stream(Step.Category.values()).map(CommonName::word).toList(),
                CommonName.PROCESS.toString(), processes.processes().stream().map(ProcessTable.Row::name).toList());
    }

    void check(Expression expression) {
        if (expression instanceof UnaryOperation single) {
            check(single.operand());
        } else if (expression instanceof BinaryOperation pair) {
            compare(pair.left(), pair.right());
            compare(pair.right(), pair.left());
            check(pair.left());
            check(pair.right());
        }
    }

    private void compare(Expression name, Expression text) {
        if (name instanceof NameReference reference && words.containsKey(reference.text()) && text instanceof Literal literal
                && literal.value().object() instanceof String word && !words.get(reference.text()).contains(word)) {
            problems.add(text.position(), text.text(), EXPECTED.get(reference.text()) + Suggestion.near(word, words.get(reference.text())));
        }
    }
}

package org.portalscope.analysis.search;

import java.util.Optional;

import org.portalscope.expression.Expression;
import org.portalscope.expression.ValueScope;
import org.portalscope.expression.tree.BinaryOperation;
import org.portalscope.expression.tree.Literal;
import org.portalscope.expression.tree.Operator;
import org.portalscope.expression.tree.UnaryOperation;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.Type;

/**
 * Makes the condition of steps of one kind. A comparison with a field that they do not have, or have with another type, is neither true nor
 * false, and so is what is combined of it unless the rest decides; a condition that is neither does not match.
 */
final class ConditionCompiler {

    private final StepKinds.Kind kind;
    private final KindNames names;
    private final Problems mismatches = new Problems();
    private boolean lacksField;

    /** @param facts that are known of all steps */
    ConditionCompiler(StepKinds.Kind kind, KnownFacts facts) {
        this.kind = kind;
        names = new KindNames(kind, facts);
    }

    /** The predicate for steps of the kind; its condition is {@link Condition#NEVER} if none can match. */
    KindPredicate compile(Expression predicate) {
        Condition condition = condition(predicate, true);
        return new KindPredicate(kind, condition, names.used());
    }

    /** Where the fields of the kind, though it has them all, have other types than the predicate wants: the last such place, if there is one. */
    Optional<Problem> mismatch() {
        return lacksField ? Optional.empty() : mismatches.sorted().stream().reduce((first, second) -> second);
    }

    /** @param positive whether the condition matches where this holds, and not where this does not hold */
    private Condition condition(Expression expression, boolean positive) {
        if (expression instanceof BinaryOperation pair && pair.operator() == Operator.AND) {
            return condition(pair.left(), positive).and(condition(pair.right(), positive));
        }
        if (expression instanceof BinaryOperation pair && pair.operator() == Operator.OR) {
            return condition(pair.left(), positive).or(condition(pair.right(), positive));
        }
        if (expression instanceof UnaryOperation single && single.operator() == '!') {
            return condition(single.operand(), !positive).negated();
        }
        return isMeant(expression) ? evaluated(expression.resolve(names), !positive) : Condition.constant(!positive);
    }

    /** Whether steps of the kind have all fields of an expression, with the types that it wants. */
    private boolean isMeant(Expression expression) {
        KindNames asked = new KindNames(kind);
        expression.check(asked, Problems.ignored());
        if (asked.lacksOne()) {
            lacksField = true; // nobody is told what the field should be
            return false;
        }
        Problems problems = new Problems();
        expression.require(Type.INTEGER, asked, problems);
        problems.sorted().forEach(mismatches::add);
        return problems.isEmpty();
    }

    private static Condition evaluated(Expression resolved, boolean otherwise) {
        return resolved instanceof Literal literal ? Condition.constant(literal.value().holds()) : values -> holds(resolved, values, otherwise);
    }

    private static boolean holds(Expression resolved, ValueScope values, boolean otherwise) {
        try {
            return resolved.holds(values);
        } catch (EvaluationException e) {
            return otherwise; // it has no value: neither true nor false
        }
    }
}

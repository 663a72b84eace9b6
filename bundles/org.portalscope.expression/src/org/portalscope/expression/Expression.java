package org.portalscope.expression;

import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/**
 * A typed expression; immutable. Made by {@link org.portalscope.expression.syntax.ExpressionReader}, checked, resolved, and then evaluated as
 * often as wanted.
 */
public interface Expression {

    /** Where it begins. */
    SourcePosition position();

    /** The expression as it is written. */
    String text();

    /**
     * The type it has where the given names are known.
     *
     * @param problems takes what is wrong with it; resolution and evaluation are for expressions without problems
     * @return {@link Type#UNKNOWN} if that depends on something wrong
     */
    Type check(NameScope names, Problems problems);

    /** The same with its names replaced by their slots, and with its constant parts evaluated. */
    Expression resolve(NameScope names);

    /** Its value at this moment; only once it is resolved. */
    Value evaluate(ValueScope values) throws EvaluationException;

    /** The number that its value stands for at this moment, see {@link Value#number}. */
    default long number(ValueScope values) throws EvaluationException {
        return evaluate(values).number();
    }

    /** Whether it is a condition that holds at this moment. */
    default boolean holds(ValueScope values) throws EvaluationException {
        return number(values) != 0;
    }

    /**
     * Why a condition does not hold: what its operands are, such as {@code mlength is 4}; empty if that says nothing new.
     *
     * @throws EvaluationException if an operand has no value
     */
    default String explain(ValueScope values) throws EvaluationException {
        return "";
    }

    /** What its value is at this moment: {@code mlength is 4}. */
    default String tell(ValueScope values) throws EvaluationException {
        return text() + " is " + evaluate(values).text();
    }

    /** Checks that it has a certain type; a problem says otherwise. */
    default void require(Type wanted, NameScope names, Problems problems) {
        Type type = check(names, problems);
        if (!type.agrees(wanted)) {
            problems.add(position(), text(), wanted.words() + ", not " + type.words());
        }
    }
}

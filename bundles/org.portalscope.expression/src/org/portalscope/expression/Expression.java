package org.portalscope.expression;

/** A typed expression; immutable. Made by {@link ExpressionParser}. */
public interface Expression {

    /** Where it begins. */
    Position position();

    /** The expression as it is written. */
    String text();

    /**
     * The type it has where the given names are known.
     *
     * @param problems takes what is wrong with it; evaluation is for expressions without problems
     * @return {@link Type#UNKNOWN} if that depends on something wrong
     */
    Type check(Names names, Problems problems);

    /** Its value at this moment. */
    Value evaluate(Values values) throws EvaluationException;

    /** Why a condition does not hold: what its operands are, such as {@code mlength is 4}; empty if that says nothing new. */
    default String explain(Values values) throws EvaluationException {
        return "";
    }

    /** Checks that it has a certain type; a problem says otherwise. */
    default void require(Type wanted, Names names, Problems problems) {
        Type type = check(names, problems);
        if (!type.agrees(wanted)) {
            problems.add(position(), text(), wanted.words() + ", not " + type.words());
        }
    }
}

package org.portalscope.expression.tree;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.expression.Expression;
import org.portalscope.expression.NameScope;
import org.portalscope.expression.ValueScope;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/** A list given by its elements, which are of one type: {@code [1, 2, 3]}. */
public record ListLiteral(SourcePosition position, String text, List<Expression> elements, Type type) implements Expression {

    public ListLiteral {
        elements = List.copyOf(elements);
    }

    @Override
    public Type check(NameScope names, Problems problems) {
        Type element = Type.UNKNOWN;
        for (Expression expression : elements) {
            Type found = expression.check(names, problems);
            if (found.list() == null || found == Type.NULL || found == Type.ILLEGAL) {
                problems.add(expression.position(), expression.text(), "a value that can be in a list, not " + found.words());
            } else if (!found.agrees(element)) {
                problems.add(expression.position(), expression.text(), element.words() + " as in front of it, not " + found.words());
            }
            element = element == Type.UNKNOWN && found.list() != null ? found : element;
        }
        return element.list();
    }

    @Override
    public Expression resolve(NameScope names) {
        Expression[] resolved = elements.stream().map(element -> element.resolve(names)).toArray(Expression[]::new);
        return Literal.folded(new ListLiteral(position, text, List.of(resolved), check(names, Problems.ignored())), resolved);
    }

    @Override
    public Value evaluate(ValueScope values) throws EvaluationException {
        List<Value> made = new ArrayList<>(elements.size());
        for (Expression element : elements) {
            made.add(element.evaluate(values));
        }
        Value list = new Value(type, List.copyOf(made));
        if (!ListFunctions.fits(list)) {
            throw new EvaluationException(position, text, "a list that takes at most 16 MiB");
        }
        return list;
    }
}

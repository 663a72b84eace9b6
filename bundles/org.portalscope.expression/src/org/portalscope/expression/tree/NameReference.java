package org.portalscope.expression.tree;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.expression.Expression;
import org.portalscope.expression.NameScope;
import org.portalscope.expression.ValueScope;
import org.portalscope.expression.Variable;
import org.portalscope.expression.value.ConstantAliases;
import org.portalscope.expression.value.Constants;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/** A name as it is written, before it is known what it stands for. */
public record NameReference(SourcePosition position, String text) implements Expression {

    @Override
    public Type check(NameScope names, Problems problems) {
        Type type = names.type(text);
        if (type == null && !problems.isFull()) {
            List<String> known = new ArrayList<>(Constants.names());
            known.addAll(names.all());
            problems.add(new Problem(position, text, names.expected()).suggesting(ConstantAliases.meant(text, known)));
        }
        return type == null ? Type.UNKNOWN : type;
    }

    @Override
    public Expression resolve(NameScope names) {
        Value constant = names.constant(text);
        return constant != null ? new Literal(position, text, constant) : new Variable(position, text, names.type(text), names.slot(text));
    }

    @Override
    public Value evaluate(ValueScope values) {
        throw new IllegalStateException(text + " has not been resolved");
    }
}

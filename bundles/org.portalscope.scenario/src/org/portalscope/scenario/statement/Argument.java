package org.portalscope.scenario.statement;

import org.portalscope.expression.Expression;
import org.portalscope.expression.tree.NameReference;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.Target;

/**
 * An argument of a call: an expression, or a name that takes an output.
 *
 * @param output the name behind the {@code &}, or null
 * @param input  the expression, or null; this too if it contains errors. Beside a name it is the value that the name has before
 */
public record Argument(SourcePosition position, Target output, Expression input) {

    /** The same name, whose value is an input too. */
    Argument withValue() {
        return new Argument(position, output, new NameReference(output.position(), output.name()));
    }

    Argument resolve(NameTable names) {
        return new Argument(position, output == null ? null : output.resolve(names), input == null ? null : input.resolve(names));
    }
}

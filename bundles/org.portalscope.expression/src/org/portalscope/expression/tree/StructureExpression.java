package org.portalscope.expression.tree;

import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.expression.Expression;
import org.portalscope.expression.NameScope;
import org.portalscope.expression.ValueScope;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/**
 * A structure of the document, put together from the members that are given; what is omitted has its usual value.
 *
 * @param members in the document's order; null where one is omitted
 */
record StructureExpression(SourcePosition position, String text, Type type, Expression[] members) implements Expression {

    @Override
    public Type check(NameScope names, Problems problems) {
        return type;
    }

    @Override
    public Expression resolve(NameScope names) {
        return this;
    }

    @Override
    public Value evaluate(ValueScope values) throws EvaluationException {
        return new Value(type, type == Type.PROCESS ? processId(values) : type == Type.LIMITS ? limits(values) : descriptor(values));
    }

    private ProcessId processId(ValueScope values) throws EvaluationException {
        return new ProcessId(integer(values, 0, Ptl.PTL_NID_ANY), integer(values, 1, Ptl.PTL_PID_ANY));
    }

    private Limits limits(ValueScope values) throws EvaluationException {
        Limits usual = Limits.DEFAULT;
        return new Limits(integer(values, 0, usual.maxMatchEntries()), integer(values, 1, usual.maxMemDescriptors()),
                integer(values, 2, usual.maxEventQueues()), integer(values, 3, usual.maxAtableIndex()),
                integer(values, 4, usual.maxPtableIndex()));
    }

    /** Omitted: no memory, no bound on operations or offset, no options, no queue. */
    private MdValues descriptor(ValueScope values) throws EvaluationException {
        return new MdValues(number(values, 0, 0), number(values, 1, 0), integer(values, 2, Ptl.PTL_MD_THRESH_INF),
                number(values, 3, Ptl.MAX_OFFSET_NONE), // R46
                integer(values, 4, 0), number(values, 5, 0), number(values, 6, Ptl.PTL_EQ_NONE));
    }

    private long number(ValueScope values, int member, long usual) throws EvaluationException {
        return members[member] == null ? usual : members[member].number(values);
    }

    /** A number that an {@code int} does not hold becomes the nearest one. */
    private int integer(ValueScope values, int member, int usual) throws EvaluationException {
        return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, number(values, member, usual)));
    }
}

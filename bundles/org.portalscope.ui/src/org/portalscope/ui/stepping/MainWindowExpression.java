package org.portalscope.ui.stepping;

import org.eclipse.core.expressions.EvaluationResult;
import org.eclipse.core.expressions.Expression;
import org.eclipse.core.expressions.ExpressionInfo;
import org.eclipse.core.expressions.IEvaluationContext;
import org.eclipse.ui.ISources;

/** Holds while the window itself is active, and not a dialog in front of it. */
final class MainWindowExpression extends Expression {

    @Override
    public EvaluationResult evaluate(IEvaluationContext context) {
        Object active = context.getVariable(ISources.ACTIVE_SHELL_NAME);
        return EvaluationResult.valueOf(active != null && active == context.getVariable(ISources.ACTIVE_WORKBENCH_WINDOW_SHELL_NAME));
    }

    @Override
    public void collectExpressionInfo(ExpressionInfo info) {
        info.addVariableNameAccess(ISources.ACTIVE_SHELL_NAME);
        info.addVariableNameAccess(ISources.ACTIVE_WORKBENCH_WINDOW_SHELL_NAME);
    }
}

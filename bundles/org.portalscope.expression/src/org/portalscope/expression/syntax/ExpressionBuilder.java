package org.portalscope.expression.syntax;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.expression.Expression;
import org.portalscope.expression.parser.ExpressionBaseVisitor;
import org.portalscope.expression.parser.ExpressionParser.AccessContext;
import org.portalscope.expression.parser.ExpressionParser.ApplicationContext;
import org.portalscope.expression.parser.ExpressionParser.BinaryContext;
import org.portalscope.expression.parser.ExpressionParser.ConditionalContext;
import org.portalscope.expression.parser.ExpressionParser.GroupContext;
import org.portalscope.expression.parser.ExpressionParser.IndexContext;
import org.portalscope.expression.parser.ExpressionParser.IntegerContext;
import org.portalscope.expression.parser.ExpressionParser.ListContext;
import org.portalscope.expression.parser.ExpressionParser.ProcessIdContext;
import org.portalscope.expression.parser.ExpressionParser.ReferenceContext;
import org.portalscope.expression.parser.ExpressionParser.SliceContext;
import org.portalscope.expression.parser.ExpressionParser.StructureContext;
import org.portalscope.expression.parser.ExpressionParser.TextContext;
import org.portalscope.expression.parser.ExpressionParser.UnaryContext;
import org.portalscope.expression.tree.BinaryOperation;
import org.portalscope.expression.tree.BuiltinFunction;
import org.portalscope.expression.tree.ConditionalExpression;
import org.portalscope.expression.tree.ElementAccess;
import org.portalscope.expression.tree.FunctionApplication;
import org.portalscope.expression.tree.ListLiteral;
import org.portalscope.expression.tree.Literal;
import org.portalscope.expression.tree.MemberAccess;
import org.portalscope.expression.tree.NameReference;
import org.portalscope.expression.tree.Operator;
import org.portalscope.expression.tree.SliceExpression;
import org.portalscope.expression.tree.StructureType;
import org.portalscope.expression.tree.UnaryOperation;
import org.portalscope.expression.value.Constants;
import org.portalscope.expression.value.Correction;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Suggestion;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/** Makes expressions from the parser's tree. */
final class ExpressionBuilder extends ExpressionBaseVisitor<Expression> {

    private final String source;
    private final Map<String, Value> constants;
    private final Problems problems;

    /** @param constants known besides those of the API */
    ExpressionBuilder(String source, Map<String, Value> constants, Problems problems) {
        this.source = source;
        this.constants = constants;
        this.problems = problems;
    }

    @Override
    public Expression visitGroup(GroupContext tree) {
        return visit(tree.expression());
    }

    @Override
    public Expression visitInteger(IntegerContext tree) {
        return literal(tree, Value.of(LiteralReader.integer(tree.INTEGER().getSymbol(), problems)));
    }

    @Override
    public Expression visitProcessId(ProcessIdContext tree) {
        return literal(tree, new Value(Type.PROCESS, new ProcessId(part(tree.nid), part(tree.pid))));
    }

    private int part(Token token) {
        long value = LiteralReader.integer(token, problems);
        if (value < 0 || value > Integer.MAX_VALUE) {
            problems.add(TokenReader.position(token), token.getText(), "a number up to " + Integer.MAX_VALUE);
        }
        return (int) value;
    }

    @Override
    public Expression visitText(TextContext tree) {
        String text = tree.STRING().stream().map(string -> LiteralReader.text(string.getSymbol(), problems)).collect(Collectors.joining());
        return literal(tree, new Value(Type.STRING, text));
    }

    @Override
    public Expression visitReference(ReferenceContext tree) {
        Value named = Constants.value(tree.getText());
        Value constant = named != null ? named : constants.get(tree.getText());
        return constant != null ? literal(tree, constant) : new NameReference(position(tree), tree.getText());
    }

    private static Problem noBuiltin(ApplicationContext tree) {
        String word = tree.name().getText();
        Optional<String> meant = Suggestion.nearest(word, Stream.of(BuiltinFunction.values()).map(BuiltinFunction::word).toList());
        Problem problem = new Problem(position(tree), word, "a built-in function" + meant.map(Suggestion::of).orElse("")
                + ": others are called as a statement, or alone behind '='");
        return meant.map(name -> problem.with(Correction.change(position(tree), word, name))).orElse(problem);
    }

    @Override
    public Expression visitApplication(ApplicationContext tree) {
        BuiltinFunction function = BuiltinFunction.of(tree.name().getText());
        if (function == null) {
            problems.add(noBuiltin(tree));
            return literal(tree, new Value(Type.UNKNOWN, null));
        }
        return new FunctionApplication(position(tree), text(tree), function, tree.expression().stream().map(this::visit).toList());
    }

    @Override
    public Expression visitList(ListContext tree) {
        return new ListLiteral(position(tree), text(tree), tree.expression().stream().map(this::visit).toList(), Type.UNKNOWN);
    }

    @Override
    public Expression visitSlice(SliceContext tree) {
        return new SliceExpression(position(tree), text(tree), visit(tree.whole), tree.from == null ? null : visit(tree.from),
                tree.to == null ? null : visit(tree.to));
    }

    @Override
    public Expression visitStructure(StructureContext tree) {
        List<StructureType.Given> given = tree.member().stream()
                .map(member -> new StructureType.Given(position(member), member.name().getText(), visit(member.expression()))).toList();
        return new StructureType(position(tree), text(tree), given);
    }

    @Override
    public Expression visitAccess(AccessContext tree) {
        return new MemberAccess(position(tree), text(tree), visit(tree.expression()), tree.name().getText(), position(tree.name()));
    }

    @Override
    public Expression visitIndex(IndexContext tree) {
        return new ElementAccess(position(tree), text(tree), visit(tree.expression(0)), visit(tree.expression(1)));
    }

    @Override
    public Expression visitUnary(UnaryContext tree) {
        return new UnaryOperation(position(tree), text(tree), tree.operator.getText().charAt(0), visit(tree.expression()));
    }

    @Override
    public Expression visitConditional(ConditionalContext tree) {
        return new ConditionalExpression(position(tree), text(tree), visit(tree.expression(0)), visit(tree.expression(1)), visit(tree.expression(2)));
    }

    @Override
    public Expression visitBinary(BinaryContext tree) {
        return new BinaryOperation(position(tree), text(tree), Operator.of(tree.operator.getText()), visit(tree.expression(0)),
                visit(tree.expression(1)));
    }

    private Expression literal(ParserRuleContext tree, Value value) {
        return new Literal(position(tree), text(tree), value);
    }

    private String text(ParserRuleContext tree) {
        return source.substring(source.offsetByCodePoints(0, tree.getStart().getStartIndex()),
                source.offsetByCodePoints(0, tree.getStop().getStopIndex() + 1)).replaceAll("\\s+", " ");
    }

    private static SourcePosition position(ParserRuleContext tree) {
        return TokenReader.position(tree.getStart());
    }
}

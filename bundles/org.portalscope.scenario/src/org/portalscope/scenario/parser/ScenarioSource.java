package org.portalscope.scenario.parser;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.Interval;
import org.antlr.v4.runtime.tree.ErrorNode;
import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.antlr.v4.runtime.tree.Trees;
import org.portalscope.expression.Expression;
import org.portalscope.expression.NoNames;
import org.portalscope.expression.NoValues;
import org.portalscope.expression.syntax.ExpressionReader;
import org.portalscope.expression.syntax.TokenReader;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.world.program.SourceId;
import org.portalscope.world.program.SourceLocation;

/**
 * The text of a scenario: what its parts say and where they stand.
 *
 * @param id        which text it is
 * @param file      the name of its file as users know it
 * @param constants those of the text that are known by now
 */
record ScenarioSource(SourceId id, String file, Map<String, Value> constants, Problems problems) {

    /** A comment that says which line of which GOAL file a statement was made of, or that it was added behind all of them. */
    private static final Pattern ORIGIN = Pattern.compile("[ \\t]*// (from [^\\r\\n:]+:[0-9]+[^\\r\\n]*|after [^\\r\\n:]+[.](?i:goal))");
    private static final int LONGEST_ORIGIN = 1000;

    private static final NoNames NAMES = new NoNames("a constant that is known here");

    static SourcePosition position(ParserRuleContext tree) {
        return TokenReader.position(tree.getStart());
    }

    /** The expression of a tree; null if it contains errors, which have been noted. */
    Expression expression(ParserRuleContext tree) {
        return tree == null || isBroken(tree) ? null
                : ExpressionReader.parse(raw(tree.getStart(), tree.getStop()), position(tree), constants, problems);
    }

    /** The expression between two tokens, both included. */
    Expression expression(Token first, Token last) {
        return ExpressionReader.parse(raw(first, last), TokenReader.position(first), constants, problems);
    }

    /** A part of the text as it was written. */
    static String text(ParserRuleContext tree) {
        return raw(tree.getStart(), tree.getStop());
    }

    /** The same text with a constant more. */
    ScenarioSource with(String name, Value value) {
        Map<String, Value> more = new TreeMap<>(constants);
        more.put(name, value);
        return new ScenarioSource(id, file, more, problems);
    }

    /** Whether a name occurs in a tree. */
    static boolean mentions(ParserRuleContext tree, String name) {
        return Trees.findAllRuleNodes(tree, ScenarioParser.RULE_name).stream().anyMatch(found -> found.getText().equals(name));
    }

    /** The value of an expression of constants, or null with a problem noted. */
    Value constant(ParserRuleContext tree) {
        return constant(tree, Type.UNKNOWN);
    }

    /** The value of an expression of constants, of a type, or null with a problem noted. */
    Value constant(ParserRuleContext tree, Type type) {
        Problems own = new Problems();
        Expression expression = new ScenarioSource(id, file, constants, own).expression(tree);
        if (expression != null && type == Type.UNKNOWN) {
            expression.check(NAMES, own);
        } else if (expression != null) {
            expression.require(type, NAMES, own);
        }
        own.sorted().forEach(problems::add);
        return expression == null || !own.isEmpty() ? null : value(expression);
    }

    private Value value(Expression expression) {
        try {
            return expression.resolve(NAMES).evaluate(NoValues.INSTANCE);
        } catch (EvaluationException e) {
            problems.add(e.problem());
            return null;
        }
    }

    List<Expression> expressions(List<? extends ParserRuleContext> trees) {
        return trees.stream().map(this::expression).filter(java.util.Objects::nonNull).toList();
    }

    /** The place of a statement. */
    SourceLocation place(ParserRuleContext tree) {
        return place(tree.getStart(), tree.getStop());
    }

    /** The place of a statement with a block, of which only the header is said. */
    SourceLocation placeBefore(ParserRuleContext tree, ParserRuleContext block) {
        Token last = tree.getStart();
        for (int i = 0; i < tree.getChildCount() && tree.getChild(i) != block; i++) {
            last = lastToken(tree.getChild(i));
        }
        return place(tree.getStart(), last);
    }

    /** The place from one token to another, with where it comes from if a comment behind it says so. */
    SourceLocation place(Token first, Token last) {
        String text = raw(first, last).replaceAll("//[^\r\n]*", " ").replaceAll("\\s+", " ").strip();
        return new SourceLocation(id, file, first.getLine(), first.getCharPositionInLine() + 1, text + origin(last));
    }

    private static String origin(Token last) {
        if (last == null) {
            return "";
        }
        CharStream text = last.getInputStream();
        int from = last.getStopIndex() + 1;
        Matcher origin = ORIGIN.matcher(from < text.size() ? text.getText(Interval.of(from, Math.min(text.size() - 1, from + LONGEST_ORIGIN))) : "");
        return origin.lookingAt() ? " // " + origin.group(1) : "";
    }

    /** Whether a tree contains syntax errors. */
    static boolean isBroken(ParseTree tree) {
        if (tree instanceof ErrorNode || tree instanceof ParserRuleContext context && context.exception != null) {
            return true;
        }
        for (int i = 0; i < tree.getChildCount(); i++) {
            if (isBroken(tree.getChild(i))) {
                return true;
            }
        }
        return false;
    }

    private static Token lastToken(ParseTree tree) {
        return tree instanceof TerminalNode terminal ? terminal.getSymbol() : ((ParserRuleContext) tree).getStop();
    }

    private static String raw(Token first, Token last) {
        CharStream text = first.getInputStream();
        return last == null || last.getStopIndex() < first.getStartIndex() ? "" : text.getText(Interval.of(first.getStartIndex(), last.getStopIndex()));
    }
}

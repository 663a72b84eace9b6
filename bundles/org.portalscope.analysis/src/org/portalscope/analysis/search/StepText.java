package org.portalscope.analysis.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Structure;
import org.portalscope.engine.step.Step;
import org.portalscope.expression.Expression;
import org.portalscope.expression.syntax.ExpressionReader;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.timeline.state.ProcessTable;
import org.portalscope.timeline.text.FieldWords;
import org.portalscope.world.Transition;

/**
 * A text with expressions in braces over the fields of steps, as conditions have them: {@code threshold {before} to {after}}. Braces that are empty stand
 * for what the step says of itself.
 */
public final class StepText {

    private static final Pattern BRACES = Pattern.compile("\\{([^{}]*)}");
    private static final Pattern PATH = Pattern.compile("[a-z_]+(\\.[a-z_]+)*");
    /** What stands for a value that a step does not have. */
    private static final String NONE = "?";

    private final String text;
    private final ProcessTable processes;
    private final List<Expression> expressions;

    private StepText(String text, ProcessTable processes, List<Expression> expressions) {
        this.text = text;
        this.processes = processes;
        this.expressions = expressions;
    }

    /**
     * Makes one of its text.
     *
     * @param processes of the session whose steps it is about
     * @param problems  takes what is wrong with it
     * @return null if something is wrong with it
     */
    public static StepText parse(String text, ProcessTable processes, Problems problems) {
        Problems own = new Problems();
        List<Expression> expressions = new ArrayList<>();
        Matcher braces = BRACES.matcher(text);
        while (braces.find()) {
            expressions.add(braces.group(1).isBlank() ? null : expression(braces.group(1), own));
        }
        if (BRACES.matcher(text).replaceAll("").matches(".*[{}].*")) {
            own.add(new SourcePosition(1, 1), text, "a text in which braces are closed, with one expression in each pair");
        }
        own.sorted().forEach(problems::add);
        return own.isEmpty() ? new StepText(text, processes, expressions) : null;
    }

    private static Expression expression(String text, Problems problems) {
        Expression expression = ExpressionReader.parse(text, problems);
        if (expression != null) {
            expression.check(new AnyNames(), problems);
        }
        return expression;
    }

    /** The text for a step, by its index in its transition. */
    public String of(Transition transition, int index) {
        Step step = transition.steps().get(index);
        List<Expression> left = new ArrayList<>(expressions);
        return BRACES.matcher(text).replaceAll(braces -> Matcher.quoteReplacement(value(left.remove(0), transition, step)));
    }

    private String value(Expression expression, Transition transition, Step step) {
        if (expression == null) {
            return step.words();
        }
        Optional<Field> field = PATH.matcher(expression.text()).matches() ? field(List.of(expression.text().split("\\.")), step.fields()) : Optional.empty();
        return field.map(known -> FieldWords.value(known.unit(), known.value())).orElseGet(() -> evaluated(expression, transition, step));
    }

    private static Optional<Field> field(List<String> path, List<Field> fields) {
        Optional<Field> field = fields.stream().filter(each -> each.name().equals(path.get(0))).findFirst();
        return path.size() == 1 ? field : field.map(Field::value).filter(Structure.class::isInstance)
                .flatMap(structure -> field(path.subList(1, path.size()), ((Structure) structure).members()));
    }

    private String evaluated(Expression expression, Transition transition, Step step) {
        KindNames names = new KindNames(StepKinds.ALL.get(step.kind()));
        Problems problems = new Problems();
        expression.check(names, problems);
        if (!problems.isEmpty()) {
            return NONE;
        }
        try {
            Expression resolved = expression.resolve(names);
            KindPredicate named = new KindPredicate(StepKinds.ALL.get(step.kind()), Condition.ALWAYS, names.used());
            return resolved.evaluate(named.values(processes, transition, step)).text();
        } catch (EvaluationException e) {
            return NONE; // a step of its kind has no such value
        }
    }

    /** As it was written. */
    @Override
    public String toString() {
        return text;
    }
}

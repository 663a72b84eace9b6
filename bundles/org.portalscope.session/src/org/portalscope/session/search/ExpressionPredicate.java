package org.portalscope.session.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

import org.portalscope.engine.step.Step;
import org.portalscope.expression.Expression;
import org.portalscope.expression.syntax.ExpressionReader;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.Type;
import org.portalscope.session.state.ProcessTable;
import org.portalscope.world.Transition;

/**
 * A condition in the expression language of scenarios over the fields of steps, as they are called in JSON: {@code kind == "ThresholdTaken" && after == 0}.
 * A step without a field that decides does not match.
 */
public final class ExpressionPredicate implements StepPredicate {

    private final String text;
    private final ProcessTable processes;
    private final Expression expression;
    private final Map<String, KindPredicate> kinds;
    /** By the index of a process, what it is for its steps; made when it is asked for. */
    private final Map<Integer, Map<String, KindPredicate>> byProcess = new ConcurrentHashMap<>();

    private ExpressionPredicate(String text, ProcessTable processes, Expression expression, Map<String, KindPredicate> kinds) {
        this.text = text;
        this.processes = processes;
        this.expression = expression;
        this.kinds = kinds;
    }

    /**
     * Makes a predicate of its text.
     *
     * @param processes of the session whose steps it is about
     * @param problems  takes what is wrong with it
     * @return the predicate, or null if something is wrong with it
     */
    public static ExpressionPredicate parse(String text, ProcessTable processes, Problems problems) {
        Problems own = new Problems();
        Expression expression = ExpressionReader.parse(text, own);
        if (expression != null) {
            expression.require(Type.INTEGER, new AnyNames(), own);
            new KnownWords(processes, own).check(expression);
        }
        Map<String, KindPredicate> kinds = own.isEmpty() ? compile(expression, own) : Map.of();
        own.sorted().forEach(problems::add);
        return own.isEmpty() ? new ExpressionPredicate(text, processes, expression, kinds) : null;
    }

    private static Map<String, KindPredicate> compile(Expression expression, Problems problems) {
        List<Problem> mismatches = new ArrayList<>();
        Map<String, KindPredicate> kinds = compile(expression, Optional.empty(), mismatches::add);
        if (kinds.isEmpty()) {
            problems.add(mismatches.stream().max(Comparator.comparing(Problem::position)).orElseGet(() -> new Problem(expression.position(), expression.text(),
                    "a condition that some kind of step can meet: none has all of these fields with these values")));
        }
        return kinds;
    }

    private static Map<String, KindPredicate> compile(Expression expression, Optional<String> process, Consumer<Problem> mismatches) {
        Map<String, KindPredicate> kinds = new LinkedHashMap<>();
        for (StepKinds.Kind kind : StepKinds.ALL.values()) {
            ConditionCompiler compiler = new ConditionCompiler(kind, process);
            KindPredicate own = compiler.compile(expression);
            if (own.condition() != Condition.NEVER) {
                kinds.put(kind.name(), own);
            }
            compiler.mismatch().ifPresent(mismatches);
        }
        return kinds;
    }

    private Map<String, KindPredicate> kinds(int process) {
        return byProcess.computeIfAbsent(process,
                index -> kinds.values().stream().anyMatch(KindPredicate::asksForProcess)
                        ? compile(expression, Optional.of(processes.process(index).name()), mismatch -> { }) : kinds);
    }

    @Override
    public boolean needsChecks() {
        return kinds.values().stream().anyMatch(own -> own.kind().isCheck());
    }

    @Override
    public boolean looksAround() {
        return false;
    }

    @Override
    public boolean mayMatch(int process) {
        return !kinds(process).isEmpty();
    }

    @Override
    public boolean mayMatch(String kind) {
        return kinds.containsKey(kind);
    }

    @Override
    public boolean matches(Transition transition, int index) {
        Step step = transition.steps().get(index);
        KindPredicate own = kinds(transition.process()).get(step.kind());
        return own != null && own.matches(processes, transition, step);
    }

    /** As it was written. */
    @Override
    public String toString() {
        return text;
    }
}

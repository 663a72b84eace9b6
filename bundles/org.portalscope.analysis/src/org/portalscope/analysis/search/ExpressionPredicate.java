package org.portalscope.analysis.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

import org.portalscope.engine.step.Step;
import org.portalscope.expression.Expression;
import org.portalscope.expression.syntax.ExpressionReader;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.Type;
import org.portalscope.timeline.state.ProcessTable;
import org.portalscope.world.Transition;

/**
 * A condition in the expression language of scenarios over the fields of steps, as they are called in JSON: {@code kind == "ThresholdTaken" && after == 0}.
 * A step without a field that decides does not match.
 */
public final class ExpressionPredicate implements StepPredicate {

    private final String text;
    private final ProcessTable processes;
    private final Expression expression;
    private final KindTable kinds;
    private final boolean asksForProcess;
    /** By the index of a process, what it is for its steps; made when it is asked for. */
    private final Map<Integer, KindTable> byProcess = new ConcurrentHashMap<>();

    private ExpressionPredicate(String text, ProcessTable processes, Expression expression, KindTable kinds) {
        this.text = text;
        this.processes = processes;
        this.expression = expression;
        this.kinds = kinds;
        asksForProcess = kinds.asksFor(CommonName.PROCESS);
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
        KindTable kinds = own.isEmpty() ? compile(expression, own) : null;
        own.sorted().forEach(problems::add);
        return own.isEmpty() ? new ExpressionPredicate(text, processes, expression, kinds) : null;
    }

    private static KindTable compile(Expression expression, Problems problems) {
        List<Problem> mismatches = new ArrayList<>();
        KindTable kinds = KindTable.of(expression, Optional.empty(), mismatches::add);
        if (kinds.isEmpty()) {
            problems.add(mismatches.stream().max(Comparator.comparing(Problem::position)).orElseGet(() -> new Problem(expression.position(), expression.text(),
                    "a condition that some kind of step can meet: none has all of these fields with these values")));
        }
        return kinds;
    }

    private KindTable kinds(int process) {
        return asksForProcess ? byProcess.computeIfAbsent(process,
                index -> KindTable.of(expression, Optional.of(processes.process(index).name()), mismatch -> { })) : kinds;
    }

    @Override
    public boolean needsChecks() {
        return kinds.needsChecks();
    }

    @Override
    public boolean looksAround() {
        return false;
    }

    @Override
    public boolean isFoundByProcess() {
        return kinds.isFoundByProcess();
    }

    @Override
    public boolean mayMatch(int process) {
        return !kinds(process).isEmpty();
    }

    @Override
    public boolean mayMatch(String kind) {
        return kinds.all().containsKey(kind);
    }

    @Override
    public boolean mayMatch(String kind, boolean passed) {
        return kinds.holdsChecks(kind, passed);
    }

    @Override
    public boolean matches(Transition transition, int index) {
        Step step = transition.steps().get(index);
        KindPredicate own = kinds(transition.process()).get(step);
        return own != null && own.matches(processes, transition, step);
    }

    /** As it was written. */
    @Override
    public String toString() {
        return text;
    }
}

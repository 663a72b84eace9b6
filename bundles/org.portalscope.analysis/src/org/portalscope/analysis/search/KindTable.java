package org.portalscope.analysis.search;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Step;
import org.portalscope.expression.Expression;
import org.portalscope.expression.value.Problem;

/**
 * What a condition is for each kind of step that can meet it.
 *
 * @param all    for steps of which the kind alone is known
 * @param passed for checks that passed
 * @param failed for checks that did not pass
 */
record KindTable(Map<String, KindPredicate> all, Map<String, KindPredicate> passed, Map<String, KindPredicate> failed) {

    /**
     * Compiles a condition.
     *
     * @param process    the name of the one that steps are of, if that is known
     * @param mismatches takes where the fields of a kind, though it has them all, have other types than the condition wants
     */
    static KindTable of(Expression expression, Optional<String> process, Consumer<Problem> mismatches) {
        return new KindTable(compile(expression, new KnownFacts(process, Optional.empty()), mismatches),
                compile(expression, new KnownFacts(process, Optional.of(true)), mismatch -> { }),
                compile(expression, new KnownFacts(process, Optional.of(false)), mismatch -> { }));
    }

    private static Map<String, KindPredicate> compile(Expression expression, KnownFacts facts, Consumer<Problem> mismatches) {
        Map<String, KindPredicate> kinds = new LinkedHashMap<>();
        for (StepKinds.Kind kind : StepKinds.ALL.values()) {
            if (kind.isCheck() || facts.passed().isEmpty()) {
                ConditionCompiler compiler = new ConditionCompiler(kind, facts);
                KindPredicate own = compiler.compile(expression);
                if (own.condition() != Condition.NEVER) {
                    kinds.put(kind.name(), own);
                }
                compiler.mismatch().ifPresent(mismatches);
            }
        }
        return kinds;
    }

    /** Whether no step can meet it. */
    boolean isEmpty() {
        return all.isEmpty();
    }

    boolean needsChecks() {
        return all.values().stream().anyMatch(own -> own.kind().isCheck());
    }

    /** Whether it depends on something that steps of all kinds have. */
    boolean asksFor(CommonName name) {
        return all.values().stream().anyMatch(own -> own.asksFor(name));
    }

    /** Whether a process that looks for itself finds the steps that meet it. */
    boolean isFoundByProcess() {
        return !asksFor(CommonName.TRANSITION) && !asksFor(CommonName.TIME) && !StepKinds.OF_REPETITION.containsAll(all.keySet());
    }

    /** Whether a check can meet it, by its kind and whether it passed. */
    boolean holdsChecks(String kind, boolean hasPassed) {
        return (hasPassed ? passed : failed).containsKey(kind);
    }

    /** What it is for a step, or null if that cannot meet it. */
    KindPredicate get(Step step) {
        return (!(step instanceof Check check) ? all : check.passed() ? passed : failed).get(step.kind());
    }
}

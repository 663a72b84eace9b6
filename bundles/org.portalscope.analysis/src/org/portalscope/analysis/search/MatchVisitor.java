package org.portalscope.analysis.search;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.CheckGroup;
import org.portalscope.engine.step.Step;
import org.portalscope.timeline.TransitionVisitor;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;

/** Keeps the numbers of the transitions in which a step matches. Before a step is asked, its process and its kind are, and its steps are made only then. */
final class MatchVisitor implements TransitionVisitor {

    private final StepPredicate predicate;
    private final Detail detail;
    private final int most;
    /** Which types can match: of steps, of checks that passed, and of those that did not. */
    private final Map<Class<?>, Boolean> kinds = new IdentityHashMap<>();
    private final Map<Class<?>, Boolean> passed = new IdentityHashMap<>();
    private final Map<Class<?>, Boolean> failed = new IdentityHashMap<>();
    /** The one step that is asked of a transition while it is being told, and the transition with it. */
    private final Step[] step = new Step[1];
    private Transition asked;
    private int[] hits = new int[4];
    private int count;
    /** Whether a check of the transition that is being told matches. */
    private boolean isHit;

    /** @param most how many transitions it looks for */
    MatchVisitor(StepPredicate predicate, int most) {
        this.predicate = predicate;
        this.most = most;
        detail = !predicate.needsChecks() ? Detail.EFFECTS : predicate.looksAround() ? Detail.ALL : Detail.CHECKS;
    }

    @Override
    public boolean wants(Choice choice) {
        return predicate.mayMatch(choice.process());
    }

    @Override
    public Detail detail() {
        return detail;
    }

    @Override
    public void check(Transition transition, Check check) {
        isHit = isHit || mayMatch(check.getClass(), check.passed()) && matches(transition, check);
    }

    @Override
    public void check(Transition transition, CheckGroup group) {
        for (int i = 0; i < group.size() && !isHit; i++) {
            isHit = mayMatch(group.type(i), group.passed(i)) && matches(transition, group.check(i));
        }
    }

    @Override
    public boolean visit(Transition transition) {
        if (isHit || matches(transition)) {
            hits = count == hits.length ? Arrays.copyOf(hits, 2 * count) : hits;
            hits[count++] = transition.number();
        }
        isHit = false;
        return count < most;
    }

    private boolean matches(Transition transition) {
        List<Step> steps = transition.steps();
        for (int i = 0; i < steps.size(); i++) {
            if (mayMatch(steps.get(i).getClass()) && predicate.matches(transition, i)) {
                return true;
            }
        }
        return false;
    }

    /** @param transition without its steps */
    private boolean matches(Transition transition, Check check) {
        if (asked == null || asked.number() != transition.number()) {
            asked = new Transition(transition.number(), transition.choice(), transition.time(), List.of(), Arrays.asList(step), List.of());
        }
        step[0] = check;
        return predicate.matches(asked, 0);
    }

    private boolean mayMatch(Class<? extends Step> type) {
        Boolean known = kinds.get(type);
        return known != null ? known : remember(kinds, type, predicate.mayMatch(Step.kind(type)));
    }

    private boolean mayMatch(Class<? extends Check> type, boolean hasPassed) {
        Map<Class<?>, Boolean> checks = hasPassed ? passed : failed;
        Boolean known = checks.get(type);
        return known != null ? known : remember(checks, type, predicate.mayMatch(Step.kind(type), hasPassed));
    }

    private static boolean remember(Map<Class<?>, Boolean> types, Class<?> type, boolean may) {
        types.put(type, may);
        return may;
    }

    /** The numbers of the transitions in which a step matches, in their order. */
    int[] hits() {
        return Arrays.copyOf(hits, count);
    }
}

package org.portalscope.session.search;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.CheckGroup;
import org.portalscope.engine.step.Step;
import org.portalscope.session.timeline.TransitionVisitor;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;

/** Keeps the numbers of the transitions in which a step matches. Before a step is asked, its process and its kind are, and its steps are made only then. */
final class MatchVisitor implements TransitionVisitor {

    private final StepPredicate predicate;
    private final Detail detail;
    private final int most;
    private final Map<Class<?>, Boolean> kinds = new HashMap<>();
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
        isHit = isHit || mayMatch(check.getClass()) && matches(transition, check);
    }

    @Override
    public void check(Transition transition, CheckGroup group) {
        for (int i = 0; i < group.size() && !isHit; i++) {
            isHit = mayMatch(group.type(i)) && matches(transition, group.check(i));
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
        return predicate.matches(new Transition(transition.number(), transition.choice(), transition.time(), List.of(), List.of(check), List.of()), 0);
    }

    private boolean mayMatch(Class<? extends Step> type) {
        return kinds.computeIfAbsent(type, known -> predicate.mayMatch(Step.kind(type)));
    }

    /** The numbers of the transitions in which a step matches, in their order. */
    int[] hits() {
        return Arrays.copyOf(hits, count);
    }
}

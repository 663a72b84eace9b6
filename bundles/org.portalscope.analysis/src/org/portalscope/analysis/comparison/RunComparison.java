package org.portalscope.analysis.comparison;

import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

import org.portalscope.world.Transition;

/**
 * Compares two runs, of one scenario or of two that resemble each other. Their steps are aligned by thread, message and operation and not by the numbers of
 * transitions, so that transitions in another order are no difference as long as they do the same; handles and links may have other names. Both runs go on
 * side by side, and only steps that one of them has not come to yet are kept.
 */
public final class RunComparison {

    private final ComparedRun left;
    private final ComparedRun right;
    private final Renaming renaming;
    private final ComparedFields fields;
    private final Set<AlignmentKey> parted = new HashSet<>();
    private RunDifference first;

    /**
     * @param left  the transitions of a run from the first one on
     * @param right those of the other run
     */
    public RunComparison(Iterator<Transition> left, Iterator<Transition> right) {
        this(left, right, new Renaming());
    }

    /**
     * @param left     the transitions of a run from one on
     * @param right    those of the other run, from one on before which it did the same
     * @param renaming how what there was by then is called
     */
    RunComparison(Iterator<Transition> left, Iterator<Transition> right, Renaming renaming) {
        this.left = new ComparedRun(left);
        this.right = new ComparedRun(right);
        this.renaming = renaming;
        fields = new ComparedFields(renaming);
    }

    /**
     * Looks for the first two steps that differ, in the order of the left run; if there are none, for the first step that one run alone comes to.
     *
     * @param cancelled asked between transitions; once it says so, what has been found so far is the answer
     */
    public Optional<RunDifference> compare(BooleanSupplier cancelled) {
        while (goesOn() && !cancelled.getAsBoolean()) {
            if (first == null) {
                left.next().forEach(step -> meet(step, left, right));
            }
            right.next().forEach(step -> meet(step, right, left));
        }
        if (first == null && !cancelled.getAsBoolean()) {
            findWhatOneAloneDoes();
        }
        return Optional.ofNullable(first);
    }

    /** How the left run's handles are called in the right run, as far as the runs have been compared. */
    public Renaming renaming() {
        return renaming;
    }

    /** A difference that has been found may not be the first one, as long as an earlier step of the left run waits for its like. */
    private boolean goesOn() {
        return first == null ? left.goesOn() || right.goesOn() : right.goesOn() && left.waitsBefore(number(first));
    }

    private void meet(ComparedStep step, ComparedRun own, ComparedRun other) {
        if (parted.contains(step.key())) {
            return;
        }
        ComparedStep like = other.take(step.key());
        if (like == null) {
            own.add(step);
        } else if (own == left) {
            compare(step, like);
        } else {
            compare(like, step);
        }
    }

    private void compare(ComparedStep one, ComparedStep other) {
        boolean sameKind = one.kind().equals(other.kind()) && one.fields().size() == other.fields().size();
        List<MemberDifference> members = sameKind ? fields.differing(one.key().process(), one.fields(), other.fields()) : List.of();
        renaming.decide(sameKind && members.isEmpty());
        if (!sameKind || !members.isEmpty()) {
            part(new RunDifference(one.key().process(), Optional.of(one.place()), Optional.of(other.place()), members), one.key());
        }
    }

    private void part(RunDifference difference, AlignmentKey key) {
        parted.add(key);
        left.drop(key);
        right.drop(key);
        if (first == null || number(difference) < number(first)) {
            first = difference;
        }
    }

    /** A failure ends a run, so that the other one alone does much that means nothing: it counts first. */
    private void findWhatOneAloneDoes() {
        boolean rightFails = left.failure().isEmpty() && right.failure().isPresent();
        Optional<ComparedStep> onTheLeft = rightFails ? Optional.empty() : left.failure().or(left::first);
        Optional<ComparedStep> onTheRight = onTheLeft.isPresent() ? Optional.empty() : right.failure().or(right::first);
        onTheLeft.or(() -> onTheRight).ifPresent(step -> first = new RunDifference(step.key().process(), onTheLeft.map(ComparedStep::place),
                onTheRight.map(ComparedStep::place), List.of()));
    }

    private static int number(RunDifference difference) {
        return difference.left().orElseThrow().transition();
    }
}

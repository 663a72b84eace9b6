package org.portalscope.analysis.search;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Structure;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;
import org.portalscope.world.Transition;

/**
 * A value that is watched: the effects that change it match. What it belongs to is known by the steps alone, so that it can be watched before it is
 * there and after it has gone.
 *
 * @param process index of the process that it is in
 * @param subject what it belongs to; of an extent of memory, a byte that changes is enough
 * @param member  the name of the value, as that of a {@link ValueChange} or of a member of a structure; null for whatever of the subject changes
 */
public record WatchedValue(int process, Subject subject, String member) implements StepPredicate {

    /**
     * The value that a step changes, the first if it changes several; nothing if it changes none that can be watched.
     *
     * @param index of the step in its transition
     */
    public static Optional<WatchedValue> changedBy(Transition transition, int index) {
        return transition.steps().get(index) instanceof Effect effect ? effect.changes().stream().findFirst()
                .map(change -> new WatchedValue(transition.process(), change.subject(), change.name())) : Optional.empty();
    }

    @Override
    public List<WatchedValue> watched() {
        return List.of(this);
    }

    @Override
    public boolean needsChecks() {
        return false;
    }

    @Override
    public boolean looksAround() {
        return false;
    }

    @Override
    public boolean mayMatch(int other) {
        return other == process;
    }

    @Override
    public boolean mayMatch(String kind) {
        return !StepKinds.ALL.containsKey(kind) || !StepKinds.ALL.get(kind).isCheck();
    }

    @Override
    public boolean matches(Transition transition, int index) {
        return transition.process() == process && transition.steps().get(index) instanceof Effect effect && isChangedBy(effect.changes());
    }

    private boolean isChangedBy(List<ValueChange> changes) {
        for (ValueChange change : changes) {
            if (isChangedBy(change)) {
                return true;
            }
        }
        return false;
    }

    private boolean isChangedBy(ValueChange change) {
        if (subject instanceof Subject.OfExtent watched) {
            return change.subject() instanceof Subject.OfExtent written && isChangedBy(watched, written, change);
        }
        return change.subject().equals(subject)
                && (member == null || member.equals(change.name()) || hasMember(change.before()) || hasMember(change.after()));
    }

    /** Whether memory comes, goes, or gets another content. */
    private static boolean isChangedBy(Subject.OfExtent watched, Subject.OfExtent written, ValueChange change) {
        long from = Math.max(watched.address(), written.address()) - written.address();
        long to = Math.min(watched.address() + watched.length(), written.address() + written.length()) - written.address();
        if (from >= to) {
            return false;
        }
        return !(change.before() instanceof byte[] before && change.after() instanceof byte[] after)
                || !Arrays.equals(before, (int) from, (int) to, after, (int) from, (int) to);
    }

    /** Whether it is part of what has come or gone as a whole. */
    private boolean hasMember(Object whole) {
        return whole instanceof Structure structure && structure.members().stream().anyMatch(this::isOrHasMember);
    }

    private boolean isOrHasMember(Field field) {
        return field.name().equals(member) || hasMember(field.value());
    }

    /** What is watched, such as {@code md 3.threshold}; without its process. */
    @Override
    public String toString() {
        return SubjectText.of(subject) + (member == null ? "" : "." + member);
    }
}

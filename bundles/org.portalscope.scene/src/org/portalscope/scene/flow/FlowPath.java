package org.portalscope.scene.flow;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Step;

/**
 * The way of a message through the flow chart, as far as steps tell it. Boxes in between, such as that of the next entry, are those on the way from one step
 * to the next.
 */
public final class FlowPath {

    private final Map<FlowBox, Integer> visits = new EnumMap<>(FlowBox.class);
    private final Set<FlowArrow> arrows = new HashSet<>();
    private final Map<Move, List<FlowArrow>> known = new HashMap<>();
    private Optional<FlowBox> current = Optional.empty();
    private Optional<Step> last = Optional.empty();

    /** From a box to the next, with what the last step there decided. */
    private record Move(FlowBox from, FlowBox to, boolean check, boolean refused) {
    }

    /**
     * The way that steps tell.
     *
     * @param steps of a transition up to some point, from its opening on
     * @param ended whether the transition has no more steps
     */
    public static FlowPath of(List<Step> steps, boolean ended) {
        FlowPath path = new FlowPath();
        steps.forEach(path::take);
        path.leaveIf(ended);
        return path;
    }

    /** Whether some box tells of a step. */
    public static boolean tells(Step step) {
        return FlowSteps.box(step, Optional.empty()).isPresent();
    }

    /**
     * Whether the way comes to a box with a step, and was not there before.
     *
     * @param steps of a whole transition
     * @param index of the step
     */
    public static boolean comesTo(FlowBox box, List<Step> steps, int index) {
        FlowPath path = new FlowPath();
        path.standAt(steps, index - 1);
        boolean dropped = path.current.filter(FlowBox.INCREMENT::equals).isPresent();
        path.take(steps.get(index));
        if (!dropped) {
            path.leaveIf(index == steps.size() - 1);
        }
        return path.visits(box) > 0;
    }

    /** Stands at the box of the last of the first steps that a box tells of. */
    private void standAt(List<Step> steps, int index) {
        int told = index;
        while (told >= 0 && !tells(steps.get(told))) {
            told--;
        }
        if (told >= 0) {
            current = boxes(steps, told);
            last = Optional.of(steps.get(told));
        }
    }

    /** The box of a step; of some, that depends on the one before. */
    private static Optional<FlowBox> boxes(List<Step> steps, int index) {
        Step step = steps.get(index);
        boolean alone = index == 0 || step instanceof Check;
        return FlowSteps.box(step, alone ? Optional.empty() : boxes(steps, index - 1));
    }

    private void take(Step step) {
        FlowSteps.box(step, current).ifPresent(box -> {
            go(box);
            last = Optional.of(step);
        });
    }

    /** Goes on to an exit, once dropped or at the end; but not for a message that is for nobody, for no drop count tells of that. */
    private void leaveIf(boolean ended) {
        if (current.filter(FlowBox.INCREMENT::equals).isPresent()) {
            go(FlowBox.DROPPED);
        } else if (ended && current.filter(box -> box != FlowBox.DISCARD && !box.isExit()).isPresent()) {
            go(FlowBox.DONE);
        }
    }

    private void go(FlowBox box) {
        if (current.isEmpty()) {
            visit(box);
        } else {
            List<FlowArrow> way = known.computeIfAbsent(move(box), FlowPath::way);
            way.forEach(arrow -> {
                arrows.add(arrow);
                visit(arrow.to());
            });
            if (way.isEmpty() && current.get() != box) {
                visit(box);
            }
        }
        current = Optional.of(box);
    }

    private Move move(FlowBox to) {
        boolean check = last.filter(Check.class::isInstance).isPresent();
        return new Move(current.orElseThrow(), to, check, last.filter(FlowSteps::refuses).isPresent());
    }

    /** The arrows of a move; none if the next step is told by the same box, or if no arrow leads there. */
    private static List<FlowArrow> way(Move move) {
        if (move.from() == move.to() && !move.refused()) {
            return List.of();
        }
        List<FlowArrow> way = FlowChart.way(move.from(), move.to(), arrow -> !move.check() || arrow.isRefusal() == move.refused());
        return way.isEmpty() ? FlowChart.way(FlowBox.PERFORM, move.to(), arrow -> true) : way;
    }

    private void visit(FlowBox box) {
        visits.merge(box, 1, Integer::sum);
    }

    /** How many times the way comes to a box. */
    public int visits(FlowBox box) {
        return visits.getOrDefault(box, 0);
    }

    /** Whether the way goes along an arrow. */
    public boolean takes(FlowArrow arrow) {
        return arrows.contains(arrow);
    }

    /** Where it ends for now; nowhere before the first step. */
    public Optional<FlowBox> current() {
        return current;
    }
}

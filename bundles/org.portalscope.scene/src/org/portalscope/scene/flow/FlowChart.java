package org.portalscope.scene.flow;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** The arrows of the flow chart, and the ways along them. */
public final class FlowChart {

    /** All arrows, as Portals 3.2 §2.2 has them, and around them what §4.2 adds. */
    public static final List<FlowArrow> ARROWS = List.of(
            arrow(FlowBox.ARRIVES, FlowBox.VALID, ""),
            arrow(FlowBox.VALID, FlowBox.MATCH, "yes"),
            arrow(FlowBox.VALID, FlowBox.DISCARD, "no"),
            arrow(FlowBox.VALID, FlowBox.RESPONSE, "response"),
            arrow(FlowBox.RESPONSE, FlowBox.DISCARD, "no"),
            arrow(FlowBox.RESPONSE, FlowBox.PERFORM, "yes"),
            arrow(FlowBox.MATCH, FlowBox.ACCEPTS, "yes"),
            arrow(FlowBox.MATCH, FlowBox.MORE, "no"),
            arrow(FlowBox.ACCEPTS, FlowBox.ROOM, "yes"),
            arrow(FlowBox.ACCEPTS, FlowBox.MORE, "no"),
            arrow(FlowBox.ROOM, FlowBox.PERFORM, "yes"),
            arrow(FlowBox.ROOM, FlowBox.UNLINK_FULL, "no"),
            arrow(FlowBox.UNLINK_FULL, FlowBox.UNLINK_FULL_ENTRY, "yes"),
            arrow(FlowBox.UNLINK_FULL, FlowBox.MORE, "no"),
            arrow(FlowBox.UNLINK_FULL_ENTRY, FlowBox.MORE, ""),
            arrow(FlowBox.MORE, FlowBox.NEXT, "yes"),
            arrow(FlowBox.MORE, FlowBox.DISCARD, "no"),
            arrow(FlowBox.NEXT, FlowBox.MATCH, ""),
            arrow(FlowBox.DISCARD, FlowBox.INCREMENT, ""),
            arrow(FlowBox.INCREMENT, FlowBox.DROPPED, ""),
            arrow(FlowBox.PERFORM, FlowBox.UNLINK_THRESHOLD, ""),
            arrow(FlowBox.UNLINK_THRESHOLD, FlowBox.UNLINK_USED_ENTRY, "yes"),
            arrow(FlowBox.UNLINK_THRESHOLD, FlowBox.QUEUE, "no"),
            arrow(FlowBox.UNLINK_USED_ENTRY, FlowBox.QUEUE, ""),
            arrow(FlowBox.QUEUE, FlowBox.RECORD, "yes"),
            arrow(FlowBox.QUEUE, FlowBox.DONE, "no"),
            arrow(FlowBox.RECORD, FlowBox.DONE, ""));

    private FlowChart() {
    }

    private static FlowArrow arrow(FlowBox from, FlowBox to, String answer) {
        return new FlowArrow(from, to, answer);
    }

    /**
     * The shortest way from one box to another, at least one arrow long; empty if there is none.
     *
     * @param first which arrows it may begin with
     */
    static List<FlowArrow> way(FlowBox from, FlowBox to, Predicate<FlowArrow> first) {
        Map<FlowBox, FlowArrow> reached = new EnumMap<>(FlowBox.class);
        Deque<FlowBox> open = new ArrayDeque<>();
        leaving(from, first, reached, open);
        while (!open.isEmpty() && !reached.containsKey(to)) {
            leaving(open.remove(), arrow -> true, reached, open);
        }
        return reached.containsKey(to) ? back(from, to, reached) : List.of();
    }

    private static void leaving(FlowBox from, Predicate<FlowArrow> which, Map<FlowBox, FlowArrow> reached, Deque<FlowBox> open) {
        for (FlowArrow arrow : ARROWS) {
            if (arrow.from() == from && which.test(arrow) && reached.putIfAbsent(arrow.to(), arrow) == null) {
                open.add(arrow.to());
            }
        }
    }

    private static List<FlowArrow> back(FlowBox from, FlowBox to, Map<FlowBox, FlowArrow> reached) {
        List<FlowArrow> way = new ArrayList<>();
        FlowBox box = to;
        do {
            way.add(reached.get(box));
            box = reached.get(box).from();
        } while (box != from);
        Collections.reverse(way);
        return List.copyOf(way);
    }
}

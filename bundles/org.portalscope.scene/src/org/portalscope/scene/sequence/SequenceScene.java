package org.portalscope.scene.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.style.State;
import org.portalscope.session.Position;
import org.portalscope.session.Timeline;
import org.portalscope.world.World;

/** Builds the picture of a run's course up to a position. */
public final class SequenceScene {

    /** What is drawn at most; what happened before that is left out, and the picture says so. */
    static final int MOST = 800;

    private SequenceScene() {
    }

    /**
     * The picture of what happened.
     *
     * @param world as it is at the position
     * @param from  number of the first transition that is drawn
     * @param width of the room for it, in logical pixels; it may come out wider
     */
    public static Scene build(World world, Timeline timeline, Position position, int from, int width, TextMeasure measure) {
        List<Occurrence> all = occurrences(world, timeline, position);
        int first = all.size() <= MOST ? 0 : all.get(all.size() - MOST).transition();
        int shown = Math.max(from, first);
        List<Occurrence> drawn = all.stream().filter(occurrence -> occurrence.transition() >= shown).toList();
        Chart chart = new Chart(world, new Sides(world).lifelines(drawn, width, measure), position.transition(), measure);
        if (shown > 1) {
            chart.leaveOut(shown - 1);
        }
        all.stream().filter(occurrence -> occurrence.transition() < shown).forEach(chart::skip);
        drawn.forEach(chart::draw);
        return chart.finish();
    }

    private static List<Occurrence> occurrences(World world, Timeline timeline, Position position) {
        List<Occurrence> all = new ArrayList<>();
        for (int number = 1; number <= position.transition(); number++) {
            int made = number == position.transition() ? position.step() : timeline.steps(number);
            all.addAll(Occurrences.of(timeline.transition(number), made));
        }
        world.failure().ifPresent(failure -> {
            int process = timeline.transition(position.transition()).process();
            all.add(new Occurrence(process, position.transition(), position.step() - 1, Occurrence.Kind.TROUBLE, Optional.empty(),
                    "fails: " + failure.message(), State.DROPPED));
        });
        return all;
    }
}

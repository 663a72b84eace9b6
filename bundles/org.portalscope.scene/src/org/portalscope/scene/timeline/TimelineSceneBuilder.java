package org.portalscope.scene.timeline;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.portalscope.scene.Box;
import org.portalscope.session.Position;

/** Draws the strip of a timeline into a given room. */
public final class TimelineSceneBuilder {

    /** The room that the labels of rows get. */
    public static final int LABEL_WIDTH = 96;

    private static final int MARGIN = 8;
    private static final int TOP = 6;
    private static final int LOWEST_WITH_TEXT = 14;
    private static final int HIGHEST = 20;

    private final int width;
    private final int height;
    private final List<String> labels;

    /**
     * A builder for a strip.
     *
     * @param labels what to call each process
     */
    public TimelineSceneBuilder(int width, int height, List<String> labels) {
        this.width = width;
        this.height = height;
        this.labels = labels;
    }

    /**
     * The picture of a track.
     *
     * @param position of the cursor
     * @param steps    how many steps the transition at the cursor has
     * @param failed   the number of the transition in which an expectation failed, or 0
     */
    public TimelineScene build(TimelineTrack track, Position position, int steps, int failed) {
        boolean labelled = rowHeight() >= LOWEST_WITH_TEXT;
        int left = MARGIN + (labelled ? LABEL_WIDTH : 0);
        TimelineScale scale = new TimelineScale(left, Math.max(1, width - left - MARGIN), track.size());
        List<TimelineScene.Row> rows = rows(labelled);
        int cursor = scale.x(position, steps);
        return new TimelineScene(rows, marks(track, scale, rows, position, failed), cursor, future(track, position, steps, scale),
                scale);
    }

    private int rowHeight() {
        int room = (height - 2 * TOP) / Math.max(1, labels.size());
        return Math.max(1, Math.min(HIGHEST, room));
    }

    private List<TimelineScene.Row> rows(boolean labelled) {
        List<TimelineScene.Row> rows = new ArrayList<>();
        int top = Math.max(TOP, (height - rowHeight() * labels.size()) / 2);
        for (int i = 0; i < labels.size(); i++) {
            Box bounds = new Box(MARGIN, top + i * rowHeight(), Math.max(1, width - 2 * MARGIN), rowHeight());
            rows.add(new TimelineScene.Row(bounds, labelled ? labels.get(i) : ""));
        }
        return rows;
    }

    private static List<TimelineScene.Mark> marks(TimelineTrack track, TimelineScale scale, List<TimelineScene.Row> rows,
            Position position, int failed) {
        List<TimelineScene.Mark> marks = new ArrayList<>();
        Set<Long> taken = new HashSet<>();
        int wide = Math.max(1, (int) scale.unit());
        for (int number = 1; number <= track.size(); number++) {
            boolean telling = track.isDrop(number) || number == failed || number == position.transition();
            long place = (long) scale.x(number) << 16 | track.process(number);
            if (taken.add(place) || telling) {
                Box row = rows.get(track.process(number)).bounds();
                Box bounds = new Box(scale.x(number), row.y(), wide, row.height());
                marks.add(new TimelineScene.Mark(bounds, number, track.kind(number), number <= position.transition(),
                        number == position.transition(), track.isDrop(number), number == failed));
            }
        }
        return marks;
    }

    private Optional<Box> future(TimelineTrack track, Position position, int steps, TimelineScale scale) {
        if (position.transition() == track.size() && position.step() == steps) {
            return Optional.empty();
        }
        int from = scale.x(position, steps);
        return Optional.of(new Box(from, 0, Math.max(1, scale.x(track.size() + 1) - from), height));
    }
}

package org.portalscope.scene.timeline;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.portalscope.scene.Box;
import org.portalscope.session.timeline.Position;
import org.portalscope.session.timeline.TransitionLog;

/** Draws the strip of a timeline into a given room. */
public final class TimelineSceneBuilder {

    private static final int MARGIN = 8;
    private static final int ABOVE_AND_BELOW = 6;
    private static final int BELOW_WITH_FLAGS = 2;
    private static final int HIGHEST = 20;

    private final TimelineSize size;
    private final List<String> labels;

    /**
     * A builder for a strip.
     *
     * @param labels what to call each process
     */
    public TimelineSceneBuilder(TimelineSize size, List<String> labels) {
        this.size = size;
        this.labels = List.copyOf(labels);
    }

    /**
     * The picture of a track.
     *
     * @param position of the cursor
     * @param steps    how many steps the transition at the cursor has
     * @param failed   the number of the transition in which an expectation failed, or 0
     */
    public TimelineScene build(TimelineTrack track, Position position, int steps, int failed) {
        Box room = room(!track.labels().isEmpty());
        int left = MARGIN + size.labelWidth();
        TimelineScale scale = new TimelineScale(left, Math.max(1, size.width() - left - MARGIN), track.size());
        List<TimelineScene.Row> rows = rows(room, position.transition() == 0 ? 0 : track.process(position.transition()));
        int cursor = scale.x(position, steps);
        return new TimelineScene(rows, marks(track, scale, rows, position, failed), flags(track, scale), cursor,
                future(track, position, steps, scale), scale);
    }

    /** Where the rows are. */
    private Box room(boolean flagged) {
        int top = flagged ? size.lineHeight() : ABOVE_AND_BELOW;
        int bottom = flagged ? BELOW_WITH_FLAGS : ABOVE_AND_BELOW;
        return new Box(MARGIN, top, Math.max(1, size.width() - 2 * MARGIN), Math.max(1, size.height() - top - bottom));
    }

    private int rowHeight(Box room) {
        return Math.max(1, Math.min(Math.max(HIGHEST, size.lineHeight()), room.height() / Math.max(1, labels.size())));
    }

    /** Where there is no room for all labels, the row has one that the cursor is in, and of the others as many as there is room for. */
    private List<TimelineScene.Row> rows(Box room, int current) {
        List<TimelineScene.Row> rows = new ArrayList<>();
        int rowHeight = rowHeight(room);
        int every = (size.lineHeight() + rowHeight - 1) / rowHeight;
        int top = room.y() + Math.max(0, (room.height() - rowHeight * labels.size()) / 2);
        for (int i = 0; i < labels.size(); i++) {
            Box bounds = new Box(room.x(), top + i * rowHeight, room.width(), rowHeight);
            rows.add(new TimelineScene.Row(bounds, (i - current) % every == 0 ? labels.get(i) : ""));
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

    private List<TimelineScene.Flag> flags(TimelineTrack track, TimelineScale scale) {
        List<TimelineScene.Flag> flags = new ArrayList<>();
        int end = size.width();
        for (int i = track.labels().size() - 1; i >= 0; i--) {
            TransitionLog.Label label = track.labels().get(i);
            int x = scale.x(label.number());
            if (flags.isEmpty() || x < end) {
                flags.add(new TimelineScene.Flag(new Box(x, 0, end - x, size.lineHeight()), label.text()));
                end = x;
            }
        }
        Collections.reverse(flags);
        return flags;
    }

    private Optional<Box> future(TimelineTrack track, Position position, int steps, TimelineScale scale) {
        if (position.transition() == track.size() && position.step() == steps) {
            return Optional.empty();
        }
        int from = scale.x(position, steps);
        return Optional.of(new Box(from, 0, Math.max(1, scale.x(track.size() + 1) - from), size.height()));
    }
}

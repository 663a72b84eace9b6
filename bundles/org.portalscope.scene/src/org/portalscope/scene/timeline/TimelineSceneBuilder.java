package org.portalscope.scene.timeline;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.portalscope.scene.Box;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.TransitionLog;

/** Draws the strip of a timeline into a given room. */
public final class TimelineSceneBuilder {

    /** Pixels that a transition needs for a mark of its own. */
    static final int ROOM_FOR_ONE = 3;

    private static final int MARGIN = 8;
    private static final int GAP = 8;
    private static final int ABOVE_AND_BELOW = 6;
    private static final int BELOW_WITH_FLAGS = 2;
    private static final int HIGHEST = 20;
    private static final int LEAST_FLAG = 24;
    private static final int LEAST_SELECTED = 9;
    private static final int OVERVIEW_HEIGHT = 3;
    private static final int LEAST_OVERVIEW = 4;
    private static final int LANE_BAR = 4;
    /** The part of a line that is space between lines, which the labels of rows can do without: one in so many. */
    private static final int LEADING = 6;

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

    /** The picture of a part of a track. */
    public TimelineScene build(TimelineTrack track, TimelineWindow window, TimelineMoment moment) {
        Position position = moment.position();
        int left = MARGIN + size.labelWidth();
        TimelineWindow shown = window.of(track.size());
        TimelineScale scale = new TimelineScale(left, Math.max(1, size.width() - left - MARGIN), shown.first(), shown.count(), track.size());
        int last = Math.min(position.transition(), track.size());
        List<TimelineScene.Lane> lanes = lanes(scale, moment);
        List<TransitionLog.Label> flagged = flagged(track, moment, lanes.size());
        Box room = room(!flagged.isEmpty(), lanes.size() * size.lineHeight());
        List<TimelineScene.Row> rows = rows(track, room, last == 0 ? 0 : track.rowOf(last));
        boolean single = scale.unit() >= ROOM_FOR_ONE;
        return new TimelineScene(rows, single ? marks(track, scale, rows, position) : List.of(),
                single ? List.of() : new DensityColumns(track, scale, rows).list(position.transition()), findings(track, scale, rows, moment),
                selected(track, scale, rows, moment), flags(flagged, scale), lanes, gaps(track, scale), cursor(scale, moment),
                future(track, moment, scale), scale, overview(scale));
    }

    /** Where the rows are, above lanes of a height. */
    private Box room(boolean flagged, int lanes) {
        int top = flagged ? size.lineHeight() : ABOVE_AND_BELOW;
        int bottom = lanes + (flagged ? BELOW_WITH_FLAGS : ABOVE_AND_BELOW);
        return new Box(MARGIN, top, Math.max(1, size.width() - 2 * MARGIN), Math.max(1, size.height() - top - bottom));
    }

    /** Where there is no room for all labels, the row has one that the cursor is in, and of the others as many as there is room for. */
    private List<TimelineScene.Row> rows(TimelineTrack track, Box room, int current) {
        List<String> names = names(track);
        List<TimelineScene.Row> rows = new ArrayList<>();
        int rowHeight = Math.max(1, Math.min(Math.max(HIGHEST, size.lineHeight()), room.height() / Math.max(1, names.size())));
        int label = size.lineHeight() - size.lineHeight() / LEADING;
        int every = (label + rowHeight - 1) / rowHeight;
        int top = room.y() + Math.max(0, (room.height() - rowHeight * names.size()) / 2);
        for (int i = 0; i < names.size(); i++) {
            Box bounds = new Box(room.x(), top + i * rowHeight, room.width(), rowHeight);
            rows.add(new TimelineScene.Row(bounds, (i - current) % every == 0 ? names.get(i) : ""));
        }
        return rows;
    }

    /** What to call each row: the process in it, or the first and the last of several. */
    private List<String> names(TimelineTrack track) {
        String[] names = new String[track.rows()];
        for (int process = 0; process < labels.size(); process++) {
            int row = track.row(process);
            boolean shared = process + 1 < labels.size() && track.row(process + 1) == row;
            if (names[row] == null) {
                names[row] = labels.get(process);
            } else if (!shared) {
                names[row] += " to " + labels.get(process);
            }
        }
        return List.of(names);
    }

    private static List<TimelineScene.Mark> marks(TimelineTrack track, TimelineScale scale, List<TimelineScene.Row> rows, Position position) {
        List<TimelineScene.Mark> marks = new ArrayList<>();
        for (int number = scale.first() + 1; scale.shows(number); number++) {
            Box row = rows.get(track.rowOf(number)).bounds();
            Box bounds = new Box(scale.x(number), row.y(), (int) scale.unit(), row.height());
            marks.add(new TimelineScene.Mark(bounds, number, track.kind(number), number <= position.transition(), number == position.transition()));
        }
        return marks;
    }

    private static List<TimelineScene.Finding> findings(TimelineTrack track, TimelineScale scale, List<TimelineScene.Row> rows, TimelineMoment moment) {
        FindingClusters losses = new FindingClusters(scale, rows, false);
        int end = track.lossesBefore(scale.first() + scale.count() + 1);
        for (int i = track.lossesBefore(scale.first() + 1); i < end; i++) {
            losses.add(track.loss(i), track.rowOf(track.loss(i)));
        }
        if (scale.shows(moment.failed()) && !track.isLoss(moment.failed())) {
            losses.add(moment.failed(), track.rowOf(moment.failed())); // it is the last: nothing happens behind it
        }
        FindingClusters hits = new FindingClusters(scale, rows, true);
        moment.hits().stream().filter(scale::shows).forEach(number -> hits.add(number, track.rowOf(number)));
        List<TimelineScene.Finding> findings = new ArrayList<>(losses.list());
        findings.addAll(hits.list());
        return findings;
    }

    private static List<Box> selected(TimelineTrack track, TimelineScale scale, List<TimelineScene.Row> rows, TimelineMoment moment) {
        int wide = Math.max(LEAST_SELECTED, (int) scale.unit());
        return moment.selected().stream().filter(number -> number <= track.size() && scale.shows(number)).map(number -> {
            Box row = rows.get(track.rowOf(number)).bounds();
            return new Box(scale.x(number) + ((int) scale.unit() - wide) / 2, row.y(), wide, row.height());
        }).toList();
    }

    /** Below the rows, which keep half of the height. */
    private List<TimelineScene.Lane> lanes(TimelineScale scale, TimelineMoment moment) {
        int count = Math.min(moment.lanes().size(), size.height() / 2 / size.lineHeight());
        int top = size.height() - BELOW_WITH_FLAGS - count * size.lineHeight();
        List<TimelineScene.Lane> lanes = new ArrayList<>();
        for (TimelineLane lane : moment.lanes().subList(0, count)) {
            Box bounds = new Box(MARGIN, top + lanes.size() * size.lineHeight(), Math.max(1, size.width() - 2 * MARGIN), size.lineHeight());
            lanes.add(new TimelineScene.Lane(bounds, lane, bar(lane, scale, bounds)));
        }
        return lanes;
    }

    private static Optional<Box> bar(TimelineLane lane, TimelineScale scale, Box bounds) {
        int from = Math.max(scale.left(), scale.x(lane.parting()));
        int to = Math.min(scale.left() + scale.width(), scale.x(lane.size() + 1));
        return from >= to ? Optional.empty() : Optional.of(new Box(from, bounds.centerY() - LANE_BAR / 2, to - from, LANE_BAR));
    }

    /** What has a flag: labels, and where other timelines part for which there is no lane. */
    private static List<TransitionLog.Label> flagged(TimelineTrack track, TimelineMoment moment, int lanes) {
        Stream<TransitionLog.Label> partings = moment.lanes().stream().skip(lanes).map(lane -> new TransitionLog.Label(lane.parting(), lane.name()));
        return Stream.concat(track.labels().stream(), partings).sorted(Comparator.comparingInt(TransitionLog.Label::number)).toList();
    }

    /** A flag for each, but for those too close to the flag on their left: that tells how many they are. */
    private List<TimelineScene.Flag> flags(List<TransitionLog.Label> flagged, TimelineScale scale) {
        List<TransitionLog.Label> shown = flagged.stream().filter(label -> scale.shows(label.number())).toList();
        List<TimelineScene.Flag> flags = new ArrayList<>();
        int next;
        for (int first = 0; first < shown.size(); first = next) {
            int x = scale.x(shown.get(first).number());
            next = first + 1;
            while (next < shown.size() && scale.x(shown.get(next).number()) - x < LEAST_FLAG) {
                next++;
            }
            int end = next < shown.size() ? scale.x(shown.get(next).number()) : size.width();
            int hidden = next - first - 1;
            flags.add(new TimelineScene.Flag(new Box(x, 0, end - x, size.lineHeight()), shown.get(first).text() + (hidden == 0 ? "" : " +" + hidden)));
        }
        return flags;
    }

    /** Between the transition before a gap and the one behind it. */
    private List<Box> gaps(TimelineTrack track, TimelineScale scale) {
        return track.gaps().stream().filter(number -> scale.shows(number) && scale.shows(number + 1))
                .map(number -> new Box(scale.x(number + 1) - GAP / 2, 0, GAP, size.height())).toList();
    }

    private static Optional<Integer> cursor(TimelineScale scale, TimelineMoment moment) {
        int number = moment.position().transition();
        return number >= scale.first() && number <= scale.first() + scale.count() ? Optional.of(scale.x(moment.position(), moment.steps())) : Optional.empty();
    }

    private Optional<Box> future(TimelineTrack track, TimelineMoment moment, TimelineScale scale) {
        Position position = moment.position();
        if (position.transition() >= track.size() && position.step() == moment.steps()) {
            return Optional.empty();
        }
        int from = Math.max(scale.left(), scale.x(position, moment.steps()));
        int to = scale.x(scale.first() + scale.count() + 1);
        return from >= to ? Optional.empty() : Optional.of(new Box(from, 0, to - from, size.height()));
    }

    private Optional<Box> overview(TimelineScale scale) {
        if (scale.count() == scale.size()) {
            return Optional.empty();
        }
        int x = (int) ((long) scale.width() * scale.first() / scale.size());
        int width = Math.max(LEAST_OVERVIEW, (int) ((long) scale.width() * scale.count() / scale.size()));
        return Optional.of(new Box(scale.left() + Math.min(x, scale.width() - width), size.height() - OVERVIEW_HEIGHT, width, OVERVIEW_HEIGHT));
    }
}

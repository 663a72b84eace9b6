package org.portalscope.scene.timeline;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.scene.Box;

/** Draws how many transitions there are where single ones have no room: in each row a column is as high as it has transitions, compared with the fullest. */
final class DensityColumns {

    /** How wide a column is, in pixels. */
    static final int WIDTH = 2;
    private static final int LEAST_HEIGHT = 2;

    private final TimelineTrack track;
    private final TimelineScale scale;
    private final List<TimelineScene.Row> rows;

    DensityColumns(TimelineTrack track, TimelineScale scale, List<TimelineScene.Row> rows) {
        this.track = track;
        this.scale = scale;
        this.rows = rows;
    }

    /** @param made the number of the last transition behind the cursor */
    List<TimelineScene.Density> list(int made) {
        int columns = scale.width() / WIDTH;
        int[][] counts = new int[columns][];
        int fullest = 1;
        for (int column = 0; column < columns; column++) {
            counts[column] = track.counts(first(column, columns), first(column + 1, columns));
            for (int count : counts[column]) {
                fullest = Math.max(fullest, count);
            }
        }
        List<TimelineScene.Density> densities = new ArrayList<>();
        for (int column = 0; column < columns; column++) {
            add(counts[column], fullest, scale.left() + column * WIDTH, first(column, columns) <= made, densities);
        }
        return densities;
    }

    private int first(int column, int columns) {
        return scale.first() + 1 + (int) ((long) scale.count() * column / columns);
    }

    private void add(int[] counts, int fullest, int x, boolean made, List<TimelineScene.Density> densities) {
        for (int row = 0; row < counts.length; row++) {
            if (counts[row] > 0) {
                Box bounds = rows.get(row).bounds();
                int room = Math.max(1, bounds.height() - 1);
                int height = Math.min(room, Math.max(LEAST_HEIGHT, (int) Math.round((double) room * counts[row] / fullest)));
                densities.add(new TimelineScene.Density(new Box(x, bounds.bottom() - height, WIDTH, height), made));
            }
        }
    }
}

package org.portalscope.scene.timeline;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.scene.Box;

/** Lays out what must be in sight: whatever is too close to its left neighbour joins that. */
final class FindingClusters {

    /** How wide one is. */
    static final int SIDE = 10;

    private final TimelineScale scale;
    private final List<TimelineScene.Row> rows;
    private final boolean hit;
    private final List<TimelineScene.Finding> clusters = new ArrayList<>();
    private int first;
    private int row;
    private int count;

    /** @param hit whether these were searched for and found */
    FindingClusters(TimelineScale scale, List<TimelineScene.Row> rows, boolean hit) {
        this.scale = scale;
        this.rows = rows;
        this.hit = hit;
    }

    /** Adds the next one to the right. */
    void add(int number, int rowOfNumber) {
        if (count > 0 && scale.x(number) - scale.x(first) < SIDE) {
            count++;
        } else {
            close();
            first = number;
            row = rowOfNumber;
            count = 1;
        }
    }

    private void close() {
        if (count > 0) {
            Box bounds = rows.get(row).bounds();
            int x = scale.x(first) + (int) (scale.unit() / 2) - SIDE / 2;
            clusters.add(new TimelineScene.Finding(new Box(x, bounds.centerY() - SIDE / 2, SIDE, SIDE), first, count, hit));
        }
    }

    List<TimelineScene.Finding> list() {
        close();
        count = 0;
        return clusters;
    }
}

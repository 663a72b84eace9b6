package org.portalscope.presentation.table;

import java.util.Optional;

import org.portalscope.engine.memory.Region;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.Subject.OfExtent;
import org.portalscope.timeline.session.Session;

/**
 * Where in its region the memory lies that a table shows, counted in rows of 16 bytes.
 *
 * @param region the region
 * @param shown  the part of it that the table has
 */
public record ShownMemory(OfExtent region, OfExtent shown) {

    /** The page of a table of memory; nothing if it has no memory. */
    public static Optional<ShownMemory> of(Session session, StateTable table) {
        return Optional.of(table.about().subject()).filter(OfExtent.class::isInstance).map(OfExtent.class::cast).flatMap(shown -> {
            Region region = session.state().process(table.about().process()).portals().memory().at(shown.address());
            return Optional.ofNullable(region).map(it -> new ShownMemory(new OfExtent(it.address(), it.length()), shown));
        });
    }

    /** Whether the table has all of the region. */
    public boolean isWhole() {
        return shown.length() == region.length();
    }

    /** Rows of the region. */
    public int rows() {
        return rows(region.length());
    }

    /** The row of the region with which the table begins, from 0. */
    public int first() {
        return rows(shown.address() - region.address());
    }

    /** Rows of a page that is full. */
    public int most() {
        return Math.min(rows(), rows(MemoryTable.PAGE));
    }

    private static int rows(long bytes) {
        return (int) ((bytes + MemoryRows.WIDTH - 1) / MemoryRows.WIDTH);
    }

    /** The memory of a row of the region, to be shown with the page that it is in. */
    public Subject row(int row) {
        long address = region.address() + (long) Math.max(0, Math.min(row, rows() - 1)) * MemoryRows.WIDTH;
        return new OfExtent(address, Math.min(MemoryRows.WIDTH, region.address() + region.length() - address));
    }
}

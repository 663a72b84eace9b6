package org.portalscope.presentation.table;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

import org.portalscope.engine.memory.Region;
import org.portalscope.engine.step.Subject.OfExtent;
import org.portalscope.timeline.RunProgress;

/** Goes through regions of memory for some bytes, piece by piece, so that it can tell how far it is and be cancelled. */
final class BytePass {

    /** Bytes that are looked at between two questions whether to go on. */
    private static final int PIECE = 1 << 16;

    private final List<Region> regions;
    private final byte[] wanted;
    private final RunProgress progress;
    private final BooleanSupplier cancelled;
    private final long total;
    private long passed;

    BytePass(List<Region> regions, byte[] wanted, RunProgress progress, BooleanSupplier cancelled) {
        this.regions = regions;
        this.wanted = wanted;
        this.progress = progress;
        this.cancelled = cancelled;
        total = Math.max(1, regions.stream().mapToLong(Region::length).sum());
    }

    /** The next place behind one, to the last region and from the first region on again; nothing if there is none, or if it has been cancelled. */
    Optional<OfExtent> next(Optional<OfExtent> behind) {
        int start = behind.map(this::regionOf).orElse(0);
        int from = behind.map(place -> regions.get(start).index(place.address()) + 1).orElse(0);
        for (int i = 0; i <= regions.size() && !regions.isEmpty(); i++) {
            Optional<OfExtent> found = in(regions.get((start + i) % regions.size()), i == 0 ? from : 0);
            if (found.isPresent() || cancelled.getAsBoolean()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private int regionOf(OfExtent place) {
        for (int i = 0; i < regions.size(); i++) {
            if (regions.get(i).address() <= place.address() && place.address() < regions.get(i).address() + regions.get(i).length()) {
                return i;
            }
        }
        return 0;
    }

    private Optional<OfExtent> in(Region region, int from) {
        byte[] piece = new byte[Math.min(region.length(), PIECE + wanted.length - 1)];
        for (int at = from; at <= region.length() - wanted.length && !cancelled.getAsBoolean(); at += PIECE) {
            int count = Math.min(piece.length, region.length() - at);
            region.block().read(at, piece, 0, count);
            int found = indexOf(piece, count);
            if (found >= 0) {
                return Optional.of(new OfExtent(region.address() + at + found, wanted.length));
            }
            passed += Math.min(PIECE, count);
            progress.passed(Math.min(passed, total), total);
        }
        return Optional.empty();
    }

    private int indexOf(byte[] piece, int count) {
        for (int i = 0; i <= count - wanted.length; i++) {
            if (isAt(piece, i)) {
                return i;
            }
        }
        return -1;
    }

    private boolean isAt(byte[] piece, int at) {
        for (int i = 0; i < wanted.length; i++) {
            if (piece[at + i] != wanted[i]) {
                return false;
            }
        }
        return true;
    }
}

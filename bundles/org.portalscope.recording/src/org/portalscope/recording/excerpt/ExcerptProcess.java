package org.portalscope.recording.excerpt;

import java.util.List;

import org.portalscope.recording.RecordedProcess;

/**
 * A process of an excerpt.
 *
 * @param index       by which calls name it: that which it has in the run
 * @param description its name and its interfaces
 * @param regions     its memory
 */
public record ExcerptProcess(int index, RecordedProcess description, List<ExcerptRegion> regions) {

    public ExcerptProcess {
        regions = List.copyOf(regions);
    }
}

package org.portalscope.recording.format;

import java.util.List;

/**
 * The state of a process, or of a world, in a checkpoint.
 *
 * @param control the bytes of a snapshot without pages; not to be changed
 * @param pages   its pages, in the order in which its snapshot had them
 */
public record CheckpointPart(byte[] control, List<PageRun> pages) {

    public CheckpointPart {
        pages = List.copyOf(pages);
    }
}

package org.portalscope.node.process;

import java.io.IOException;
import java.nio.file.Path;

import org.portalscope.recording.write.RecordingFileWriter;

/** Begins recordings of nodes: of one process each, so that those of a run can be looked at together. */
public final class NodeRecording {

    private NodeRecording() {
    }

    /**
     * Begins the recording of a node.
     *
     * @param file    to be written; one that is there is overwritten
     * @param rank    which process of the run it is
     * @param version of the engine
     * @throws IOException if the file cannot be written; the message says why
     */
    public static RecordingFileWriter begin(Path file, NodeRun run, int rank, String version) throws IOException {
        return RecordingFileWriter.create(file, run.origin(rank, version));
    }
}

package org.portalscope.node.process;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.RecordedProcess;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.write.RecordingFileWriter;
import org.portalscope.scenario.Scenario;
import org.portalscope.world.program.ProcessSpec;

/** Begins recordings of nodes: of one process each, so that those of a run can be looked at together. */
public final class NodeRecording {

    private NodeRecording() {
    }

    /**
     * Begins the recording of a node.
     *
     * @param file    to be written; one that is there is overwritten
     * @param rank    which process of the scenario it is
     * @param version of the engine
     * @throws IOException if the file cannot be written; the message says why
     */
    public static RecordingFileWriter begin(Path file, Scenario scenario, int rank, String version) throws IOException {
        return RecordingFileWriter.create(file, origin(scenario, rank, version));
    }

    /** What a node is made from. */
    static RecordingOrigin origin(Scenario scenario, int rank, String version) {
        ProcessSpec spec = scenario.processes().get(rank);
        RecordedProcess process = new RecordedProcess(spec.name(), spec.interfaces());
        return new RecordingOrigin(scenario.title(), version, List.of(process), List.of(), List.of(), CapturePolicy.ALL);
    }
}

package org.portalscope.node.process;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.input.MemoryDeclared;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.protocol.host.ProtocolCaller;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.TransitionCause;
import org.portalscope.recording.write.RecordingFileWriter;
import org.portalscope.replay.RepeatedProcess;
import org.portalscope.timeline.ReplayWork;

/**
 * The recording of a node: of one process, so that those of a run can be looked at together. It has checkpoints, as far apart as it takes to go through what
 * lies between. The node stops only while one is taken; another thread writes it.
 */
public final class NodeRecording implements Closeable {

    private final RecordingOrigin origin;
    private final RecordingFileWriter writer;
    private final List<RecordedTransition> memory = new ArrayList<>();
    private PortalsState portals;
    private ProtocolCaller program;
    /** Null before the first transition behind those in which the process is given its memory. */
    private RepeatedProcess state;
    /** What lies between the last checkpoint and now. */
    private long work;

    private NodeRecording(RecordingOrigin origin, RecordingFileWriter writer) {
        this.origin = origin;
        this.writer = writer;
    }

    /**
     * Begins the recording of a node.
     *
     * @param file    to be written; one that is there is overwritten
     * @param rank    which process of the run it is
     * @param version of the engine
     * @throws IOException if the file cannot be written; the message says why
     */
    public static NodeRecording begin(Path file, NodeRun run, int rank, String version) throws IOException {
        RecordingOrigin origin = run.origin(rank, version);
        return new NodeRecording(origin, RecordingFileWriter.create(file, origin));
    }

    /** Learns which process it is of. */
    void listen(PortalsState process) {
        portals = process;
    }

    /** Learns of the program of its process, before that begins. */
    void listen(ProtocolCaller caller) {
        program = caller;
    }

    /** A transition has happened, and the process is in the state behind it. */
    void append(RecordedTransition transition) {
        writer.append(transition);
        if (state == null && isMemory(transition)) {
            memory.add(transition);
            return;
        }
        if (state == null) {
            state = new RepeatedProcess(origin, memory);
            memory.clear();
        }
        state.follow(transition);
        work += ReplayWork.of(transition.inputs());
        if (state.isKnown() && !writer.isWritingCheckpoint() && writer.isCheckpointDue(work)) {
            checkpoint();
        }
    }

    private static boolean isMemory(RecordedTransition transition) {
        return transition.cause() instanceof TransitionCause.Outside && transition.inputs().stream().allMatch(MemoryDeclared.class::isInstance);
    }

    private void checkpoint() {
        try {
            writer.checkpoint(List.of(state.take(portals, program.savedProtocols())));
            work = 0;
        } catch (SnapshotException e) {
            throw new IllegalStateException("the state of a node cannot be saved", e);
        }
    }

    /** Gives a name to the moment behind the last transition. */
    void label(String name) {
        writer.label(name);
    }

    /** Ends the recording in good order. */
    @Override
    public void close() throws IOException {
        writer.close();
    }
}

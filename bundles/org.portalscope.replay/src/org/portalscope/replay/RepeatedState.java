package org.portalscope.replay;

import java.util.List;
import java.util.stream.Stream;

import org.portalscope.engine.input.Input;
import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.protocol.Protocols;
import org.portalscope.protocol.host.ProtocolCaller;
import org.portalscope.protocol.host.ProtocolsSaver;
import org.portalscope.protocol.repeat.KnownProtocols;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.world.World;
import org.portalscope.world.network.Turn;
import org.portalscope.world.snapshot.RepetitionSnapshots;

/** The state of a run that is being recorded, as a world has it that repeats the recording: what its checkpoints hold. */
public final class RepeatedState {

    private final RecordedSources sources;
    private final List<RecordedThreads> threads;
    private final RepetitionSnapshots snapshots;

    /**
     * The state before the first transition.
     *
     * @param memory what the recording begins with: the transitions in which processes are given their memory
     */
    public RepeatedState(RecordingOrigin origin, List<RecordedTransition> memory) {
        sources = new RecordedSources(origin);
        threads = Stream.generate(() -> new RecordedThreads(KnownProtocols.NONE, () -> { })).limit(origin.processes().size()).toList();
        snapshots = new RepetitionSnapshots(new LiveReplay(origin, new InitialMemory(new TransitionList(memory), threads.size()), Protocols.NONE).world());
    }

    /** A transition has happened; to be told of each, in their order. */
    public void follow(RecordedTransition transition) {
        int thread = RecordedChoices.thread(transition);
        if (thread != RecordedChoices.NO_THREAD) {
            threads.get(transition.process()).set(thread, behind(transition.inputs(), threads.get(transition.process()).get(thread)));
        }
    }

    /** Where a thread is that takes some inputs. */
    private RecordedThread behind(List<Input> inputs, RecordedThread before) {
        RecordedThread now = RecordedThread.at(sources.place(inputs), before);
        FrameMarks marks = new FrameMarks(inputs);
        for (int i = 0; i < inputs.size(); i++) {
            if (marks.moves(i)) {
                now = now.behind(inputs.get(i), sources);
            }
        }
        return now;
    }

    /**
     * The snapshot of the state behind the last transition.
     *
     * @param running the world in which the run takes place
     * @throws SnapshotException if something cannot be written
     */
    public Snapshot take(World running) throws SnapshotException {
        return snapshots.take(running, (out, process) -> threads.get(process).save(out, ProtocolCaller.savedProtocols(running.process(process).program())));
    }

    /** The snapshot of the state behind the last transition of a process that runs by itself, see {@link RepetitionSnapshots}. */
    Snapshot take(PortalsState portals, ProtocolsSaver protocols, Turn turn, long transitions, long own) throws SnapshotException {
        return snapshots.take(portals, turn, transitions, own, out -> threads.get(0).save(out, protocols));
    }
}

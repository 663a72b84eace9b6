package org.portalscope.replay;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.snapshot.ProcessSnapshot;
import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.protocol.host.ProtocolsSaver;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.TransitionCause;
import org.portalscope.world.network.Turn;

/** The state of a process that runs, and is recorded, by itself, as a world has it that repeats the recording: what its checkpoints hold. */
public final class RepeatedProcess {

    private final RepeatedState state;
    private final Set<ProcessId> ids;
    private final boolean hasMemory;
    private Turn turn = Turn.NONE;
    private long transitions;
    /** Those of them that are not from outside its program. */
    private long own;
    private boolean namesItself;

    /**
     * The state before the first transition.
     *
     * @param origin of the recording
     * @param memory what it begins with: the transitions in which the process is given its memory
     */
    public RepeatedProcess(RecordingOrigin origin, List<RecordedTransition> memory) {
        state = new RepeatedState(origin, memory);
        ids = origin.processes().get(0).interfaces().stream().map(InterfaceSpec::id).collect(Collectors.toCollection(HashSet::new));
        hasMemory = !origin.capture().equals(CapturePolicy.NONE);
    }

    /** A transition has happened; to be told of each, in their order. */
    public void follow(RecordedTransition transition) {
        transitions++;
        if (!(transition.cause() instanceof TransitionCause.Outside)) {
            own++;
            turn = new Turn(0, lane(transition));
        }
        state.follow(transition);
        for (int i = 0; i < transition.inputs().size() && !namesItself; i++) {
            namesItself = namesItself(transition.inputs().get(i));
        }
    }

    private static int lane(RecordedTransition transition) {
        int thread = RecordedChoices.thread(transition);
        int other = transition.cause() instanceof TransitionCause.Completion ? Turn.COMPLETION : Turn.DELIVERY;
        return thread == RecordedChoices.NO_THREAD ? other : Turn.FIRST_THREAD + thread;
    }

    private boolean namesItself(Input input) {
        return input instanceof ApiCall call && call.arguments().stream().anyMatch(argument -> argument instanceof ProcessId id && ids.contains(id));
    }

    /** Whether the state is known: not if the process may have sent itself something, since that may be on its way. */
    public boolean isKnown() {
        return !namesItself;
    }

    /**
     * The snapshot of the state behind the last transition, if that {@linkplain #isKnown is known}; as if memory were all zeros where it is nobody's business.
     *
     * @param portals   of the process
     * @param protocols what they know of it
     * @throws SnapshotException if something cannot be written
     */
    public Snapshot take(PortalsState portals, ProtocolsSaver protocols) throws SnapshotException {
        Snapshot taken = state.take(portals, protocols, turn, transitions, own);
        return hasMemory ? taken : taken.withPages(ProcessSnapshot.takeWithoutMemory(portals).pages());
    }
}

package org.portalscope.recording.text;

import org.portalscope.engine.input.BarrierCrossed;
import org.portalscope.recording.json.MemberReader;

/** Reads what a process took, from a line of any kind but that which announces a transition. */
final class InputReader {

    private final CallReader calls;
    private final ArrivalReader arrivals;
    private final CompletionReader completions;
    private final MemoryReader memory;
    private final OtherInputReader others;
    private final ProtocolCallReader protocols;

    InputReader(Values values, RunningProcesses processes, MessageReader messages, Differences differences) {
        calls = new CallReader(values, processes, differences);
        arrivals = new ArrivalReader(values, processes, messages, differences);
        completions = new CompletionReader(values, processes, messages);
        memory = new MemoryReader(values);
        others = new OtherInputReader(values);
        protocols = new ProtocolCallReader(values);
    }

    /**
     * The input of a line; it may be null, or not be one to be run, where there have been problems.
     *
     * @param thread that the line names
     */
    ReadInput read(LineKind kind, MemberReader line, RunningProcess process, int thread) {
        return switch (kind) {
            case CALL -> calls.call(line, process, thread);
            case WAIT_LEFT -> calls.waitLeft(line, process, thread);
            case ARRIVAL -> arrivals.arrival(line, process);
            case COMPLETION -> completions.completion(line, process);
            case FAILURE -> completions.failure(line, process);
            case PEER_LOST -> others.peerLost(line);
            case MEMORY_DECLARED -> memory.declared(line, process);
            case MEMORY_RELEASED -> memory.released(line, process);
            case MEMORY_WRITTEN -> memory.written(line, process);
            case MEMORY_READ -> memory.read(line, process);
            case MEMORY_EDITED -> memory.edited(line, process);
            case VALUE_SUPPLIED -> others.supplied(line);
            case ENTRY_EDITED -> others.entryEdited(line, process);
            case DESCRIPTOR_EDITED -> others.descriptorEdited(line, process);
            case ENTER -> others.entered(line, process, thread);
            case LEAVE -> others.left(line, process, thread);
            case PROTOCOL_CALL -> protocols.called(line, thread);
            case CALLBACK_RETURN -> protocols.returned(line, thread);
            case BARRIER -> ReadInput.of(new BarrierCrossed(thread));
            case BARRIER_REACHED -> others.reachedBarrier(line, thread);
            case TRANSITION -> throw new IllegalArgumentException("a transition is no input");
        };
    }
}

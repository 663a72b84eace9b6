package org.portalscope.replay;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.MemoryDeclared;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.TransitionCause;
import org.portalscope.world.program.ProcessSpec;

/** The memory that the processes of a recording were given before anything else happened. */
final class InitialMemory {

    private final List<List<ProcessSpec.Memory>> regions;
    private final Map<Integer, byte[]> zeros = new HashMap<>();
    private final long transitions;

    /** @param processes how many there are in the recording */
    InitialMemory(TransitionSource source, int processes) {
        regions = Stream.<List<ProcessSpec.Memory>>generate(ArrayList::new).limit(processes).toList();
        long next = 1;
        while (next <= source.size() && isMemory(source.get(next))) {
            declare(source.get(next));
            next++;
        }
        transitions = next - 1;
    }

    private static boolean isMemory(RecordedTransition transition) {
        return transition.cause() instanceof TransitionCause.Outside && transition.inputs().stream().allMatch(MemoryDeclared.class::isInstance);
    }

    private void declare(RecordedTransition transition) {
        transition.inputs().stream().map(MemoryDeclared.class::cast)
                .forEach(declared -> regions.get(transition.process()).add(new ProcessSpec.Memory(declared.name(), bytes(declared.bytes()))));
    }

    /** Regions without content, of which there can be many, share it. */
    private byte[] bytes(ByteString content) {
        byte[] none = zeros.computeIfAbsent(content.length(), byte[]::new);
        return content.block().holds(0, none) ? none : content.toArray();
    }

    /** How many transitions the recording has for it. */
    long transitions() {
        return transitions;
    }

    /** The regions of a process. */
    List<ProcessSpec.Memory> regions(int process) {
        return regions.get(process);
    }
}

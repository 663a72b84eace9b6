package org.portalscope.world.fault;

import java.util.List;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.state.Operation;
import org.portalscope.world.random.SplitMix64;

/** Faults chosen by a seed: each has a process, a form and numbers, each as likely as the others. */
final class RandomFaults {

    private static final List<Operation.Kind> KINDS = List.of(Operation.Kind.SEND, Operation.Kind.PUT, Operation.Kind.GET, Operation.Kind.REPLY);
    private static final int MOST_OPERATIONS = 8;
    private static final int MOST_MESSAGES = 8;
    private static final int MOST_TRANSITIONS = 64;
    private static final int DRAWS = 4;

    private final SplitMix64 random;
    private final List<String> processes;

    RandomFaults(long seed, List<String> processes) {
        random = new SplitMix64(seed);
        this.processes = processes;
    }

    /** The process of the fault of a number, from 0. */
    String process(int fault) {
        return processes.get(draw(fault, 0, processes.size()));
    }

    /** The fault of a number, from 0. */
    Fault fault(int fault) {
        int form = draw(fault, 1, KINDS.size() + 2);
        if (form < KINDS.size()) {
            return new CompletionFault(KINDS.get(form), 1 + draw(fault, 2, MOST_OPERATIONS),
                    draw(fault, 3, 2) == 0 ? NiFailType.PTL_NI_DATA_LOST : NiFailType.PTL_NI_DATA_CORRUPT);
        }
        if (form == KINDS.size()) {
            return new HoldFault(1 + draw(fault, 2, MOST_MESSAGES), processes.get(draw(fault, 3, processes.size())));
        }
        return new DeathFault(1 + draw(fault, 2, MOST_TRANSITIONS));
    }

    private int draw(int fault, int which, int bound) {
        return random.below(bound, (long) fault * DRAWS + which);
    }
}

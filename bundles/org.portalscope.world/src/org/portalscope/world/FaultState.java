package org.portalscope.world;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PendingOperation;

/**
 * How far the faults of a process have come: how many operations of each kind have started while there is a fault of that kind to come,
 * which of them are going to fail, which faults have struck, and whether the process has died.
 */
final class FaultState {

    final Map<Operation.Kind, Integer> started = new EnumMap<>(Operation.Kind.class);
    final Map<Operation, CompletionFault> armed = new LinkedHashMap<>();
    final Set<CompletionFault> struck = new LinkedHashSet<>();
    boolean dead;
    private final List<CompletionFault> faults;

    FaultState(List<CompletionFault> faults) {
        this.faults = faults;
    }

    /** Whether there are any. */
    boolean areDeclared() {
        return !faults.isEmpty();
    }

    /** Whether a fault may still meet an operation of a kind. */
    boolean counts(Operation.Kind kind) {
        for (CompletionFault fault : faults) {
            if (fault.kind() == kind && fault.ordinal() > started(kind)) {
                return true;
            }
        }
        return false;
    }

    /** The operations of a kind that have been counted. */
    int started(Operation.Kind kind) {
        return started.getOrDefault(kind, 0);
    }

    /** The fault that meets an operation, or null. */
    CompletionFault meeting(Operation.Kind kind, int ordinal) {
        return faults.stream().filter(fault -> fault.kind() == kind && fault.ordinal() == ordinal).findFirst().orElse(null);
    }

    /** The fault that makes an operation fail when it ends, or null. */
    CompletionFault meeting(Operation operation) {
        return armed.isEmpty() ? null : armed.get(operation);
    }

    /** Why an operation is going to fail, {@code PTL_NI_OK} if no fault has met it. */
    int niFailType(PendingOperation operation) {
        CompletionFault fault = faults.isEmpty() ? null : armed.get(operation.value());
        return fault == null ? NiFailType.PTL_NI_OK : fault.niFailType();
    }

    /** The faults that have not struck. */
    List<CompletionFault> unused() {
        return faults.stream().filter(fault -> !struck.contains(fault)).toList();
    }

    String dump() {
        return (dead ? "dead" : "alive") + " counted " + started + " armed "
                + armed.entrySet().stream().map(Object::toString).sorted().toList() + " struck " + struck + '\n';
    }
}

package org.portalscope.analysis.excerpt;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.message.Message;

/**
 * Some calls of a run, without those that use what no other of them has made.
 *
 * @param calls in their order
 */
record ExcerptDraft(List<CausalCall> calls) {

    /** What is left of some calls when all that cannot be made go. */
    static ExcerptDraft of(List<CausalCall> wanted) {
        Set<List<Long>> made = new HashSet<>();
        Predicate<CausalCall> canBeMade = call -> call.handles().stream()
                .allMatch(handle -> Handle.isNone(handle) || made.contains(object(call.process(), handle)));
        List<CausalCall> calls = new ArrayList<>();
        for (CausalCall call : wanted) {
            if (canBeMade.test(call)) {
                calls.add(call);
                call.made().forEach(handle -> made.add(object(call.process(), handle)));
            }
        }
        return new ExcerptDraft(List.copyOf(calls));
    }

    private static List<Long> object(int process, long handle) {
        return List.of((long) process, handle);
    }

    /** What an operation of the run is called when these calls alone are made; null if none of them begins it. */
    OperationId renamed(OperationId operation) {
        CausalCall beginning = calls.stream().filter(call -> operation.equals(call.operation())).findFirst().orElse(null);
        if (beginning == null) {
            return null;
        }
        int ordinal = 1;
        for (CausalCall call : calls) {
            if (call == beginning) {
                return new OperationId(operation.initiator(), ordinal);
            }
            ordinal += call.operation() != null && call.process() == beginning.process() ? 1 : 0;
        }
        throw new IllegalStateException("a call of the draft is none of it");
    }

    /** What a message of the run is called then; null if none of them begins its operation. */
    Message.Key renamed(Message.Key message) {
        OperationId operation = renamed(message.operation());
        return operation == null ? null : new Message.Key(operation, message.kind());
    }
}

package org.portalscope.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.effect.BytesWritten;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.MatchList;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Step;

/** What holds in every state of an interface, and of every transition. */
final class Invariants {

    private Invariants() {
    }

    static void check(World world, Transition transition, String context) {
        for (WorldProcess process : world.processes()) {
            process.portals().state().interfaces().forEach(ni -> check(ni, context));
        }
        transition.steps().forEach(step -> staysWithin(transition, step, context));
    }

    private static void check(NetworkInterface ni, String context) {
        int linked = 0;
        for (MatchList list : ni.portalTable()) {
            int length = 0;
            for (MatchEntry entry = list.first(); entry != null; entry = entry.next()) {
                length++;
                MemoryDescriptor descriptor = ni.descriptors().get(entry.descriptor());
                assertTrue(descriptor == null ? Handle.isNone(entry.descriptor()) : descriptor.entry() == entry.handle(), context);
            }
            assertEquals(list.size(), length, context);
            linked += length;
        }
        assertEquals(ni.entries().size(), linked, context);
        ni.descriptors().all().forEach(descriptor -> check(ni, descriptor, context));
        ni.queues().all().forEach(queue -> check(queue, context));
    }

    private static void check(NetworkInterface ni, MemoryDescriptor descriptor, String context) {
        long pending = ni.operations().stream().filter(operation -> operation.descriptor() == descriptor.handle()).count();
        assertEquals(pending, descriptor.pending(), context);
        assertTrue(descriptor.threshold() >= Ptl.PTL_MD_THRESH_INF, context);
        assertTrue(descriptor.localOffset() >= 0 && descriptor.localOffset() <= descriptor.length(), context);
        assertTrue(!descriptor.detached() || pending > 0 && Handle.isNone(descriptor.entry()), context);
    }

    private static void check(EventQueue queue, String context) {
        assertTrue(queue.events().size() <= queue.capacity(), context);
        assertTrue(queue.waiters().isEmpty() || queue.isEmpty(), context);
    }

    /** Bytes outside the extent of an operation never change. */
    private static void staysWithin(Transition transition, Step step, String context) {
        if (step instanceof BytesWritten written) {
            Operation operation = ((CompletionStarted) transition.opening()).operation();
            assertEquals(operation.address(), written.address(), context);
            assertEquals(operation.length(), written.after().length, context);
        }
    }
}

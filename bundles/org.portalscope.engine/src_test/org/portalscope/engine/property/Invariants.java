package org.portalscope.engine.property;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.MatchList;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PortalsState;

/** What holds in every state of a process, however it came about. */
final class Invariants {

    private Invariants() {
    }

    static void check(PortalsState state) {
        for (NetworkInterface ni : state.interfaces()) {
            check(ni);
            for (Operation operation : ni.operations()) {
                assertTrue(operation.length() >= 0 && state.memory().legal(operation.address(), operation.length()), operation::toString);
                assertSame(ni.descriptors().get(operation.descriptor()), ni.operation(operation.link()).descriptor());
            }
        }
    }

    private static void check(NetworkInterface ni) {
        int linked = 0;
        for (MatchList list : ni.portalTable()) {
            linked += checkLinks(ni, list);
        }
        assertEquals(ni.entries().size(), linked);
        ni.descriptors().all().forEach(descriptor -> check(ni, descriptor));
        ni.queues().all().forEach(Invariants::check);
    }

    private static int checkLinks(NetworkInterface ni, MatchList list) {
        int length = 0;
        MatchEntry last = null;
        for (MatchEntry entry = list.first(); entry != null; entry = entry.next()) {
            length++;
            last = entry;
            assertSame(entry, ni.entries().get(entry.handle()));
            MemoryDescriptor descriptor = ni.descriptors().get(entry.descriptor());
            assertTrue(descriptor == null ? Handle.isNone(entry.descriptor()) : descriptor.entry() == entry.handle());
        }
        assertSame(last, list.last());
        assertEquals(list.size(), length);
        Case.IDS.forEach(ids -> ids.forEach(id -> checkMatches(list, id, 0)));
        return length;
    }

    /** What is found is what a search of the whole list finds. */
    private static void checkMatches(MatchList list, ProcessId initiator, long bits) {
        MatchEntry found = list.firstMatch(initiator.packed(), bits);
        for (MatchEntry entry = list.first(); entry != null; entry = entry.next()) {
            if (entry.values().matchId().admits(initiator.packed())
                    && ((bits ^ entry.values().matchBits()) & ~entry.values().ignoreBits()) == 0) {
                assertSame(entry, found);
                found = list.nextMatch(entry, entry.next(), initiator.packed(), bits);
            }
        }
        assertNull(found);
    }

    private static void check(NetworkInterface ni, MemoryDescriptor descriptor) {
        long pending = ni.operations().stream().filter(operation -> operation.descriptor() == descriptor.handle()).count();
        assertEquals(pending, descriptor.pending());
        assertTrue(descriptor.threshold() >= Ptl.PTL_MD_THRESH_INF);
        assertTrue(descriptor.localOffset() >= 0 && descriptor.localOffset() <= descriptor.length());
        assertTrue(!descriptor.detached() || pending > 0 && Handle.isNone(descriptor.entry()));
        assertTrue(Handle.isNone(descriptor.entry()) || ni.entries().get(descriptor.entry()).descriptor() == descriptor.handle());
    }

    private static void check(EventQueue queue) {
        assertTrue(queue.events().size() <= queue.capacity());
        assertTrue(queue.waiters().isEmpty() || queue.isEmpty());
    }
}

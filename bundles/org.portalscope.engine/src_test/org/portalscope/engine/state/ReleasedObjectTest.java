package org.portalscope.engine.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;

/** Entries and descriptors that have been released become others, of which nothing tells what they were. */
class ReleasedObjectTest {

    private static final ProcessId PEER = new ProcessId(3, 4);
    private static final EntryValues BEFORE = new EntryValues(1, ProcessId.ANY, 0xFF, -1, Unlink.PTL_RETAIN);
    private static final EntryValues AFTER = new EntryValues(2, PEER, 0x1F, 0xF, Unlink.PTL_UNLINK);
    private static final MdValues OLD = new MdValues(0x1000, 64, 3, 16, Ptl.PTL_MD_OP_PUT, 1, Ptl.PTL_EQ_NONE);
    private static final MdValues NEW = new MdValues(0x1000, 64, 1, Ptl.MAX_OFFSET_NONE, Ptl.PTL_MD_OP_GET, 2, Ptl.PTL_EQ_NONE);

    @Test
    void shouldBecomeAnotherEntry() {
        MatchEntry entry = new MatchEntry(entryHandle(0), BEFORE);
        assertEquals(BEFORE, entry.values());
        entry.set(entryHandle(1), AFTER.portal(), AFTER.matchId(), AFTER.matchBits(), AFTER.ignoreBits(), AFTER.unlink());
        assertEquals(AFTER, entry.values());
        assertEquals(entryHandle(1), entry.handle());
        assertTrue(entry.admits(2, PEER.packed(), 0x10));
        assertFalse(entry.admits(2, PEER.packed(), 0x20));
        assertFalse(entry.admits(2, new ProcessId(3, 5).packed(), 0x10));
        assertNull(entry.attached());
    }

    @Test
    void shouldBecomeAnotherDescriptor() {
        NetworkInterface ni = new NetworkInterface(0, InterfaceSpec.of(PEER, 0));
        MemoryDescriptor descriptor = new MemoryDescriptor(descriptorHandle(0), ni,
                new DescriptorValues(OLD, entryHandle(0), 24, Unlink.PTL_UNLINK, Unlink.PTL_UNLINK, 1, true, 7, true));
        assertFalse(descriptor.active());
        descriptor.set(descriptorHandle(1), NEW, entryHandle(1), Unlink.PTL_RETAIN, Unlink.PTL_UNLINK);
        assertEquals(DescriptorValues.created(NEW, entryHandle(1), Unlink.PTL_RETAIN, Unlink.PTL_UNLINK), descriptor.values());
        assertEquals(descriptorHandle(1), descriptor.handle());
        assertTrue(descriptor.active());
    }

    private static long entryHandle(int generation) {
        return Handle.of(Handle.Kind.ME, 0, generation, 0);
    }

    private static long descriptorHandle(int generation) {
        return Handle.of(Handle.Kind.MD, 0, generation, 0);
    }
}

package org.portalscope.engine.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;

class OperationTableTest {

    private static final ProcessId SELF = new ProcessId(0, 0);
    private static final MdValues NOTHING = new MdValues(0, 0, Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE, 0, 0, Ptl.PTL_EQ_NONE);
    /** Gets have ordinals of their own, which differ from links. */
    private static final int FIRST_ORDINAL = 1_000;

    private final OperationTable table = new OperationTable();
    private final MemoryDescriptor descriptor = new MemoryDescriptor(Handle.of(Handle.Kind.MD, 0, 0, 0), new NetworkInterface(0, InterfaceSpec.of(SELF, 0)),
            DescriptorValues.created(NOTHING, Ptl.ME_NONE, Unlink.PTL_RETAIN, Unlink.PTL_RETAIN));

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void shouldFindEachOperationWhicheverEnd(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        TreeMap<Long, PendingOperation> pending = new TreeMap<>();
        for (long link = 1; link < 500; link++) {
            pending.put(link, start(link, random.nextInt(3) == 0 ? Operation.Kind.SEND : Operation.Kind.FETCH));
            while (!pending.isEmpty() && random.nextBoolean()) {
                boolean newest = random.nextBoolean();
                long ended = newest ? pending.lastKey() : pending.floorKey(random.nextLong(pending.firstKey(), pending.lastKey() + 1));
                table.remove(pending.remove(ended));
                assertNull(table.get(ended), "seed " + seed);
                assertNull(table.fetch(ordinal(ended)), "seed " + seed);
            }
            assertEquals(List.copyOf(pending.values()), table.inOrder(), "seed " + seed);
            pending.forEach(this::assertFound);
        }
    }

    private PendingOperation start(long link, Operation.Kind kind) {
        PendingOperation place = table.free(link);
        place.header().setGet(ordinal(link), SELF.packed(), 0, SELF.packed(), 0, 0, 0, 0, descriptor.handle(), 0);
        place.set(kind, link, descriptor, null, 0, 0, 0);
        table.add(place);
        return place;
    }

    private static int ordinal(long link) {
        return FIRST_ORDINAL + (int) link / 2 + (int) link % 2 * FIRST_ORDINAL;
    }

    private void assertFound(long link, PendingOperation operation) {
        assertSame(operation, table.get(link));
        assertSame(operation.kind() == Operation.Kind.FETCH ? operation : null, table.fetch(ordinal(link)));
    }
}

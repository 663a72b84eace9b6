package org.portalscope.engine.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalLong;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.MemoryDeclared;
import org.portalscope.engine.input.MemoryWritten;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Fabric;
import org.portalscope.engine.message.Header;

/** A digest is of so many pages of memory, and some in a row are of all. */
class ProcessDigestTest {

    private static final int[] LENGTHS = {10, 3 * MemoryPage.SIZE + 1, 0, 20 * MemoryPage.SIZE};
    private static final int ALL = 1 + 4 + 20;

    private final PortalsProcess one = process();
    private final PortalsProcess other = process();

    private static PortalsProcess process() {
        PortalsProcess process = new PortalsProcess(List.of(InterfaceSpec.of(new ProcessId(0, 0), 1)), (from, to) -> OptionalLong.empty(), new Nowhere());
        for (int i = 0; i < LENGTHS.length; i++) {
            process.take(new MemoryDeclared("r" + i, ByteString.of(new byte[LENGTHS[i]])));
        }
        return process;
    }

    private void write(PortalsProcess process, int region, int at, int value) {
        long address = process.state().memory().regions().get(region).address() + at;
        process.take(new MemoryWritten(address, ByteString.of(new byte[] {(byte) value})));
    }

    private ProcessDigest digest(long first, int most) {
        return ProcessDigest.of(one.state(), first, most);
    }

    @Test
    void shouldTellEveryByteThatDiffers() {
        assertTrue(digest(0, ALL).isOf(other.state()));
        for (int region : new int[] {0, 1, 3}) {
            for (int at = 0; at < LENGTHS[region]; at += Math.max(1, LENGTHS[region] - 1)) {
                write(one, region, at, 1);
                assertFalse(digest(0, ALL).isOf(other.state()), "region " + region + ", byte " + at);
                assertEquals(digest(0, 0).control(), ProcessDigest.of(other.state(), 0, 0).control());
                write(other, region, at, 1);
                assertTrue(digest(0, ALL).isOf(other.state()));
            }
        }
    }

    @Test
    void shouldTellWhatIsAmongItsPagesOnly() {
        write(one, 1, 2 * MemoryPage.SIZE, 1);
        assertTrue(digest(0, 3).isOf(other.state()));
        assertFalse(digest(3, 1).isOf(other.state()));
        assertTrue(digest(4, ALL).isOf(other.state()));
    }

    @Test
    void shouldComeToAllPagesOneBehindTheOther() {
        long next = 0;
        int pages = 0;
        for (int i = 0; i < 4; i++) {
            ProcessDigest digest = digest(next, 8);
            assertEquals(pages, digest.firstPage());
            pages += digest.pages();
            next = digest.nextPage();
        }
        assertEquals(ALL, pages);
        assertEquals(0, digest(next, 8).firstPage());
    }

    /** Takes no messages. */
    private static final class Nowhere implements Fabric {

        @Override
        public void send(Header header) {
            throw new AssertionError("it sends nothing");
        }

        @Override
        public void sendData(Header header, MemoryBlock memory, int from, int length) {
            throw new AssertionError("it sends nothing");
        }

        @Override
        public void withholdData(Header header, int niFailType) {
            throw new AssertionError("it sends nothing");
        }
    }
}

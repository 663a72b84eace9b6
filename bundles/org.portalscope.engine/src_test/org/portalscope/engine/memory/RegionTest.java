package org.portalscope.engine.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

class RegionTest {

    private static final long ADDRESS = 0x1000;

    private final Region region = new Region("region", ADDRESS, new PagedBlock(2 * Region.PAGE));

    @Test
    void shouldNotCopyBytesThatAreWhereTheyAreToBeWritten() {
        PageContent page = region.page(0);
        Digest128 digest = region.digest();
        region.write(ADDRESS + 3, region.block(), 3, 100);
        assertSame(page, region.page(0));
        assertSame(digest, region.digest());
    }

    @Test
    void shouldCopyBytesOfItsOwnToAnotherPlace() {
        region.write(ADDRESS, new byte[] {1, 2, 3}, 0, 3);
        Digest128 digest = region.digest();
        region.write(ADDRESS + 1, region.block(), 0, 3);
        assertEquals(3, region.block().get(3));
        assertNotEquals(digest, region.digest());
    }
}

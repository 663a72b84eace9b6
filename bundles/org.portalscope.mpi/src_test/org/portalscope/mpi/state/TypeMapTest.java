package org.portalscope.mpi.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;

import org.junit.jupiter.api.Test;
import org.portalscope.protocol.value.Buffer;

/** Type maps are put together as the standard has it, with bounds and with blocks that are as long as possible. */
class TypeMapTest {

    private static final TypeMap BYTE = TypeMap.basic(1);
    private static final TypeMap INT = TypeMap.basic(4);
    private static final TypeMap DOUBLE = TypeMap.basic(8);

    private static TypeMap contiguous(long count, TypeMap map) {
        return TypeMap.of(List.of(new TypeMap.Part(0, count, map))).orElseThrow();
    }

    private static TypeMap vector(long count, long length, long strideInBytes, TypeMap map) {
        return TypeMap.of(LongStream.range(0, count).mapToObj(i -> new TypeMap.Part(i * strideInBytes, length, map)).toList()).orElseThrow();
    }

    @Test
    void shouldMergeElementsThatLieSideBySide() {
        assertEquals(new TypeMap(List.of(new TypeMap.Block(0, 4_000_000_000L, 4)), 0, 4_000_000_000L, 4), contiguous(1_000_000_000, INT));
        assertEquals(List.of(new TypeMap.Block(0, 24, 4)), vector(3, 2, 8, INT).blocks());
    }

    @Test
    void shouldKeepBlocksThatLieApart() {
        TypeMap map = vector(3, 2, 12, INT);
        assertEquals(List.of(new TypeMap.Block(0, 8, 4), new TypeMap.Block(12, 8, 4), new TypeMap.Block(24, 8, 4)), map.blocks());
        assertEquals(24, map.size());
        assertEquals(32, map.extent());
        assertFalse(map.isContiguous());
    }

    @Test
    void shouldBeginAtTheLowestByte() {
        TypeMap backwards = vector(3, 1, -4, INT);
        assertEquals(-8, backwards.lowerBound());
        assertEquals(12, backwards.extent());
        assertEquals(List.of(0L, -4L, -8L), backwards.blocks().stream().map(TypeMap.Block::offset).toList());
    }

    @Test
    void shouldPadStructures() {
        TypeMap struct = TypeMap.of(List.of(new TypeMap.Part(0, 1, DOUBLE), new TypeMap.Part(8, 1, BYTE))).orElseThrow();
        assertEquals(9, struct.extent());
        assertEquals(16, struct.padded().extent());
        assertEquals(9, struct.padded().size());
        assertTrue(struct.isContiguous());
        assertEquals(List.of(0L, 8L, 16L, 24L), contiguous(2, struct.padded()).blocks().stream().map(TypeMap.Block::offset).toList());
    }

    @Test
    void shouldCountBasicElements() {
        TypeMap struct = TypeMap.of(List.of(new TypeMap.Part(0, 2, INT), new TypeMap.Part(8, 1, DOUBLE))).orElseThrow();
        assertEquals(0, struct.basicElements(0));
        assertEquals(1, struct.basicElements(4));
        assertEquals(3, struct.basicElements(16));
        assertEquals(5, struct.basicElements(24));
        assertEquals(-1, struct.basicElements(2));
        assertEquals(-1, struct.basicElements(12));
        assertEquals(0, TypeMap.EMPTY.basicElements(0));
        assertEquals(-1, TypeMap.EMPTY.basicElements(1));
    }

    @Test
    void shouldRefuseWhatIsTooLarge() {
        assertEquals(Optional.empty(), TypeMap.of(List.of(new TypeMap.Part(0, Long.MAX_VALUE, INT))));
        assertEquals(Optional.empty(), TypeMap.of(List.of(new TypeMap.Part(Long.MIN_VALUE, 1, INT))));
        assertEquals(Optional.empty(), TypeMap.of(List.of(new TypeMap.Part(0, TypeMap.MOST_BLOCKS, vector(2, 1, 8, INT)))));
        assertEquals(TypeMap.EMPTY.blocks(), contiguous(Long.MAX_VALUE, TypeMap.EMPTY).blocks());
    }

    @Test
    void shouldFitMemoryByItsBytesOnly() {
        Buffer memory = new Buffer("memory", 4096, 20);
        TypeMap everyOther = vector(3, 1, 8, INT);
        assertTrue(new TypedBuffer(memory, 1, everyOther).fits());
        assertFalse(new TypedBuffer(memory, 2, everyOther).fits());
        assertFalse(new TypedBuffer(memory, 1, vector(2, 1, -4, INT)).fits());
        assertFalse(new TypedBuffer(memory, Long.MAX_VALUE, INT).fits());
        assertTrue(new TypedBuffer(memory, Long.MAX_VALUE, TypeMap.EMPTY).fits());
        assertTrue(new TypedBuffer(memory, 0, everyOther).fits());
        assertEquals(List.of(4096L, 4104L, 4112L), new TypedBuffer(memory, 1, everyOther).pieces().stream().map(Buffer::address).toList());
    }
}

package org.portalscope.engine.memory;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class MemoryBlockTest {

    private static final int LENGTH = 40;

    /** Every kind of block beside every kind, itself included. */
    static Stream<Arguments> pairs() {
        return kinds().stream().flatMap(to -> kinds().stream().map(from -> Arguments.of(to, from)));
    }

    static List<MemoryBlock> kinds() {
        return List.of(MemoryBlock.of(new byte[LENGTH]), MemoryBlock.of(ByteBuffer.allocateDirect(LENGTH)), MemoryBlock.of(ByteBuffer.allocate(LENGTH)),
                new PagedBlock(LENGTH));
    }

    private static byte[] numbers() {
        byte[] bytes = new byte[LENGTH];
        IntStream.range(0, LENGTH).forEach(i -> bytes[i] = (byte) (i - 3));
        return bytes;
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void shouldCopyFromOneBlockToAnother(MemoryBlock to, MemoryBlock from) {
        from.write(0, numbers(), 0, LENGTH);
        to.write(5, from, 7, 20);
        byte[] expected = new byte[LENGTH];
        System.arraycopy(numbers(), 7, expected, 5, 20);
        assertArrayEquals(expected, to.copy(0, LENGTH));
        assertEquals(numbers()[7], to.get(5));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void shouldCopyBytesThatOverlap(MemoryBlock block) {
        byte[] expected = numbers();
        block.write(0, expected, 0, LENGTH);
        System.arraycopy(expected, 2, expected, 6, 30);
        block.write(6, block, 2, 30);
        assertArrayEquals(expected, block.copy(0, LENGTH));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void shouldCopyBytesIntoABuffer(MemoryBlock block) {
        block.write(0, numbers(), 0, LENGTH);
        ByteBuffer buffer = ByteBuffer.allocateDirect(LENGTH).position(3);
        block.read(7, buffer, 20);
        assertEquals(23, buffer.position());
        byte[] copied = new byte[20];
        buffer.get(3, copied);
        assertArrayEquals(Arrays.copyOfRange(numbers(), 7, 27), copied);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void shouldHaveTheDigestOfItsBytes(MemoryBlock block) {
        block.write(0, numbers(), 0, LENGTH);
        Digest128 expected = Digest128.of(numbers());
        assertEquals(List.of(expected.high(), expected.low()), List.of(block.digest().high(), block.digest().low()));
    }

    @Test
    void shouldShareItsBytesAndLeavePositionsAlone() {
        ByteBuffer buffer = ByteBuffer.allocateDirect(LENGTH).position(9).limit(12);
        MemoryBlock block = MemoryBlock.of(buffer);
        block.write(30, numbers(), 0, 4);
        assertEquals(List.of(9, 12, LENGTH), List.of(buffer.position(), buffer.limit(), block.length()));
        assertEquals(numbers()[0], buffer.clear().get(30));
        byte[] array = new byte[LENGTH];
        MemoryBlock.of(array).write(0, numbers(), 0, LENGTH);
        assertArrayEquals(numbers(), array);
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void shouldRefuseABytePastTheEnd(MemoryBlock to, MemoryBlock from) {
        byte[] before = to.copy(0, LENGTH);
        assertThrows(IndexOutOfBoundsException.class, () -> to.write(LENGTH - 3, from, 0, 4));
        assertThrows(IndexOutOfBoundsException.class, () -> to.write(0, from, LENGTH - 3, 4));
        assertThrows(IndexOutOfBoundsException.class, () -> to.read(LENGTH, new byte[1], 0, 1));
        assertEquals(Arrays.toString(before), Arrays.toString(to.copy(0, LENGTH)));
    }

    @Test
    void shouldRefuseABufferThatCanOnlyBeRead() {
        ByteBuffer buffer = ByteBuffer.allocateDirect(1).asReadOnlyBuffer();
        assertThrows(IllegalArgumentException.class, () -> MemoryBlock.of(buffer));
    }
}

package org.portalscope.mpi.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;

/**
 * The type map of a datatype: where its basic elements lie in memory, in the order in which they are sent.
 *
 * @param blocks     basic elements that lie side by side
 * @param lowerBound bytes from the address that a call is given to where the datatype begins
 * @param extent     bytes from an element of the datatype to the next
 * @param alignment  bytes that the address of the largest basic element is a multiple of
 */
public record TypeMap(List<Block> blocks, long lowerBound, long extent, long alignment) {

    /** Blocks that a type map has at most. */
    public static final int MOST_BLOCKS = 1 << 16;

    /** The longest distance in memory, in bytes. */
    private static final long LONGEST = 1L << 40;

    /** Without elements. */
    public static final TypeMap EMPTY = new TypeMap(List.of(), 0, 0, 1);

    /**
     * Basic elements side by side.
     *
     * @param offset in bytes
     * @param length in bytes
     * @param unit   bytes of a basic element
     */
    public record Block(long offset, long length, long unit) {

        long end() {
            return offset + length;
        }
    }

    /** As many elements of a datatype, one behind another; the displacement is in bytes. */
    public record Part(long displacement, long count, TypeMap map) {
    }

    public TypeMap {
        blocks = List.copyOf(blocks);
    }

    /** That of a predefined datatype. */
    static TypeMap basic(long size) {
        return new TypeMap(List.of(new Block(0, size, size)), 0, size, size);
    }

    /** Some parts, one behind another; nothing if that has more than {@link #MOST_BLOCKS} or is too long. */
    public static Optional<TypeMap> of(List<Part> parts) {
        Assembly assembly = new Assembly();
        return parts.stream().allMatch(assembly::add) ? Optional.of(assembly.result()) : Optional.empty();
    }

    /** The same elements, with other bounds. */
    public TypeMap resized(long newLowerBound, long newExtent) {
        return new TypeMap(blocks, newLowerBound, newExtent, alignment);
    }

    /** The same with an extent that is a multiple of the alignment, as compilers pad structures. */
    public TypeMap padded() {
        return resized(lowerBound, (extent + alignment - 1) / alignment * alignment);
    }

    /** Bytes of an element. */
    public long size() {
        long size = 0;
        for (int i = 0; i < blocks.size(); i++) { // asked several times for each message: that makes no iterator
            size += blocks.get(i).length();
        }
        return size;
    }

    /** Whether the bytes of an element lie side by side, in the order in which they are sent. */
    boolean isContiguous() {
        for (int i = 1; i < blocks.size(); i++) {
            if (blocks.get(i).offset() != blocks.get(i - 1).end()) {
                return false;
            }
        }
        return true;
    }

    /** Whether elements one behind another are one block. */
    private boolean isSolid() {
        return blocks.size() == 1 && blocks.get(0).length() == extent;
    }

    /** How many basic elements some bytes are, or -1 if they end within one. */
    public long basicElements(long bytes) {
        long size = size();
        long whole = size == 0 ? 0 : bytes / size;
        long left = bytes - whole * size;
        long elements = whole * blocks.stream().mapToLong(block -> block.length() / block.unit()).sum();
        for (int i = 0; i < blocks.size() && left > 0; i++) {
            Block block = blocks.get(i);
            long taken = Math.min(left, block.length());
            if (taken % block.unit() != 0) {
                return -1;
            }
            elements += taken / block.unit();
            left -= taken;
        }
        return left == 0 ? elements : -1;
    }

    void write(FieldWriter out) {
        out.number(blocks.size());
        blocks.forEach(block -> {
            out.number(block.offset());
            out.number(block.length());
            out.number(block.unit());
        });
        out.number(lowerBound);
        out.number(extent);
        out.number(alignment);
    }

    static TypeMap read(FieldReader in) {
        List<Block> blocks = new ArrayList<>();
        for (int left = new ValueReader(in).count(); left > 0; left--) {
            blocks.add(new Block(in.number(), in.number(), in.number()));
        }
        return new TypeMap(blocks, in.number(), in.number(), in.number());
    }

    /** Puts a type map together. */
    private static final class Assembly {

        private final List<Block> blocks = new ArrayList<>();
        private long low = Long.MAX_VALUE;
        private long high = Long.MIN_VALUE;
        private long alignment = 1;

        /** Adds a part, or says that there is too much of it. */
        boolean add(Part part) {
            TypeMap map = part.map();
            boolean fits = Math.abs(part.displacement() + (double) part.count() * map.extent()) <= LONGEST && Math.abs((double) part.displacement()) <= LONGEST
                    && (map.isSolid() || part.count() * map.blocks().size() <= MOST_BLOCKS - blocks.size());
            if (fits && part.count() > 0) {
                long last = part.displacement() + (part.count() - 1) * map.extent();
                low = Math.min(low, part.displacement() + map.lowerBound());
                high = Math.max(high, last + map.lowerBound() + map.extent());
                alignment = Math.max(alignment, map.alignment());
                append(part);
            }
            return fits && blocks.size() <= MOST_BLOCKS;
        }

        private void append(Part part) {
            TypeMap map = part.map();
            if (map.isSolid()) {
                Block block = map.blocks().get(0);
                append(new Block(part.displacement() + block.offset(), part.count() * block.length(), block.unit()));
                return;
            }
            for (long i = 0; i < part.count() && !map.blocks().isEmpty(); i++) {
                long displacement = part.displacement() + i * map.extent();
                map.blocks().forEach(block -> append(new Block(displacement + block.offset(), block.length(), block.unit())));
            }
        }

        private void append(Block block) {
            Block last = blocks.isEmpty() ? null : blocks.get(blocks.size() - 1);
            if (last != null && last.end() == block.offset() && last.unit() == block.unit()) {
                blocks.set(blocks.size() - 1, new Block(last.offset(), last.length() + block.length(), last.unit()));
            } else {
                blocks.add(block);
            }
        }

        TypeMap result() {
            return low > high ? EMPTY : new TypeMap(blocks, low, high - low, alignment);
        }
    }
}
